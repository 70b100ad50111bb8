/* A number as a sum of Fibonacci numbers: in one line, in digits, and in greedy steps. */

import { html, nothing } from 'lit';
import { grouped, shortened, text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import { fibonaccis } from './carry-rows';
import { digitsOf } from './greedy';
import type { ZeckendorfRoom } from './model';
import type { Representation } from './representation';

/** Longer sums are written with indices. */
const LINE = 34;
/** The largest number of columns of digits. */
const COLUMNS = 26;
/** The number of binary digits shown at either end. */
const ENDS = 32;

/** Without a menu beside it, buttons copy. */
export function represented(room: ZeckendorfRoom, shown: Representation, stale: boolean, buttons = false) {
  const { n, count, code } = shown;
  const line = headline(shown);
  const size = line.length > 12 ? 'long' : line.length > 7 ? 'large' : nothing;
  return html`<p class="answer-label">${text('zeck-is', { n: called(room, n) })}</p>
    <p class="answer-digits zeck-sum math" translate="no" data-size=${size} data-terms=${line} data-stale=${stale ? 'true' : nothing}><span dir="ltr">${line}</span></p>
    <div class="answer-meta row">
      <span class="quiet number">${text('zeck-count', { count })}</span>
      ${
        buttons
          ? html`<grundy-clip .label=${text('zeck-copy-terms')} .of=${() => room.terms()}></grundy-clip>
            <grundy-clip .label=${text('zeck-copy-code')} .of=${() => code}></grundy-clip>`
          : nothing
      }
    </div>
    ${count ? facts(shown, line) : nothing}`;
}

/** What else is known of a number that has terms. */
function facts({ indices, code, steps }: Representation, line: string) {
  const digits = digitsOf(code, ENDS);
  return html`${digits.count < COLUMNS ? columns(digits.head) : nothing}
    <dl class="facts">
      ${digits.count < COLUMNS ? nothing : fact(text('zeck-fact-digits'), written(digits), 'zeck-digits')}
      ${fact(text('zeck-fact-code'), written(ended(code)), 'zeck-code')}
      ${line === indexed(indices) ? nothing : fact(text('zeck-fact-indices'), indexed(indices), '')}
      ${fact(text('zeck-fact-least'), brief(steps.at(-1)?.term ?? ''), '')}
    </dl>`;
}

function fact(name: string, value: string | number, kind: string) {
  return html`<div class=${kind ? 'wide' : nothing}><dt>${name}</dt><dd class=${kind ? `number mono ${kind}` : 'number'}><span dir="ltr">${value}</span></dd></div>`;
}

/** The number, or the typed text if the number is too long. */
export function called({ typed, stale }: ZeckendorfRoom, n: string): string {
  const power = typed.trim();
  return n.length > 20 && power.length < 20 && !stale ? power : shortened(n);
}

/** The terms if they fit in a line, else their indices, else the first and the last indices. */
export function headline({ steps, count, indices }: Representation): string {
  const terms = steps.map(({ term }) => grouped(term)).join(' + ') || '0';
  return count === steps.length && terms.length <= LINE ? terms : indexed(indices);
}

export function indexed(indices: Uint32Array): string {
  const names = (some: Uint32Array) => Array.from(some, (index) => `F(${index})`);
  if (indices.length <= 6) return names(indices).join(' + ');
  return [...names(indices.subarray(0, 3)), '…', ...names(indices.subarray(-2))].join(' + ');
}

/** The first and the last digits of the code word. */
function ended(code: string): ReturnType<typeof digitsOf> {
  if (code.length <= 2 * ENDS) return { head: code, tail: '', count: code.length };
  return { head: code.slice(0, ENDS), tail: code.slice(-ENDS), count: code.length };
}

function written({ head, tail, count }: ReturnType<typeof digitsOf>): string {
  return tail ? text('zeck-digits-short', { head, tail, count: count }) : head;
}

/** The digits below their Fibonacci numbers. */
function columns(digits: string) {
  const values = fibonaccis(digits.length + 1);
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${text('zeck-digits-label')}>
    <table class="digits" dir="ltr">
      <thead><tr>${Array.from(digits, (_, at) => html`<th scope="col">${grouped(String(values[digits.length + 1 - at] ?? 0))}</th>`)}</tr></thead>
      <tbody><tr>${Array.from(digits, (digit) => html`<td class=${digit === '1' ? 'on' : 'off'}>${digit}</td>`)}</tr></tbody>
    </table>
  </div>`;
}

/** The steps as rulers. */
export function rulers(room: ZeckendorfRoom, shown: Representation) {
  return html`<grundy-bars
    .n=${shown.n}
    .steps=${shown.steps}
    .count=${shown.count}
    .step=${room.step}
    @step=${(event: CustomEvent<{ step: number }>) => room.look(event.detail.step)}
  ></grundy-bars>`;
}

export function zeckendorfAnnouncement({ shown, stale, error }: ZeckendorfRoom): string {
  if (!shown || error || stale) return '';
  return text('zeck-said', { n: shortened(shown.n), terms: headline(shown) });
}
