/* From a problem to its general form: another room, with this question's numbers. */

import { html, nothing } from 'lit';
import { ELSEWHERE, GAME_TOOLS } from '../../edition';
import { text } from '../../i18n/index';
import { type Question, toHash } from '../../question/question';

/** The most piles of the stones game that are written out as a position. */
const PILES = 12;
/** The longest side of a board whose moves are shown one by one. */
const SIDE = 24;

/** The number of a question, at most this; the default where it has none. */
function small(typed: string | undefined, usual: number, most: number): number {
  const n = /^\d{1,9}$/.test(typed?.trim() ?? '') ? Number(typed) : usual;
  return n >= 1 && n <= most ? n : usual;
}

/** The general form of each problem: the room it is in, and its question. */
const GENERAL: Record<string, { room: string; question(given: Record<string, string>): Question }> = {
  'nim-square': {
    room: GAME_TOOLS ? 'games' : '',
    question: ({ n = '', heaps = '' }) => ({
      problem: 'game',
      arguments: { game: 'take:squares', n: String(small(n, 1000, 100_000)) },
      view: { heaps: String(small(heaps, 3, 16)) },
    }),
  },
  stones: {
    room: 'positions',
    question: ({ n = '' }) => {
      const piles = Array.from({ length: small(n, 6, PILES) }, (_, at) => at + 1);
      return {
        problem: 'position',
        arguments: { heaps: `take:at-least-half:{${piles.join(',')}}` },
        view: {},
      };
    },
  },
  'flipping-game': {
    room: 'lab',
    question: ({ n = '' }) => {
      const side = String(small(n, 5, SIDE));
      const games = { first: 'coins:runs:triangular', second: 'coins:runs:squares' };
      return { problem: 'lab', arguments: { ...games, rows: side, columns: side }, view: {} };
    },
  },
  'fibonacci-nim': {
    room: 'two-heaps',
    question: () => ({ problem: 'two-heaps', arguments: { game: 'dynamic:3' }, view: {} }),
  },
};

/** The general form of a problem's question, where this edition has its room. */
export function generalForm(problem: string, given: Record<string, string>): Question | undefined {
  const form = GENERAL[problem];
  if (!form || form.room === '' || ELSEWHERE.includes(form.room)) return undefined;
  return form.question(given);
}

/** The link to the general form of a problem. */
export function general(problem: string, given: Record<string, string>) {
  const question = generalForm(problem, given);
  if (!question) return nothing;
  // messages: general-*
  return html`<section class="general" aria-labelledby="general-heading">
    <h2 id="general-heading">${text('general')}</h2>
    <p>${text(`general-${problem}`)} <a href=${toHash(question)}>${text(`general-${problem}-link`)}</a></p>
  </section>`;
}
