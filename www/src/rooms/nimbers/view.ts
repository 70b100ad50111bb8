/* The view of the nimbers room: calculator, derivation, tables, and an introduction. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { menu } from '../../sequence/menu';
import { tools } from '../../sequence/share-button';
import { examples } from '../../ui/examples';
import { powers } from '../../ui/formula';
import { pageHead } from '../../ui/page-head';
import { statusLine } from '../../ui/status';
import { field } from './field';
import { NIMBERS } from './index';
import type { NimberRoom } from './model';
import { facts, result } from './result-view';
import { saveNimbers } from './save-view';
import { operations } from './steps-view';
import { choice, plane } from './tables-view';
import { inView, written } from './words';

/** Example expressions, with the keys of their texts. */
const EXAMPLES: ReadonlyArray<readonly [expression: string, key: string]> = [
  ['3+5', 'heaps'],
  ['4*4', 'square'],
  ['6*7', 'product'],
  ['1/2', 'half'],
  ['sqrt(5)', 'root'],
  ['4^5', 'fifth'],
  ['order(65536)', 'order'],
  ['[2^64]*[2^64]', 'large'],
];

export function nimbers(room: NimberRoom) {
  return html`<section class="ask tall nimbers" aria-labelledby="nimbers-heading">
      ${pageHead(
        'nimbers-heading',
        text('rooms-nimbers'),
        html`${text('nimbers-statement')}
          <button class="link" type="button" @click=${() => lead('nimber-heading')}>${text('nimber-heading')}</button>`,
        room.calculated &&
          tools(
            room,
            menu(() => ({
              title: nimbersTitle(room),
              question: room.question,
              answer: room.shown?.digits,
            })),
          ),
      )}
      <div class="asking card">${field(room)}</div>
      ${answering(room)}
      ${tries(room)}
    </section>
    ${steps(room)}
    ${tables(room)}
    ${what(room)}`;
}

function tries(room: NimberRoom) {
  // messages: nimbers-example-*
  const all = EXAMPLES.map(([expression, key]) => ({
    name: html`<span class="math">${powers(written(expression))}</span>`,
    about: text(`nimbers-example-${key}`),
    href: toHash({ problem: NIMBERS, arguments: { e: expression }, view: room.given }),
    here: room.question.arguments.e === expression,
  }));
  return html`<div class="examples" @click=${() => inView('.answering')}>${examples(text('nimbers-examples'), all)}</div>`;
}

function steps(room: NimberRoom) {
  const { calculated } = room;
  return html`<section class="nimber-steps" aria-labelledby="steps-heading" data-reserved=${room.beginning ? '' : nothing} data-stale=${room.stale ? 'true' : nothing}>
    <div class="heading"><h2 id="steps-heading">${text('steps-heading')}</h2></div>
    ${calculated ? operations(room, calculated) : html`<p class="quiet">${text('steps-waiting')}</p>`}
  </section>`;
}

function tables(room: NimberRoom) {
  return html`<section class="tables" aria-labelledby="tables-heading">
    <div class="heading">
      <h2 id="tables-heading">${text('tables-heading')}</h2>
      ${choice(room)}
    </div>
    <p class="statement">${text('tables-explained')}</p>
    ${plane(room, undefined, saveNimbers)}
  </section>`;
}

function answering(room: NimberRoom) {
  const { calculating } = room;
  return html`<div class="answering card" role="region" aria-label=${text('nimbers-result')} aria-busy=${calculating.running ? 'true' : 'false'} data-reserved=${room.beginning ? '' : nothing}>
    ${result(room)}
    ${statusLine(
      calculating,
      { doing: text('nimbers-progress'), stopped: text('nimbers-stopped'), home: 'field-expression' },
      room.answerActions,
    )}
    ${facts(room)}
  </div>`;
}

/** The introduction, with a figure that links to the calculator. */
function what(room: NimberRoom) {
  const heap = (powersOfTwo: number[]) =>
    html`<span class="nimber-heap">${powersOfTwo.map(
      (power) =>
        html`<span class=${power === 1 ? 'nimber-stones gone' : 'nimber-stones'}>${Array.from({ length: power }, () => html`<i></i>`)}</span>`,
    )}</span>`;
  return html`<section class="nimber-what" aria-labelledby="nimber-heading">
    <div class="heading"><h2 id="nimber-heading" tabindex="-1">${text('nimber-heading')}</h2></div>
    <div class="nimber-what-columns">
      <div>
        <p>${text('nimber-what')}</p>
        <p>${text('nimber-why')}</p>
      </div>
      <figure>
        <div class="nimber-heaps well" role="img" aria-label=${text('nimber-picture')}>
          <span><span class="math">3</span>${heap([2, 1])}</span>
          <span class="math sign">⊕</span>
          <span><span class="math">5</span>${heap([4, 1])}</span>
          <span class="math sign">=</span>
          <span><span class="math">6</span>${heap([4, 2])}</span>
        </div>
        <figcaption><a href=${toHash({ problem: NIMBERS, arguments: { e: '3+5' }, view: room.given })}>${text('nimber-picture')}</a></figcaption>
      </figure>
    </div>
  </section>`;
}

function lead(id: string) {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

export function nimbersTitle({ question }: NimberRoom): string {
  return text('nimbers-title', { expression: written(question.arguments.e ?? '').slice(0, 40) });
}
