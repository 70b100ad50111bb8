/**
 * Two pseudo-languages that test whether the page can be translated. `en-XA` is English with
 * accents on all letters and 40% longer: a text that is not from a Fluent file stands out, and a
 * tight layout breaks. `ar-XB` is English in a mirrored page. The tags are the usual ones for this
 * purpose.
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
/** Letters to double: more than a third of the letters of an English text. */
const VOWEL = /[aeiouy]/i;

/** A piece of text with accents, 40% longer. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTS[letter] ?? letter;
    return VOWEL.test(letter) ? other + other : other;
  });
}

/** The options that turn English into one of the two. */
export async function making(tag: string): Promise<Making> {
  return tag === ACCENTED ? { transform: accented } : { mirrored: true, ...(await import('./terms')) };
}
