/* Octal codes with the same values, in words. */

import type { EqualCodes } from '../engine/protocol';
import { commas, text } from '../i18n/index';

/** The most codes that are written out. */
const WRITTEN = 3;

type ShiftedCode = EqualCodes['codes'][number];

/** "0.137 with n − 1"; only the code where the heap is n itself. */
export function shiftedCode({ game, shift }: ShiftedCode): string {
  const code = game.replace('octal:', '');
  if (shift === 0) return code;
  return text('rules-shifted', { code, index: shift < 0 ? `n − ${-shift}` : `n + ${shift}` });
}

/** The codes in a sentence, and how far their values are known to be the same; empty for none. */
export function equalCodes(codes: readonly ShiftedCode[], known: 'proved' | 'compared' | number): string {
  if (codes.length === 0) return '';
  return text('rules-equal', {
    codes: commas(codes.slice(0, WRITTEN).map(shiftedCode)),
    more: Math.max(0, codes.length - WRITTEN),
    known: typeof known === 'number' ? 'terms' : known,
    count: typeof known === 'number' ? known : 0,
  });
}

/** The codes with the values of a game, of which the first `matched` were compared. */
export function codesLike(game: string, groups: readonly EqualCodes[]): string {
  const own = groups.find(({ codes }) => codes.some((code) => code.game === game));
  if (own) return equalCodes(others(own, game), own.proved ? 'proved' : 'compared');
  const [first] = groups;
  return first ? equalCodes(first.codes, first.matched) : '';
}

const others = ({ codes }: EqualCodes, game: string) => codes.filter((code) => code.game !== game);
