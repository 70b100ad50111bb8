/**
 * Two languages that nobody speaks, to see whether the page is ready for those that people do: English with accents on
 * all letters and 40% longer (`en-XA`), where a text that does not come from a Fluent file stands out and a tight layout
 * breaks; and English in a mirrored page (`ar-XB`). The names are those that are usual for it.
 */

import type { Making } from './texts';

export const ACCENTED = 'en-XA';
export const MIRRORED = 'ar-XB';

const ACCENTS: Record<string, string> = Object.fromEntries(
  Array.from(
    'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž'.matchAll(
      /(.)(.)/gu,
    ),
  ).map(([, plain = '', accented = '']) => [plain, accented]),
);
/** What is written twice: more than a third of the letters of an English text. */
const VOWEL = /[aeiouy]/i;

/** A piece of text with accents, 40% longer. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTS[letter] ?? letter;
    return VOWEL.test(letter) ? other + other : other;
  });
}

/** What makes English one of the two. */
export async function making(tag: string): Promise<Making> {
  return tag === ACCENTED ? { transform: accented } : { mirrored: true, ...(await import('./terms')) };
}
