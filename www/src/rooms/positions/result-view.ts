/* Who wins, the value of each heap, and their nim-sum column by column. */

import { html, nothing } from 'lit';
import type { Sentence } from '../../asked/sentence';
import type { CompoundMovesAnswer, MisereMovesAnswer, MovesAnswer } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { componentsOf } from '../../ruleset/components-of';
import { componentName, positionName, positionRules } from '../../ruleset/position-name';
import { bound } from '../../ui/formula';
import { icon } from '../../ui/icons';
import { emptyHere } from '../../ui/placeholder';
import { valuedParts } from './boards';
import { drawings } from './drawings';
import type { PositionRoom } from './model';
import { type Analysis, isCompound, isMisere, sumIn } from './reading';
import { cellsOf, inWords, isOver, outcome, questionOf } from './words';

/** The most heaps in the table. */
const SHOWN = 24;
const EXAMPLE = 'kayles 3 5 7';

/** Boards as pictures and reasons, too, unless these stand `apart`. */
export function result(room: PositionRoom, apart = false) {
  const { analysis } = room;
  if (!analysis && room.error && apart) return emptyHere(toHash(questionOf(EXAMPLE)), EXAMPLE);
  if (!analysis) return room.error ? html`<p class="quiet">${text('position-none')}</p>` : nothing;
  const { answer } = analysis;
  const [best] = answer.winning;
  const likely = isLikely(room.sentence);
  return html`<div data-stale=${room.stale ? 'true' : nothing} ?data-kept=${room.error} data-likely=${likely ? 'true' : nothing}>
    <p class="answer-label">${likely ? html`<b>${text('position-if')}</b> ` : nothing}${apart && !room.error ? rules(answer.position, sumIn(answer)) : positionName(componentsOf(answer.position), sumIn(answer))}</p>
    ${outcomeLine((!likely && answer.outcome) || 'unknown', outcome(answer))}
    ${best ? html`<p class="position-best">${text('position-best', { move: inWords(analysis, best) })}</p>` : nothing}
    ${apart ? nothing : html`${drawings(analysis)} ${reasons(analysis)}`}
  </div>`;
}

/** Whether more was left out than can be said beside the answer. */
const isLikely = (sentence: Sentence | undefined): boolean =>
  !!(sentence?.isUnsure || sentence?.leftOut?.isLong);

export function reasons(analysis: Analysis) {
  const { answer } = analysis;
  const because = (words: unknown) => html`<p class="position-why outcome-why">${words}</p>`;
  if (isCompound(answer))
    return html`${because(bound(whyCompound(answer)))} ${parts({ ...analysis, answer })}`;
  if (isMisere(answer)) return html`${because(bound(whyMisere(answer)))} ${genera({ ...analysis, answer })}`;
  return html`${because(why(answer))} ${sum({ ...analysis, answer })}`;
}

/** Who wins. */
export const outcomeLine = (outcome: 'P' | 'N' | 'unknown', words: string) =>
  html`<p class="position-outcome outcome" data-outcome=${outcome}>${outcome === 'N' ? icon('won') : nothing}${words}</p>`;

/** The rule of each game; of several, with their names; and how a move is made in their sum. */
export function rules(position: string, sum: string) {
  const all = positionRules(componentsOf(position));
  const [kind, most] = sum.split(':');
  // messages: sum-made-*
  const made = kind ? text(`sum-made-${kind}`, { most: Number(most ?? 1) }) : nothing;
  if (all.length === 1) return html`${all[0]?.rule} ${made}`;
  return html`${all.map(({ name, rule }) => html`<b>${name}</b>: ${rule} `)}${made}`;
}

function why(answer: MovesAnswer) {
  const { components, value, outcome, remoteness } = answer;
  if (isOver(answer)) return text('position-over-why');
  const count = components.flatMap((component) => valuedParts(component, component.values)).length;
  return html`${bound(text('position-why', { count, outcome, value: grouped(String(value)) }))}${
    remoteness === null ? nothing : html` ${text('position-remoteness', { count: remoteness })}`
  }`;
}

/**
 * The values in binary, one below the other: a column with an odd number of ones has a 1 in the
 * sum.
 */
function sum(analysis: Analysis<MovesAnswer>) {
  const { components, value } = analysis.answer;
  const rows = components.flatMap((component) =>
    valuedParts(component, component.values).map((part) => ({ game: component.game, ...part })),
  );
  const kinds = new Set(rows.map(({ kind }) => kind));
  if (rows.length < 2) return nothing;
  const width = Math.max(1, ...rows.map((row) => row.value.toString(2).length));
  const several = components.length > 1;
  return html`<div class="sums" role="region" aria-label=${text('position-table')} tabindex="0"><table>
    <thead><tr>
      ${several ? html`<th scope="col">${text('position-game')}</th>` : nothing}
      <th scope="col" class="number">${text('position-heap', { kind: kinds.size === 1 ? (rows[0]?.kind ?? 'heap') : 'part' })}</th>
      <th scope="col" class="number">${text('position-value')}</th>
      <th scope="colgroup" colspan=${width}>${text('position-binary')}</th>
    </tr></thead>
    <tbody>${rows.slice(0, SHOWN).map(
      (row) => html`<tr>
        ${several ? html`<th scope="row">${componentName(row.game)}</th>` : nothing}
        <td class="number">${/^\d+$/.test(row.label) ? grouped(row.label) : row.label}</td>
        <td class="number">${grouped(String(row.value))}</td>
        ${bits(row.value, width)}
      </tr>`,
    )}</tbody>
    <tfoot>
      ${rows.length > SHOWN ? html`<tr><td colspan=${width + 3}>${text('position-more', { count: rows.length - SHOWN })}</td></tr>` : nothing}
      <tr>
        <th scope="row" colspan=${several ? 2 : 1}>${text('position-sum')}</th>
        <td class="number">${grouped(String(value))}</td>
        ${bits(value, width)}
      </tr>
    </tfoot>
  </table></div>`;
}

function bits(of: number, width: number) {
  const digits = of.toString(2);
  return Array.from(
    digits.padStart(width, '0'),
    (bit, at) =>
      html`<td class="bit" data-bit=${bit} data-leading=${at < width - digits.length ? 'true' : nothing}>${bit}</td>`,
  );
}

function whyMisere(answer: MisereMovesAnswer): string {
  if (isOver(answer)) return text('position-over-misere');
  const { components, decidedBy, outcome } = answer;
  const game = componentName(components[0]?.game ?? '');
  return text('position-by', { by: decidedBy ?? 'nothing', outcome: outcome ?? 'N', game });
}

function whyCompound(answer: CompoundMovesAnswer): string {
  const { components, decidedBy, outcome, play, remoteness = 0, sum } = answer;
  const misere = play === 'misere';
  if (isOver(answer)) return text(misere ? 'position-over-misere' : 'position-over-why');
  const given = {
    outcome,
    ones: components.every(({ cells }) => cells.every((heap) => heap <= 1)) ? 'only' : 'some',
    remoteness,
    count: Number(sum.replace('moore:', '')) || 0,
    several: (Number(sum.replace('moore:', '')) || 0) + 1,
  };
  // messages: position-why-moore position-why-selective position-why-conjunctive
  // messages: position-misere-moore position-misere-selective position-misere-conjunctive
  return misere ? text(`position-misere-${decidedBy}`, given) : text(`position-why-${decidedBy}`, given);
}

/** What decides: the heaps column by column, or the components with their outcomes. */
function parts(analysis: Analysis<CompoundMovesAnswer>) {
  return analysis.answer.columns ? columns(analysis) : outcomes(analysis);
}

function columns({ answer }: Analysis<CompoundMovesAnswer>) {
  const { columns = [], components } = answer;
  const heaps = components.flatMap(({ cells }) => cells);
  const modulus = Number(answer.sum.replace('moore:', '')) + 1;
  return html`<div class="sums" role="region" aria-label=${text('position-columns')} tabindex="0"><table>
    <thead><tr>
      <th scope="col" class="number">${text('position-heap', { kind: 'heap' })}</th>
      <th scope="colgroup" colspan=${Math.max(1, columns.length)}>${text('position-binary')}</th>
    </tr></thead>
    <tbody>${heaps.slice(0, SHOWN).map(
      (heap) => html`<tr>
        <td class="number">${grouped(String(heap))}</td>
        ${bits(heap, columns.length)}
      </tr>`,
    )}</tbody>
    <tfoot>
      ${heaps.length > SHOWN ? html`<tr><td colspan=${columns.length + 1}>${text('position-more', { count: heaps.length - SHOWN })}</td></tr>` : nothing}
      <tr>
        <th scope="row">${text('position-ones')}</th>
        ${columns.map((ones) => html`<td class="bit" data-bit=${ones % modulus ? 1 : 0}>${ones}</td>`)}
      </tr>
    </tfoot>
  </table></div>`;
}

function outcomes(analysis: Analysis<CompoundMovesAnswer>) {
  const { components, decidedBy } = analysis.answer;
  const conjunctive = decidedBy === 'conjunctive';
  return html`<div class="sums" role="region" aria-label=${text('position-outcomes')} tabindex="0"><table>
    <thead><tr>
      <th scope="col">${text('position-game')}</th>
      <th scope="col" class="number">${text('position-heap', { kind: 'part' })}</th>
      ${conjunctive ? html`<th scope="col" class="number">${text('position-remoteness-name')}</th>` : nothing}
      <th scope="col">${text('position-alone')}</th>
    </tr></thead>
    <tbody>${components.slice(0, SHOWN).map(
      (component) => html`<tr>
        <th scope="row">${componentName(component.game)}</th>
        <td class="number">${cellsOf(component)}</td>
        ${conjunctive ? html`<td class="number">${component.remoteness}</td>` : nothing}
        <td>${text('position-outcome-name', { outcome: component.outcome ?? 'N' })}</td>
      </tr>`,
    )}</tbody>
    ${components.length > SHOWN ? html`<tfoot><tr><td colspan="4">${text('position-more', { count: components.length - SHOWN })}</td></tr></tfoot>` : nothing}
  </table></div>`;
}

/** The genera of the heaps, if any is known. */
function genera(analysis: Analysis<MisereMovesAnswer>) {
  const rows = analysis.answer.components.flatMap(({ game, cells, genera, tame }) =>
    cells.map((cell, at) => ({ game, cell, genus: genera[at] ?? '', tame: tame[at] })),
  );
  if (!rows.some(({ genus }) => genus)) return nothing;
  return html`<div class="sums" role="region" aria-label=${text('position-genera')} tabindex="0"><table>
    <thead><tr>
      <th scope="col">${text('position-game')}</th>
      <th scope="col" class="number">${text('position-heap', { kind: 'heap' })}</th>
      <th scope="col" colspan="2">${text('position-genus')}</th>
    </tr></thead>
    <tbody>${rows.slice(0, SHOWN).map(
      ({ game, cell, genus, tame }) => html`<tr>
        <th scope="row">${componentName(game)}</th>
        <td class="number">${grouped(String(cell))}</td>
        <td class="number">${genus ? superscript(genus) : text('position-no-genus')}</td>
        <td>${genus ? text(tame ? 'position-tame' : 'position-wild') : nothing}</td>
      </tr>`,
    )}</tbody>
  </table></div>
  <p class="quiet">${text('position-tame-why')}</p>`;
}

/** A genus as it is written: “4^146” with the exponent raised. */
function superscript(genus: string) {
  const [value, exponent] = genus.split('^');
  return html`${value}<sup>${exponent}</sup>`;
}
