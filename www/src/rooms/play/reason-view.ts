/* Why a position is won or lost: the values in binary, or the theorem of the game. */

import '../../ui/player';
import { html, nothing } from 'lit';
import { commas, grouped, text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import { amount, brief } from '../../ui/brief';
import { bound } from '../../ui/formula';
import { vars } from '../../ui/vars';
import type { Look, Part, Reason, Term } from './game';

/** The most rows of the table of values. */
const SHOWN = 12;

function kindOf(parts: readonly Part[]): string {
  const [part] = parts;
  if (!part || parts.length > 1) return 'heaps';
  return part.kind === 'heaps' && part.rows ? 'rows' : part.kind;
}

export function reason(look: Look) {
  const { reason, parts } = look;
  const words = html`<p>${bound(reasonWords(look))}</p>`;
  if (reason.kind === 'sum') {
    return html`${words}
        <grundy-nim-sum
          .terms=${reason.terms}
          .sum=${reason.value}
          .kind=${kindOf(parts)}
        ></grundy-nim-sum>`;
  }
  if (reason.kind === 'limit') return html`${words}${bars(reason)}`;
  if (reason.kind !== 'compound' || reason.by !== 'selective') return words;
  return html`${words}<ul role="list">${reason.parts.map(
    (part) => html`<li>${text('play-reason-part', { name: part.name, outcome: part.outcome ?? 'P' })}</li>`,
  )}</ul>`;
}

/** The heap as a sum of Fibonacci numbers; below it, how many stones may be taken. */
function bars({ heap, limit, terms }: Reason & { kind: 'limit' }) {
  const bar = (size: string, is?: string) =>
    html`<b class="number" data-is=${is ?? nothing} ${vars({ '--share': `${share(size, heap)}%` })}>${brief(size)}</b>`;
  return html`<div class="play-bars" dir="ltr">
    <p>${terms.map((term, at) => bar(term, at === terms.length - 1 ? 'least' : undefined))}</p>
    <p>${bar(limit, 'limit')}</p>
  </div>`;
}

/** A part of a heap, in percent. */
const share = (size: string, heap: string) => Number((BigInt(size) * 10_000n) / BigInt(heap)) / 100;

/** Why a position is won or lost, in words. */
export function reasonWords({ reason, outcome, parts }: Look): string {
  const known = outcome ?? 'unknown';
  switch (reason.kind) {
    case 'sum':
      return text('play-reason-sum', { outcome: known, value: grouped(String(reason.value)) });
    case 'misere':
      return text('play-reason-misere', { by: reason.by ?? 'none' });
    case 'compound': {
      // messages: play-theorem-*
      const { by, most, columns, remoteness } = reason;
      const several = most + 1;
      const theorem = text(`play-theorem-${by}`, { outcome: known, count: most, several, remoteness });
      if (!columns.length) return theorem;
      return `${theorem} ${text('play-reason-columns', { columns: commas(columns) })}`;
    }
    case 'limit':
      return text('play-reason-limit', {
        outcome: known,
        heap: amount(reason.heap),
        limit: amount(reason.limit),
        least: amount(reason.terms.at(-1) ?? '0'),
      });
    case 'table': {
      const [row, column] = reason.pair;
      const heaps = row === column ? 'equal' : row === 0 || column === 0 ? 'empty' : 'other';
      const given = { outcome: known, row, column, heaps };
      const game = parts[0]?.kind === 'heaps' && parts[0].cells.some(({ both }) => both);
      return game ? text('play-reason-wythoff', given) : text('play-reason-euclid', given);
    }
  }
}

/**
 * Values in binary, one below the other, and their nim-sum, which the reader can build up column by
 * column from the right. No events.
 */
export class GrundyNimSum extends Plain {
  static override properties = {
    terms: { attribute: false },
    sum: { type: Number },
    kind: {},
    step: { state: true },
  };

  /** The heaps or coins with their values. */
  declare terms: readonly Term[];
  /** The nim-sum of the values. */
  declare sum: number;
  /** What the terms are: "heaps", "coins" or "disks". */
  declare kind: string;
  /** The column up to which the sum is shown, from the right; undefined: all. */
  declare step: number | undefined;

  constructor() {
    super();
    this.terms = [];
    this.sum = 0;
    this.kind = 'heaps';
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('terms')) this.step = undefined;
  }

  protected override render() {
    const { terms, sum, step } = this;
    if (!terms.length) return nothing;
    const width = Math.max(1, ...terms.map(({ value }) => value.toString(2).length));
    const several = terms.some(({ name }) => name);
    const rows = terms.slice(0, SHOWN);
    const column = step === undefined ? -1 : width - 1 - step;
    const bits = (value: number, isSum: boolean) =>
      Array.from(value.toString(2).padStart(width, '0'), (bit, at) => {
        const open = isSum && step !== undefined && at < column;
        return html`<td class="bit" data-bit=${open ? '' : bit} data-column=${at === column ? '' : nothing}>${open ? '' : bit}</td>`;
      });
    const unit = 2 ** (step ?? 0);
    const count = terms.filter(({ value }) => Math.floor(value / unit) % 2 === 1).length;
    return html`<div class="nim-sum sums" role="region" aria-label=${text('play-table')} tabindex="0"><table>
        <thead><tr>
          ${several ? html`<td></td>` : nothing}
          <th scope="col">${text('play-table-cell', { kind: this.kind })}</th>
          <th scope="col">${text('play-table-value')}</th>
          <td colspan=${width}></td>
        </tr></thead>
        <tbody>${rows.map(
          ({ name, cell, value }) => html`<tr>
            ${several ? html`<th scope="row">${name}</th>` : nothing}
            <td class="number">${cell}</td><td class="number">${grouped(String(value))}</td>${bits(value, false)}
          </tr>`,
        )}</tbody>
        <tfoot>
          ${terms.length > SHOWN ? html`<tr><td colspan=${width + 3}>${text('play-reason-terms', { count: terms.length - SHOWN })}</td></tr>` : nothing}
          <tr><th scope="row" colspan=${several ? 2 : 1}>${text('play-table-sum')}</th>
          <td class="number">${step === undefined || step === width - 1 ? grouped(String(sum)) : ''}</td>${bits(sum, true)}</tr>
        </tfoot>
      </table></div>
      <grundy-player
        .label=${text('play-columns')}
        .last=${width - 1}
        .step=${step}
        @step=${(event: CustomEvent<{ step: number | undefined }>) => {
          event.stopPropagation();
          this.step = event.detail.step;
        }}
      ></grundy-player>
      <p class="quiet nim-sum-step" aria-live="polite">${
        step === undefined ? nothing : text('play-column', { unit, count, sum: count % 2 })
      }</p>`;
  }
}

define('grundy-nim-sum', GrundyNimSum);
