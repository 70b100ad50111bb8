/* The view of the Zeckendorf room. */

import { html, nothing } from 'lit';
import type { Table } from '../../export/table';
import { saveTable } from '../../grid/save';
import { saveWindow } from '../../grid/save-window';
import { heat, loading } from '../../grid/view';
import { grouped, shortened, text } from '../../i18n/index';
import { linkOf } from '../../question/parameters';
import { toHash } from '../../question/question';
import { isEngineFailure } from '../../question/reader';
import { menu } from '../../sequence/menu';
import { tools } from '../../sequence/share-button';
import { examples } from '../../ui/examples';
import { folded } from '../../ui/folded';
import { bound } from '../../ui/formula';
import { pageHead } from '../../ui/page-head';
import { emptyHere, waiting } from '../../ui/placeholder';
import { statusLine } from '../../ui/status';
import { linkFor } from '../places';
import { field } from './field';
import { nim } from './game-view';
import { zeckendorf as entry } from './index';
import type { ZeckendorfRoom } from './model';
import { nimHeat } from './nim-heat';
import type { Representation } from './representation';
import { steps, sum } from './sections';
import { represented } from './terms-view';
import { word } from './word-view';

/** Example numbers; the texts zeck-try-* explain them. */
const TRIES: ReadonlyArray<[string, string]> = [
  ['hundred', '100'],
  ['two', '17'],
  ['fibonacci', '89'],
  ['all', '88'],
  ['googol', '10^100'],
];

/** What stands below the game comes when the answer has been seen: `isSeen`. */
export function zeckendorf(room: ZeckendorfRoom, isSeen: boolean) {
  const { shown } = room;
  return html`<section class="ask tall zeckendorf" aria-labelledby="zeck-heading">
      ${pageHead('zeck-heading', text('rooms-zeckendorf'), bound(text('zeck-statement')), shown && tools(room, offer(room)))}
      <div class="asking card">${field(room)}</div>
      ${answer(room)} ${tries(room)}
    </section>
    ${
      shown
        ? html`${shown.count ? section('zeck-steps', 'zeck-steps-heading', steps(room, shown), room.stale) : nothing}
            ${shown.count ? section('nim', 'nim-heading', nim(room, shown)) : nothing}
            ${isSeen ? html`${table(room)} ${section('zeck-add', 'zeck-add-heading', sum(room, adding(room)))}` : nothing}`
        : nothing
    }
    ${
      (shown && isSeen) || room.reading.error || room.reading.stopped
        ? html`${foldedSection('zeck-word', 'word-heading', word(room, spelling(room)), Boolean(room.question.view.from))} ${whatIsThis()}`
        : shown
          ? nothing
          : waiting()
    }`;
}

const offer = (room: ZeckendorfRoom) =>
  menu(() => ({
    title: zeckendorfTitle(room),
    question: room.question,
    texts: [
      [text('zeck-copy-terms'), async () => room.terms()],
      [text('zeck-copy-code'), room.shown?.code ?? ''],
    ],
  }));

function section(name: string, heading: string, inner: unknown, stale = false) {
  return html`<section class=${name} aria-labelledby=${heading} data-stale=${stale ? 'true' : nothing}>
    ${headline(heading)} ${inner}
  </section>`;
}

/** A section that is folded on a phone, unless `open`. */
function foldedSection(name: string, heading: string, inner: unknown, open: boolean) {
  return html`<section class=${name} aria-labelledby=${heading}>
    ${folded(headline(heading), inner, open)}
  </section>`;
}

function headline(heading: string) {
  // messages: zeck-steps-heading nim-heading zeck-table-heading zeck-add-heading word-heading
  return html`<h2 id=${heading}>${text(heading)}</h2>`;
}

function table(room: ZeckendorfRoom) {
  const { at, corner, size } = room.question.view;
  return foldedSection(
    'zeck-table',
    'zeck-table-heading',
    html`<p class="statement">${bound(text('zeck-table-statement'))}</p>
      ${heat(nimHeat(room), { status: loading(room.grid), save: saveWindow })}
      <p class="quiet other-tables">${text('zeck-table-more')} <a href=${linkFor('table', { game: 'wythoff' })}>${text('zeck-table-wythoff')}</a> · <a href=${linkFor('table', { game: 'euclid' })}>${text('zeck-table-euclid')}</a></p>`,
    Boolean(at || corner || size),
  );
}

function tries(room: ZeckendorfRoom) {
  const all = TRIES.map(([id, n]) => ({
    name: grouped(n),
    about: text(`zeck-try-${id}`),
    href: toHash({ problem: entry.id, arguments: { n }, view: {} }),
    here: room.typed === n,
  }));
  return examples(text('zeck-tries'), all);
}

function answer(room: ZeckendorfRoom) {
  const { shown, stale, reading } = room;
  return html`<div class="answering card" id="answer" role="region" aria-label=${text('zeck-answer')} aria-busy=${reading.running ? 'true' : 'false'} data-reserved=${reading.running && !shown ? '' : nothing}>
    ${shown ? html`${represented(room, shown, stale)}${saveTable(() => termsTable(room, shown), undefined, text('save-terms-label'))}` : nothing}
    ${
      room.error
        ? shown
          ? nothing
          : emptyHere(linkFor('representation', { n: '100' }), '100')
        : statusLine(
            reading,
            { doing: text('zeck-progress'), stopped: text('zeck-stopped'), home: 'field-n' },
            { cancel: room.cancel, again: room.again },
          )
    }
  </div>`;
}

/** The terms, to be saved. */
async function termsTable(room: ZeckendorfRoom, { n }: Representation): Promise<Table> {
  const terms = await room.allTerms();
  return {
    title: text('save-terms-of', { n: shortened(n) }),
    file: `zeckendorf-${n.slice(0, 20)}`,
    corner: text('save-terms-index'),
    keys: ['index', 'term'],
    columns: [text('save-terms-term')],
    rows: terms.map(({ index, term }) => ({ head: String(index), values: [term] })),
    link: linkOf(room.question),
  };
}

function adding(room: ZeckendorfRoom) {
  const { adding } = room;
  if (!isEngineFailure(adding.error) && !adding.visible) return nothing;
  return statusLine(
    adding,
    { doing: text('zeck-adding'), stopped: text('zeck-stopped'), home: 'field-plus' },
    { cancel: room.cancel, again: room.again },
  );
}

function spelling(room: ZeckendorfRoom) {
  return statusLine(
    room.spelling,
    { doing: text('zeck-progress'), stopped: text('zeck-stopped'), home: 'field-n' },
    { cancel: () => room.spelling.stop(), again: room.again },
  );
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
  return text('zeck-title', { n: (typed || entry.usual.n).slice(0, 40) });
}
