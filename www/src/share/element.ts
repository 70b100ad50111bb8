/* A question as attributes of <grundy-scope>: the other way round than scope/asked.ts. Pure functions. */

import { type RoomName, roomOf } from '../embed/shows';
import type { Question } from '../question';
import { VIEWS, type ViewName } from '../scope/attributes';
import type { Look, Shared } from './address';

export type Attributes = Record<string, string>;

/** What a link's view is called as an attribute. */
const LOOKED: Record<string, string> = {
  at: 'at',
  range: 'range',
  columns: 'width',
  bit: 'bit',
  counts: 'counts',
};
/** Each under its own name. */
const OF_ZECKENDORF: Record<string, readonly string[]> = {
  explanation: ['step'],
  play: ['limit', 'moves', 'first', 'hints'],
  word: ['from'],
};

/** Size of type without `size`, in CSS pixels. */
const TYPE = 16;

/** Undefined where the element cannot show this. */
export function attributesOf({ question }: Shared, look: Look): Attributes | undefined {
  const place = roomOf(question.problem);
  const { view: looked } = question;
  const view = VIEW[place](look.show, looked);
  const asks = asksOf(place, question);
  if (!view || !asks) return undefined;
  const all: Attributes = {
    ...asks,
    view,
    ...lookedAt(place, look.show, looked),
    theme: look.theme === 'auto' ? '' : look.theme,
    // With it, a problem's answer is what a frame calls its calculator.
    controls: place === 'problems' && look.show === 'calculator' ? 'all' : look.controls,
    style: look.size === 100 ? '' : `--grundyscope-size: ${(TYPE * look.size) / 100}px`,
  };
  if (all.controls === 'some') all.controls = '';
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

const SEQUENCE = ['chart', 'strip', 'histogram', 'table'];

/** The element's view for a frame's, where it has one: not all rooms have come to it. */
const VIEW: Record<RoomName, (show: string, looked: Record<string, string>) => ViewName | undefined> = {
  problems: (show, looked) => {
    if (show === 'calculator') return 'answer';
    // Of a value it is the explanation where it is said which one.
    if (show === 'value') return looked.at || looked.game ? 'explanation' : undefined;
    return known(show, ['answer', 'explanation', ...SEQUENCE]);
  },
  games: (show) =>
    show === 'value' ? 'explanation' : known(show, ['answer', 'explanation', 'compare', ...SEQUENCE]),
  nimbers: (show) => (show === 'answer' ? 'calculator' : known(show, ['calculator'])),
  'two-heaps': (show) => known(show, ['heat']),
  zeckendorf: (show) => known(show, ['answer', 'explanation', 'play', 'sum', 'word']),
};

function known(show: string, all: string[]): ViewName | undefined {
  return all.includes(show) ? VIEWS.find((name) => name === show) : undefined;
}

function asksOf(place: RoomName, { problem, arguments: given }: Question): Attributes | undefined {
  switch (place) {
    case 'problems':
      return { problem, ...given };
    case 'games':
      return { game: given.game ?? '', n: given.n ?? '' };
    case 'nimbers':
      return { expression: given.e ?? '' };
    case 'two-heaps':
      return { game: given.game ?? '' };
    case 'zeckendorf':
      return { problem, n: given.n ?? '', plus: given.plus ?? '' };
  }
}

/** What of the view means something there. A problem's own explanation is about no value of a game. */
function lookedAt(place: RoomName, show: string, view: Record<string, string>): Attributes {
  if (place === 'nimbers' || (place === 'problems' && show === 'explanation')) return {};
  if (place === 'two-heaps') return { at: view.at ?? '' };
  if (place === 'zeckendorf')
    return Object.fromEntries((OF_ZECKENDORF[show] ?? []).map((name) => [name, view[name] ?? '']));
  if (show === 'compare') return { with: view.with ?? '' };
  const game: Attributes = place === 'problems' ? { game: view.game ?? '' } : {};
  for (const [name, attribute] of Object.entries(LOOKED)) game[attribute] = view[name] ?? '';
  return game;
}
