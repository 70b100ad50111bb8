/* The room Zeckendorf. */

import { html, nothing } from 'lit';
import { amount } from '../elements/brief';
import { bound } from '../elements/formula';
import { errorSentence, grouped, shortened, text } from '../i18n/index';
import { isTrouble } from '../reader';
import { zeckendorfBeginning } from '../rooms/beginnings';
import { fibonaccis, rowsOf, WIDEST } from '../zeckendorf/carries';
import { digitsOf } from '../zeckendorf/greedy';
import type { Represented, ZeckendorfRoom } from '../zeckendorf-room';
import { heat } from './heat';
import { nim, nimHeat } from './nim';
import { tools } from './share';
import { state } from './state';
import { word } from './word';

/** Numbers worth a look; why is in the texts, zeck-try-*. */
const TRIES: ReadonlyArray<[string, string]> = [
  ['hundred', '100'],
  ['two', '17'],
  ['fibonacci', '89'],
  ['all', '88'],
  ['googol', '10^100'],
];
/** A sum longer than this is written with indices. */
const LINE = 34;
/** Indices beyond this have no column of their own. */
const COLUMNS = 26;
/** Digits of 0 and 1 that are shown at either end. */
const ENDS = 32;
/** Carries that are written out. */
const CARRIES = 14;

export function zeckendorf(room: ZeckendorfRoom) {
  const { shown } = room;
  return html`<section class="ask zeckendorf" aria-labelledby="zeck-heading">
      <div class="asking">
        <h2 id="zeck-heading">${text('zeck-heading')}</h2>
        <p class="statement">${bound(text('zeck-statement'))}</p>
        ${field(room)} ${tries(room)}
      </div>
      ${answer(room)}
    </section>
    ${shown ? steps(room, shown) : nothing}
    ${nim(room, earlier(room))}
    <section class="zeck-table" aria-labelledby="zeck-table-heading">
      <h2 id="zeck-table-heading">${text('zeck-table-heading')}</h2>
      <p class="statement">${bound(text('zeck-table-statement'))}</p>
      ${heat(nimHeat(room))}
      <p class="quiet other-tables">${text('zeck-table-more')} <a href="#1/two-heaps?game=wythoff">${text('zeck-table-wythoff')}</a> · <a href="#1/two-heaps?game=euclid">${text('zeck-table-euclid')}</a></p>
    </section>
    ${sum(room)} ${word(room)} ${whatIsThis()}`;
}

export function field(room: ZeckendorfRoom) {
  const { shown, error, stale } = room;
  const plain = /^\d*$/.test(room.typed);
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
    @entered=${() => room.enter()}
  ><grundy-field
      class="main"
      .name=${'n'}
      .label=${text('zeck-n')}
      .value=${room.typed}
      .understood=${plain || stale ? '' : (shown?.n ?? '')}
      .error=${error ? errorSentence(error) : ''}
      .allowed=${text('field-range', { min: '1', max: '10^100000' })}
    ></grundy-field></div>`;
}

function tries(room: ZeckendorfRoom) {
  return html`<div class="presets">
    <p class="quiet" id="zeck-tries">${text('zeck-tries')}</p>
    <ul role="list" aria-labelledby="zeck-tries">${TRIES.map(
      ([id, n]) => html`<li><button
        class="preset tried"
        type="button"
        data-n=${n}
        aria-pressed=${room.typed === n ? 'true' : 'false'}
        @click=${() => {
          room.type('n', n);
          room.enter();
        }}
      ><span>${grouped(n)}</span> <b>${text(`zeck-try-${id}`)}</b></button></li>`,
    )}</ul>
  </div>`;
}

export function answer(room: ZeckendorfRoom) {
  const { shown, stale, reading } = room;
  return html`<div class="answering" id="answer" role="region" aria-label=${text('zeck-answer')} aria-busy=${reading.running ? 'true' : 'false'}>
    ${shown ? html`${tools(room)}${represented(room, shown, stale)}` : nothing}
    ${
      room.error
        ? nothing
        : state(
            reading,
            { doing: text('zeck-progress'), stopped: text('zeck-stopped'), home: 'field-n' },
            { cancel: room.cancel, again: room.again },
          )
    }
  </div>`;
}

function represented(room: ZeckendorfRoom, shown: Represented, stale: boolean) {
  const { n, count, indices, code } = shown;
  const digits = digitsOf(code, ENDS);
  const line = headline(shown);
  const size = line.length > 20 ? 'long' : line.length > 12 ? 'wider' : line.length > 7 ? 'large' : nothing;
  return html`<p class="answer-label">${text('zeck-is', { n: called(room, n) })}</p>
    <p class="answer-digits zeck-sum math" data-size=${size} data-terms=${line} data-stale=${stale ? 'true' : nothing}><span dir="ltr">${line}</span></p>
    <div class="answer-meta">
      <span class="quiet number">${text('zeck-count', { count })}</span>
      <grundy-clip .label=${text('zeck-copy-terms')} .of=${() => room.terms()}></grundy-clip>
      <grundy-clip .label=${text('zeck-copy-code')} .of=${() => code}></grundy-clip>
    </div>
    ${digits.count < COLUMNS ? columns(digits.head) : nothing}
    <dl class="facts">
      ${digits.count < COLUMNS ? nothing : fact(text('zeck-fact-digits'), written(digits), 'zeck-digits')}
      ${fact(text('zeck-fact-code'), written(ended(code)), 'zeck-code')}
      ${line === indexed(indices) ? nothing : fact(text('zeck-fact-indices'), indexed(indices), '')}
      ${fact(text('zeck-fact-least'), amount(shown.steps.at(-1)?.term ?? ''), '')}
    </dl>`;
}

function fact(name: string, value: string | number, kind: string) {
  return html`<div class=${kind ? 'wide' : nothing}><dt>${name}</dt><dd class=${kind ? `number mono ${kind}` : 'number'}><span dir="ltr">${value}</span></dd></div>`;
}

/** The number, or where that is too long to be read, what was typed. */
function called({ typed, stale }: ZeckendorfRoom, n: string): string {
  const power = typed.trim();
  return n.length > 20 && power.length < 20 && !stale ? power : shortened(n);
}

/** The terms where they fit a line, else their indices, else the first and the last of these. */
function headline({ steps, count, indices }: Represented): string {
  const terms = steps.map(({ term }) => grouped(term)).join(' + ');
  return count === steps.length && terms.length <= LINE ? terms : indexed(indices);
}

function indexed(indices: Uint32Array): string {
  const names = (some: Uint32Array) => Array.from(some, (index) => `F(${index})`);
  if (indices.length <= 6) return names(indices).join(' + ');
  return [...names(indices.subarray(0, 3)), '…', ...names(indices.subarray(-2))].join(' + ');
}

/** The terms of a number that has columns. */
function valued(indices: Uint32Array, top: number): string {
  const values = fibonaccis(top);
  return Array.from(indices, (index) => grouped(String(values[index] ?? 0))).join(' + ');
}

/** The same for the code word itself. */
function ended(code: string): ReturnType<typeof digitsOf> {
  if (code.length <= 2 * ENDS) return { head: code, tail: '', count: code.length };
  return { head: code.slice(0, ENDS), tail: code.slice(-ENDS), count: code.length };
}

function written({ head, tail, count }: ReturnType<typeof digitsOf>): string {
  return tail ? text('zeck-digits-short', { head, tail, count: grouped(String(count)) }) : head;
}

/** The digits under the Fibonacci numbers they stand for. */
function columns(digits: string) {
  const values = fibonaccis(digits.length + 1);
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${text('zeck-digits-label')}>
    <table class="digits" dir="ltr">
      <thead><tr>${Array.from(digits, (_, at) => html`<th scope="col">${grouped(String(values[digits.length + 1 - at] ?? 0))}</th>`)}</tr></thead>
      <tbody><tr>${Array.from(digits, (digit) => html`<td class=${digit === '1' ? 'on' : 'off'}>${digit}</td>`)}</tr></tbody>
    </table>
  </div>`;
}

export function steps(room: ZeckendorfRoom, shown: Represented) {
  return html`<section class="zeck-steps" aria-labelledby="zeck-steps-heading" data-stale=${room.stale ? 'true' : nothing}>
    <h2 id="zeck-steps-heading">${text('zeck-steps-heading')}</h2>
    ${earlier(room)}
    <p class="statement">${bound(text('zeck-steps-statement'))}</p>
    <grundy-bars
      .n=${shown.n}
      .steps=${shown.steps}
      .count=${shown.count}
      .step=${room.step}
      @step=${(event: CustomEvent<{ step: number }>) => room.look(event.detail.step)}
    ></grundy-bars>
  </section>`;
}

/** Says that what stands there belongs to an earlier number. */
export function earlier({ shown, stale }: ZeckendorfRoom) {
  if (!shown || !stale) return nothing;
  return html`<p class="tag stale zeck-earlier">${text('zeck-earlier', { n: shortened(shown.n) })}</p>`;
}

export function sum(room: ZeckendorfRoom) {
  const { sum: added, plusError, adding, shown } = room;
  return html`<section class="zeck-add" aria-labelledby="zeck-add-heading">
    <h2 id="zeck-add-heading">${text('zeck-add-heading')}</h2>
    <p class="statement">${bound(text('zeck-add-statement'))}</p>
    <div
      class="fields"
      @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
      @entered=${() => room.enter()}
    ><grundy-field
        class="main"
        .name=${'plus'}
        .label=${text('zeck-plus', { n: shown ? called(room, shown.n) : '' })}
        .value=${room.plus}
        .error=${plusError ? errorSentence(plusError) : ''}
        .allowed=${text('field-range', { min: '0', max: '10^100000' })}
      ></grundy-field></div>
    ${
      isTrouble(adding.error) || adding.visible
        ? state(
            adding,
            { doing: text('zeck-adding'), stopped: text('zeck-stopped'), home: 'field-plus' },
            { cancel: room.cancel, again: room.again },
          )
        : nothing
    }
    ${earlier(room)} ${added && shown ? carried(room, shown) : nothing}
  </section>`;
}

function carried({ sum: added, plus, stale, plusError }: ZeckendorfRoom, shown: Represented) {
  if (!added) return nothing;
  const top = Math.max(added.a[0] ?? 2, added.b[0] ?? 2, added.sum[0] ?? 2);
  const value = shortened(added.value);
  const said = html`<p class="zeck-sum-line math" data-value=${added.value} data-stale=${stale || plusError ? 'true' : nothing}>${bound(
    text('zeck-sum', {
      sum: value,
      terms: top > WIDEST ? indexed(added.sum) : valued(added.sum, top),
      carries: added.stepCount,
    }),
  )}</p>`;
  if (top > WIDEST) {
    return html`${said}
      <p class="quiet">${text('zeck-sum-wide', { a: added.a.length, b: added.b.length, sum: added.sum.length, columns: WIDEST - 1 })}</p>
      <p><grundy-clip .label=${text('zeck-copy-sum')} .of=${() => added.value}></grundy-clip></p>`;
  }
  return html`${said}
    <grundy-carries
      .a=${added.a}
      .b=${added.b}
      .top=${top}
      .count=${added.stepCount}
      .rows=${rowsOf(added, top, CARRIES)}
      .names=${[grouped(shown.n), /^\d+$/.test(plus) ? grouped(plus) : plus, value] as [string, string, string]}
    ></grundy-carries>`;
}

function whatIsThis() {
  return html`<details class="about what" id="what">
    <summary><h2>${text('zeck-what-heading')}</h2></summary>
    <div class="about-text">
      <p>${text('zeck-what-rulers')}</p>
      <p>${text('zeck-what-greedy')}</p>
      <p>${text('zeck-what-unique')}</p>
      <p>${text('zeck-what-game')}</p>
    </div>
  </details>`;
}

export function zeckendorfTitle({ typed }: ZeckendorfRoom): string {
  return text('zeck-title', { n: (typed || zeckendorfBeginning().arguments.n || '').slice(0, 40) });
}

export function zeckendorfSaid({ shown, stale, error }: ZeckendorfRoom): string {
  if (!shown || error || stale) return '';
  return text('zeck-said', { n: shortened(shown.n), terms: headline(shown) });
}
