/* From a problem to its general form: another room, with this question's numbers. */

import { html, nothing } from 'lit';
import { GAME_TOOLS } from '../../edition';
import { text } from '../../i18n/index';
import { type Question, toHash } from '../../question/question';
import { placeFor } from '../places';

/** The most piles of the stones game that are written out as a position. */
const PILES = 12;
/** The longest side of a board whose moves are shown one by one. */
const SIDE = 24;

/** The number of a question, at most this; the default where it has none. */
function small(typed: string | undefined, usual: number, most: number): number {
  const n = /^\d{1,9}$/.test(typed?.trim() ?? '') ? Number(typed) : usual;
  return n >= 1 && n <= most ? n : usual;
}

/** The general form of each problem, where this edition has a room for it. */
const GENERAL: Record<string, (given: Record<string, string>) => Question | undefined> = {
  'nim-square': ({ n = '', heaps = '' }) => {
    const game = { game: 'take:squares', n: String(small(n, 1000, 100_000)) };
    return GAME_TOOLS ? placeFor('sequence', game, { heaps: String(small(heaps, 3, 16)) }) : undefined;
  },
  stones: ({ n = '' }) => {
    const piles = Array.from({ length: small(n, 6, PILES) }, (_, at) => at + 1);
    return placeFor('position', { heaps: `take:at-least-half:{${piles.join(',')}}` });
  },
  'flipping-game': ({ n = '' }) => {
    const side = String(small(n, 5, SIDE));
    const games = { first: 'coins:runs:triangular', second: 'coins:runs:squares' };
    return placeFor('product', { ...games, rows: side, columns: side });
  },
  'fibonacci-nim': () => placeFor('table', { game: 'dynamic:3' }),
};

export const generalForm = (problem: string, given: Record<string, string>): Question | undefined =>
  GENERAL[problem]?.(given);

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
