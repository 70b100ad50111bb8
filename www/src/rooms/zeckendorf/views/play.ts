/* A match of Fibonacci nim with n stones. */

import { placeFor } from '../../places';
import type { Borrowed } from '../../view';
import { parametersOf } from '../parameters';

/** The heap and the limit of a match: the inverse of `heapsOf`. */
const HEAPS = /^fibonacci nim (?:\((.*?)(?:, (.*))?\)|(\d+)(?: (\d+))?)$/;

export const borrowed: Borrowed = {
  parametersOf,
  view: 'play',
  there({ arguments: { n = '' }, view: { limit = '', moves = '', first = '', hints = '' } }) {
    return placeFor('match', { heaps: heapsOf(n, limit) }, { moves, first, hints });
  },
  here({ arguments: given, view: { moves = '', first = '', hints = '' } }, before) {
    const [, a, b, n = a, limit = b ?? ''] = HEAPS.exec(given.heaps ?? '') ?? [];
    const view = { ...before.view, moves, first, hints };
    // A position of another game has no question here.
    if (n === undefined) return { ...before, view };
    return { ...before, arguments: { ...before.arguments, n }, view: { ...view, limit } };
  },
};

function heapsOf(n: string, limit: string): string {
  const sizes = [n, limit].filter(Boolean);
  return /^\d+$/.test(n) ? `fibonacci nim ${sizes.join(' ')}` : `fibonacci nim (${sizes.join(', ')})`;
}
