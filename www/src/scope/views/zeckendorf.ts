/* A number as a sum of Fibonacci numbers: its terms, the steps that find them, a sum with carries, Fibonacci nim, and the
 * Fibonacci word. The room holds what is asked, and the page's parts draw it. */

import '../../elements/bars';
import '../../elements/carries';
import '../../elements/clip';
import '../../elements/field';
import '../../elements/stones';
import '../../elements/word';
import { html, nothing } from 'lit';
import { bound } from '../../elements/formula';
import tableTexts from '../../i18n/en/tables.ftl?raw';
import zeckendorfTexts from '../../i18n/en/zeckendorf.ftl?raw';
import { grouped, learn, shortened, text } from '../../i18n/index';
import { addition } from '../../parts/addition';
import { board, first } from '../../parts/nim';
import { called, headline, represented, rulers } from '../../parts/terms';
import { letters } from '../../parts/word';
import type { Place } from '../../place';
import { spare } from '../../state';
import heatStyles from '../../styles/heat.css?shadow';
import mexStyles from '../../styles/mex.css?shadow';
import questionStyles from '../../styles/question.css?shadow';
import tableStyles from '../../styles/table.css?shadow';
import zeckendorfStyles from '../../styles/zeckendorf.css?shadow';
import { meaningfulZeckendorf } from '../../zeckendorf/link';
import { type Part, type Represented, ZeckendorfRoom } from '../../zeckendorf-room';
import type { Controls } from '../attributes';
import { sheet } from '../styles';
import type { Enter } from '../view';

for (const texts of [tableTexts, zeckendorfTexts]) learn(texts);

const STYLES = [questionStyles, tableStyles, heatStyles, mexStyles, zeckendorfStyles];

interface Show {
  /** What of the room it needs besides the number. */
  part?: Part;
  /** What stands above it, and beside that; the terms say themselves what they are. */
  heading?: string;
  beside?(room: ZeckendorfRoom, shown: Represented): string;
  /** What it is about, for whoever sees it for the first time. */
  statement?: string;
  answer?(room: ZeckendorfRoom, shown: Represented): string | undefined;
  draw(room: ZeckendorfRoom, shown: Represented, controls: Controls): unknown;
}

// messages: zeck-steps-heading zeck-add-heading nim-heading word-heading
// messages: zeck-steps-statement zeck-add-statement nim-statement word-statement
const SHOWS: Record<string, Show> = {
  answer: {
    answer: (_, shown) => headline(shown),
    draw: (room, shown) => html`<div class="zeckendorf">${represented(room, shown, false)}</div>`,
  },
  explanation: {
    heading: 'zeck-steps-heading',
    beside: (room, { n }) => called(room, n),
    statement: 'zeck-steps-statement',
    answer: (_, shown) => headline(shown),
    draw: rulers,
  },
  sum: {
    part: 'sum',
    heading: 'zeck-add-heading',
    beside: (room, { n }) =>
      `${called(room, n)} + ${/^\d+$/.test(room.plus) ? shortened(room.plus) : room.plus}`,
    statement: 'zeck-add-statement',
    answer: ({ sum }) => sum?.value,
    draw: addition,
  },
  play: {
    part: 'play',
    heading: 'nim-heading',
    statement: 'nim-statement',
    draw: (room, _, controls) =>
      room.nim.game
        ? board(room, controls === 'all' ? first(room) : nothing)
        : html`<p class="quiet">${text('nim-too-large')}</p>`,
  },
  word: {
    part: 'word',
    heading: 'word-heading',
    statement: 'word-statement',
    draw: letters,
  },
};

export const enter: Enter = (holder, view) => {
  const show = SHOWS[view] as Show;
  const went = () => holder.went(spare(room.question));
  const place: Place = { write: went, settle: went, commit: went };
  const room = new ZeckendorfRoom(holder.client, place, () => holder.changed(), show.part ? [show.part] : []);
  const works = [room.reading, room.adding, room.spelling];
  return {
    sheets: STYLES.map(sheet),
    get work() {
      return (
        works.find(({ error, visible, stopped }) => error || visible || stopped) ??
        works.find(({ running }) => running) ??
        room.reading
      );
    },
    get name() {
      return room.shown ? text('zeck-about', { n: grouped(room.shown.n) }) : '';
    },
    get title() {
      const { shown } = room;
      if (!show.heading || !shown) return undefined;
      const notation = show.beside?.(room, shown) ?? '';
      return { name: text(show.heading), notation, heading: view === 'play' };
    },
    get there() {
      return room.shown !== undefined && (show.part !== 'sum' || room.sum !== undefined);
    },
    get answer() {
      return room.shown && show.answer?.(room, room.shown);
    },
    parameters: show.part === 'sum' ? { n: '100', plus: '54' } : { n: '100' },
    show(question) {
      room.nim.held = holder.controls === 'none';
      room.take(meaningfulZeckendorf(question).question);
    },
    leave: () => room.leave(),
    draw() {
      const { shown } = room;
      if (!shown) return html``;
      return html`${show.statement ? html`<p class="scope-statement quiet">${bound(text(show.statement))}</p>` : nothing}
        ${show.draw(room, shown, holder.controls)}`;
    },
  };
};
