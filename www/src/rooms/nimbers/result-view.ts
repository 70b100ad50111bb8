/* The value of an expression, and its properties. */

import '../../ui/answer';
import { html, nothing } from 'lit';
import type { NimberFacts } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { brief } from '../../ui/brief';
import { powers } from '../../ui/formula';
import { NIMBERS } from './index';
import type { NimberRoom } from './model';
import { labelled } from './words';

/** Values with more characters are not links. */
const LINKED = 60;
/** The number of digits that fit beside other facts. */
const NARROW = 13;

/** Whether a power of nimbers is in it: what stands in brackets are ordinary numbers. */
const hasPower = (expression: string) => expression.replace(/\[[^\]]*\]/g, '').includes('^');

export function result(room: NimberRoom) {
  const { calculated } = room;
  return html`${
    calculated || !room.error
      ? html`<grundy-answer
            .label=${calculated ? labelled(calculated.expression) : text('nimbers-result')}
            .of=${room.shown}
            ?stale=${room.stale}
          ></grundy-answer>`
      : html`<p class="quiet">${text('nimbers-none')}</p>`
  }
    ${calculated && hasPower(calculated.expression) ? html`<p class="quiet">${text('nimbers-power')}</p>` : nothing}
    ${calculated?.answer.kind === 'integer' ? html`<p class="quiet">${text('nimbers-integer')}</p>` : nothing}`;
}

/** `site` is where the room itself is, for links, as in tables-view.ts. */
export function facts(room: NimberRoom, site?: string) {
  return room.facts ? about(room, room.facts, site) : nothing;
}

/** The facts about the value, each as a link to an expression. */
function about(room: NimberRoom, facts: NimberFacts, site: string | undefined) {
  const { value, field: smallest, square, squareRoot, inverse, order, roots } = facts;
  const link = (expression: string, shown: string) =>
    value.length > LINKED || site === ''
      ? html`<span class="number">${shown}</span>`
      : html`<a class="number" href=${(site ?? '') + toHash({ problem: NIMBERS, arguments: { e: expression }, view: room.given })} target=${site ? '_blank' : nothing} rel=${site ? 'noopener' : nothing}>${shown}</a>`;
  // Long numbers have a row each.
  const fact = (name: string, content: unknown, length = 0) =>
    html`<div class=${length > NARROW ? 'wide' : nothing}><dt>${name}</dt><dd>${content}</dd></div>`;
  const size =
    smallest.bits < 17 ? grouped(String(2 ** smallest.bits)) : `2^${grouped(String(smallest.bits))}`;
  return html`<h2 class="minor quiet facts-of">${text('nimber-facts-heading', { value: brief(value) })}</h2>
    <dl class="facts">
      ${fact(text('nimber-fact-field'), powers(text('nimber-fact-field-value', { size })))}
      ${fact(text('nimber-fact-square'), link(`${value}^2`, brief(square)), square.length)}
      ${fact(text('nimber-fact-root'), link(`sqrt(${value})`, brief(squareRoot)), squareRoot.length)}
      ${inverse ? fact(text('nimber-fact-inverse'), link(`1/${value}`, brief(inverse)), inverse.length) : fact(text('nimber-fact-inverse'), text('nimber-fact-none'))}
      ${order ? fact(text('nimber-fact-order'), link(`order(${value})`, brief(order)), order.length) : nothing}
      ${
        roots
          ? fact(
              text('nimber-fact-solve', { value: brief(value) }),
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
