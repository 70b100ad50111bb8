/* The view of the lab. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { menu } from '../../sequence/menu';
import { tools } from '../../sequence/share-button';
import { examples } from '../../ui/examples';
import { bound } from '../../ui/formula';
import { pageHead } from '../../ui/page-head';
import { statusLine } from '../../ui/status';
import { board } from './board-view';
import { check } from './check-view';
import { fields } from './fields-view';
import { EXAMPLES } from './games';
import { LAB } from './index';
import type { LabRoom } from './model';
import { winning } from './moves-view';
import { outcomeWords, positionWords, productName, whyWords } from './words';

export function lab(room: LabRoom) {
  const { beginning } = room;
  const shown = { acts: true, site: undefined };
  const offer = menu(() => ({ title: labTitle(room), question: room.question }));
  return html`<section class="ask lab" aria-labelledby="lab-heading">
      ${pageHead('lab-heading', text('rooms-lab'), text('lab-statement'), room.moves && tools(room, offer))}
      <div class="asking card">${fields(room)}</div>
      <div class="answering card" role="region" aria-label=${text('lab-result')} aria-busy=${beginning ? 'true' : 'false'}>
        ${result(room, state(room))}
      </div>
      ${tries(room)}
    </section>
    <section class="lab-main" aria-label=${text('lab-board-heading')}>${board(room, shown)}</section>
    <section class="lab-more" aria-label=${text('lab-more')}>${winning(room, true)} ${check(room)}</section>`;
}

/** Who wins, and why; `work` stands in the height that is reserved for them. */
export function result(room: LabRoom, work: unknown = nothing) {
  const { moves, fresh } = room;
  return html`<div class="lab-result" data-stale=${fresh || !moves ? nothing : 'true'}>
    <p class="answer-label">${positionWords(room)}</p>
    <p class="lab-outcome outcome" data-outcome=${moves?.outcome ?? nothing}>${outcomeWords(room)}</p>
    <p class="lab-why outcome-why">${bound(whyWords(room))}</p>
    ${work}
  </div>`;
}

/** The progress or the failure of the work; sizes that are refused have their own sentences. */
export function state(room: LabRoom) {
  const work =
    room.works.find(
      ({ error, visible, stopped }) => (error && error.code !== 'out-of-range') || visible || stopped,
    ) ?? room.boarding;
  if (work.error?.code === 'out-of-range') return html`<p class="wrong">${text('lab-too-many')}</p>`;
  const words = { doing: text('lab-progress'), stopped: text('lab-stopped'), home: 'lab-first' };
  return statusLine(work, words, room.actions);
}

function tries(room: LabRoom) {
  // messages: lab-example-*
  const all = EXAMPLES.map(([id, given]) => ({
    name: text(`lab-example-${id}`),
    about: text(`lab-example-${id}-about`),
    href: toHash({ problem: LAB, arguments: given, view: {} }),
    here: ['first', 'second'].every((side) => room.question.arguments[side] === given[side]),
  }));
  return examples(text('lab-examples'), all);
}

export function labTitle(room: LabRoom): string {
  return text('lab-title', { product: productName(room) });
}
