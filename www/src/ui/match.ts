/* Finds texts by a few words. Pure functions. */

import { isNamed, simplified, wordsOf } from '../question/typed/names';

export interface Worded {
  /** Its name, other names and notation. */
  names: readonly string[];
  /** Its description. */
  about: string;
}

/**
 * The rank of a match, 0 for a whole name; undefined without a match. Every word of the query must
 * be the beginning of some word.
 */
export function fitting(query: string, { names, about }: Worded): number | undefined {
  const searched = simplified(query);
  if (searched === '') return undefined;
  const called = names.map(simplified);
  const close = searched.replaceAll(' ', '');
  if (called.some((name) => name === searched || name.replaceAll(' ', '') === close)) return 0;
  if (isNamed(query, names)) return 0;
  if (called.some((name) => name.startsWith(searched) || name.replaceAll(' ', '').startsWith(close)))
    return 1;
  const words = wordsOf(query);
  const occur = (text: string) => words.every((word) => begins(text, word));
  if (called.some(occur)) return 2;
  if (occur([...called, simplified(about)].join(' '))) return 3;
  return undefined;
}

function begins(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}

/** The best matches, best first; ties in the order of `entries`. */
export function best<Entry extends Worded>(query: string, entries: readonly Entry[], max: number): Entry[] {
  return entries
    .flatMap((entry) => {
      const quality = fitting(query, entry);
      return quality === undefined ? [] : [{ entry, quality }];
    })
    .sort((a, b) => a.quality - b.quality)
    .slice(0, max)
    .map(({ entry }) => entry);
}
