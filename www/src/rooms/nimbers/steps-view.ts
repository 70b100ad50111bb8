/* The derivation of a value, operation by operation. */

import { html, nothing } from 'lit';
import type { Message, NimberStep } from '../../engine/protocol';
import { counted, grouped, shortened, text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import type { Calculated, NimberRoom } from './model';
import { binary } from './products';
import { headOf, lineOf } from './words';

/** The number of operations shown at first. */
const SHOWN = 24;
/** Derivations with more lines than this are collapsed. */
const MANY = 14;
/** The limit for numbers shown in binary. */
const NARROW = 1 << 16;
/** The number of characters of a long expression shown around an operation. */
const AROUND = 30;

/** All operations, in order. */
export function operations(room: NimberRoom, calculated: Calculated) {
  const { steps: all, omitted, value } = calculated.answer;
  if (!all.length && !omitted)
    return html`<p class="statement">${text('steps-value', { value: shortened(value) })}</p>`;
  return html`${all.slice(0, SHOWN).map((step, at) => operation(room, calculated, step, at))}
    ${all.length > SHOWN ? html`<p class="quiet">${text('steps-cut', { shown: SHOWN, count: all.length })}</p>` : nothing}
    ${omitted ? html`<p class="quiet">${text('steps-omitted', { count: omitted })}</p>` : nothing}`;
}

function operation(room: NimberRoom, calculated: Calculated, step: NimberStep, at: number) {
  const count = calculated.answer.steps.length;
  return html`<article class="operation" data-operation=${step.operation}>
    ${count > 1 ? place(calculated.expression, step, at, count) : nothing}
    <h3 class="math">${headOf(step)}</h3>
    ${drawing(room, calculated, step, at)}
  </article>`;
}

/** The expression with the operation's part marked. */
function place(expression: string, { from, to }: NimberStep, at: number, count: number) {
  const characters = Array.from(expression);
  const start = Math.max(0, from - AROUND);
  const stop = Math.min(characters.length, to + AROUND);
  const piece = (a: number, b: number) => characters.slice(a, b).join('');
  const long = to - from > 2 * AROUND;
  const marked = long ? `${piece(from, from + AROUND)}…${piece(to - AROUND, to)}` : piece(from, to);
  return html`<p class="operation-place quiet">${text('steps-in', { step: at + 1, count })}
    <code translate="no">${start ? '…' : nothing}${piece(start, from)}<mark>${marked}</mark>${piece(to, stop)}${
      stop < characters.length ? '…' : nothing
    }</code></p>`;
}

function drawing(room: NimberRoom, { grids }: Calculated, step: NimberStep, at: number) {
  const { operation: name, operands, lines, omitted } = step;
  const grid = grids.get(at);
  if (grid) {
    const [left = '', right = ''] = operands.map(brief);
    const pair = room.pair?.step === at ? room.pair : undefined;
    return html`<p class="operation-words">${text('expansion-explained', { left, right })}</p>
      <grundy-expansion
        .grid=${grid}
        .left=${left}
        .right=${right}
        .why=${pair?.lines ? derivation(pair.lines) : undefined}
        @pair=${(event: CustomEvent<{ index: number }>) => room.explain(at, event.detail.index)}
      ></grundy-expansion>
      ${folded(lines, omitted)}`;
  }
  const [left = 0, right = 0] = operands.map(Number);
  if (name === 'nim-sum' && left < NARROW && right < NARROW) return bits(left, right);
  if (!lines.length) return omitted === '0' ? nothing : html`<p class="quiet">${text('steps-too-long')}</p>`;
  return lines.length > MANY ? folded(lines, omitted) : derivation(lines, omitted);
}

function folded(lines: Message[], omitted: string) {
  return html`<details class="operation-lines fold">
    <summary>${text('steps-lines', { count: lines.length })}</summary>
    ${derivation(lines, omitted)}
  </details>`;
}

function derivation(lines: Message[], omitted = '0') {
  return html`<ol class="steps">${lines.map((line) => html`<li>${lineOf(line)}</li>`)}</ol>
    ${omitted === '0' ? nothing : html`<p class="quiet">${text('steps-lines-omitted', { count: counted(omitted) })}</p>`}`;
}

/** A nim-sum as columns of bits. */
function bits(left: number, right: number) {
  const result = left ^ right;
  const [first = '', second = '', sum = ''] = binary([left, right, result].map(BigInt));
  const digits = Array.from(sum, (_, at) => 2 ** (sum.length - 1 - at));
  const row = (sign: string, value: number, written: string) => html`<tr>
    <th scope="row"><span aria-hidden="true">${sign}</span> ${grouped(String(value))}</th>
    ${Array.from(written, (digit, at) => html`<td class=${kind(first[at], second[at], digit)}>${digit}</td>`)}
  </tr>`;
  return html`<p class="operation-words">${text('bits-explained')}</p>
    <div class="scroller" role="region" tabindex="0" aria-label=${text('bits-caption', { left, right })}>
      <table class="bits">
        <caption class="hidden">${text('bits-caption', { left, right })}</caption>
        <thead><tr><td></td>${digits.map((power) => html`<th scope="col">${grouped(String(power))}</th>`)}</tr></thead>
        <tbody>${row('', left, first)}${row('⊕', right, second)}</tbody>
        <tfoot>${row('=', result, sum)}</tfoot>
      </table>
    </div>`;
}

/** The class of a bit: two ones cancel. */
function kind(first: string | undefined, second: string | undefined, digit: string): string {
  if (digit === '0') return 'off';
  return first === '1' && second === '1' ? 'gone' : 'on';
}
