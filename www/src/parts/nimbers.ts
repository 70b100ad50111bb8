/* The room of the nimbers: the calculator, how its value comes about, the tables, and what a nimber is. */

import { html, nothing } from 'lit';
import { brief } from '../elements/brief';
import type { Place } from '../elements/game-field';
import type { AskError, NimberFacts } from '../engine/protocol';
import { errorSentence, grouped, shortened, text } from '../i18n/index';
import type { NimberRoom } from '../nimber-room';
import { NIMBERS, toHash } from '../question';
import { steps } from './nimber-steps';
import { tables } from './nimber-tables';
import { inView, labelled, powers, written } from './nimber-words';
import { placed } from './placed';
import { tools } from './share';
import { state } from './state';

/** Expressions worth a try, with the keys of the reasons why. */
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

/** Longer values lead nowhere: nobody can type them. */
const LINKED = 60;
/** Digits that fit beside other facts. */
const NARROW = 13;

export function nimbers(room: NimberRoom) {
  return html`<section class="ask nimbers" aria-labelledby="nimbers-heading">
      <div class="asking">
        <h2 id="nimbers-heading">${text('nimbers-heading')}</h2>
        <p class="statement">${text('nimbers-statement')}
          <button class="link" type="button" @click=${() => lead('nimber-heading')}>${text('nimber-heading')}</button></p>
        ${field(room)}
      </div>
      ${answering(room)}
      ${examples(room)}
    </section>
    ${steps(room)}
    ${tables(room)}
    ${what(room)}`;
}

export function field(room: NimberRoom) {
  const typed = room.question.arguments.e ?? '';
  const wrong = room.error && whatIsWrong(room.error, typed);
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ value: string }>) => room.type(event.detail.value)}
    @entered=${() => room.enter()}
  >
    <grundy-game
      class="main"
      .name=${'expression'}
      .label=${text('nimbers-field')}
      .value=${typed}
      .error=${wrong?.sentence ?? ''}
      .place=${wrong?.place}
      .hint=${text('nimbers-hint')}
    ></grundy-game>
  </div>`;
}

/** A sentence about a mistake, and the place in what was typed, where the engine knows it. */
export function whatIsWrong(error: AskError, typed: string): { sentence: string; place: Place | undefined } {
  if (!('at' in error) || error.at === undefined) {
    return {
      sentence: error.code === 'empty' ? text('nimbers-empty') : errorSentence(error),
      place: undefined,
    };
  }
  const { at, allowed, code } = error;
  const place = placed(typed, at);
  if (code === 'expression') {
    return {
      sentence: text('nimbers-wrong', { place: place.here ? 'here' : 'end', here: place.here, allowed }),
      place,
    };
  }
  if (code === 'out-of-range') return { sentence: text('nimbers-range', { allowed }), place };
  return { sentence: errorSentence(error), place };
}

export function examples(room: NimberRoom) {
  // messages: nimbers-example-*
  return html`<div class="nimber-examples">
    <h3 class="quiet">${text('nimbers-examples')}</h3>
    <ul role="list" @click=${() => inView('.answering')}>${EXAMPLES.map(
      ([expression, key]) => html`<li><a
        href=${toHash({ problem: NIMBERS, arguments: { e: expression }, view: room.given })}
        aria-current=${room.question.arguments.e === expression ? 'true' : 'false'}
        ><span class="math">${powers(written(expression))}</span><span class="quiet">${text(`nimbers-example-${key}`)}</span></a></li>`,
    )}</ul>
  </div>`;
}

export function answering(room: NimberRoom) {
  const { calculated, calculating, facts } = room;
  const label = calculated ? labelled(calculated.expression) : text('nimbers-result');
  return html`<div class="answering" role="region" aria-label=${text('nimbers-result')} aria-busy=${calculating.running ? 'true' : 'false'}>
    ${calculated ? tools(room) : nothing}
    ${
      calculated || !room.error
        ? html`<grundy-answer
            .label=${label}
            .of=${room.shown}
            ?stale=${room.stale}
          ></grundy-answer>`
        : html`<p class="quiet">${text('nimbers-none')}</p>`
    }
    ${calculated?.answer.kind === 'integer' ? html`<p class="quiet">${text('nimbers-integer')}</p>` : nothing}
    ${state(
      calculating,
      { doing: text('nimbers-progress'), stopped: text('nimbers-stopped'), home: 'field-expression' },
      room.asking,
    )}
    ${facts ? about(room, facts) : nothing}
  </div>`;
}

/** What there is to know about the value, each fact an expression of its own. */
function about(room: NimberRoom, facts: NimberFacts) {
  const { value, field: smallest, square, squareRoot, inverse, order, roots } = facts;
  const link = (expression: string, shown: string) =>
    value.length > LINKED
      ? html`<span class="number">${shown}</span>`
      : html`<a class="number" href=${toHash({ problem: NIMBERS, arguments: { e: expression }, view: room.given })}>${shown}</a>`;
  // Long numbers take a row of their own.
  const fact = (name: string, content: unknown, length = 0) =>
    html`<div class=${length > NARROW ? 'wide' : nothing}><dt>${name}</dt><dd>${content}</dd></div>`;
  const size =
    smallest.bits < 17 ? grouped(String(2 ** smallest.bits)) : `2^${grouped(String(smallest.bits))}`;
  return html`<h3 class="quiet facts-of">${text('nimber-facts-heading', { value: brief(value) })}</h3>
    <dl class="facts">
      ${fact(text('nimber-fact-field'), powers(text('nimber-fact-field-value', { size })))}
      ${fact(text('nimber-fact-square'), link(`${value}^2`, brief(square)), square.length)}
      ${fact(text('nimber-fact-root'), link(`sqrt(${value})`, brief(squareRoot)), squareRoot.length)}
      ${inverse ? fact(text('nimber-fact-inverse'), link(`1/${value}`, brief(inverse)), inverse.length) : fact(text('nimber-fact-inverse'), text('nimber-fact-none'))}
      ${order ? fact(text('nimber-fact-order'), link(`order(${value})`, brief(order)), order.length) : nothing}
      ${
        roots
          ? fact(
              text('nimber-fact-solve'),
              link(
                `solve(${value})`,
                text('nimber-fact-pair', { first: brief(roots[0]), second: brief(roots[1]) }),
              ),
              2 * roots[0].length,
            )
          : nothing
      }
    </dl>`;
}

/** The idea behind it all, with a picture that leads into the calculator. */
function what(room: NimberRoom) {
  const heap = (powersOfTwo: number[]) =>
    html`<span class="heap">${powersOfTwo.map(
      (power) =>
        html`<span class=${power === 1 ? 'stones gone' : 'stones'}>${Array.from({ length: power }, () => html`<i></i>`)}</span>`,
    )}</span>`;
  return html`<section class="nimber-what" aria-labelledby="nimber-heading">
    <div class="heading"><h2 id="nimber-heading" tabindex="-1">${text('nimber-heading')}</h2></div>
    <div class="nimber-what-columns">
      <div>
        <p>${text('nimber-what')}</p>
        <p>${text('nimber-why')}</p>
      </div>
      <figure>
        <div class="heaps" role="img" aria-label=${text('nimber-picture')}>
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

/** What a screen reader is told once: the value, or that it is an earlier one. */
export function nimberSaid({ calculated, calculating, stale, error }: NimberRoom): string {
  if (!calculated || calculating.running) return '';
  const expression = brief(written(calculated.expression));
  if (stale) return error ? text('nimbers-stale-said', { expression }) : '';
  return text('nimbers-said', { expression, value: shortened(calculated.answer.value) });
}
