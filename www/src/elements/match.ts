/* Which of some texts are meant by a few words. Pure functions. */

/** Letters and digits in lower case, without accents, with one space where anything else stood; "Dawson’s" is "dawsons". */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}

export interface Worded {
  /** What it is called, its other names, its notation. */
  names: readonly string[];
  /** What is said about it. */
  about: string;
}

/**
 * How well words fit, from 0 for a name itself; undefined where they do not. Every word has to occur somewhere, at the
 * beginning of a word.
 */
export function fitting(query: string, { names, about }: Worded): number | undefined {
  const wanted = folded(query);
  if (wanted === '') return undefined;
  const called = names.map(folded);
  const close = wanted.replaceAll(' ', '');
  if (called.some((name) => name === wanted || name.replaceAll(' ', '') === close)) return 0;
  if (called.some((name) => name.startsWith(wanted) || name.replaceAll(' ', '').startsWith(close))) return 1;
  const words = wanted.split(' ');
  const occur = (text: string) => words.every((word) => begins(text, word));
  if (called.some(occur)) return 2;
  if (occur([...called, folded(about)].join(' '))) return 3;
  return undefined;
}

function begins(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}

/** The best of them, best first; of equals the first. */
export function best<Entry extends Worded>(query: string, entries: readonly Entry[], most: number): Entry[] {
  return entries
    .flatMap((entry) => {
      const quality = fitting(query, entry);
      return quality === undefined ? [] : [{ entry, quality }];
    })
    .sort((a, b) => a.quality - b.quality)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** An OEIS number as it is written there, whatever zeros are left out: "a2187" is A002187. */
export function oeisNumber(query: string): string | undefined {
  const digits = /^a\s*0*(\d{3,7})$/i.exec(query.trim())?.[1];
  return digits === undefined ? undefined : `A${digits.padStart(6, '0')}`;
}

/** Numbers in a row, with commas or spaces: what may be the first terms of a sequence. */
export function termsOf(query: string): number[] | undefined {
  if (!/^\s*\d{1,9}([\s,]+\d{1,9})+[\s,…]*$/.test(query)) return undefined;
  return query.match(/\d+/g)?.map(Number);
}

/** What may be reckoning with nimbers: an operator between numbers, or a function of one. */
export function isReckoning(query: string): boolean {
  return /^[\d\s+*/^()⊕⊗×·÷²³-]+$/.test(query)
    ? /\d\s*([+*/^⊕⊗×·÷-]|\*\*)\s*[\d(]|\d[²³]/.test(query)
    : /^(sqrt|inv|solve|order|field)\s*\(/.test(query.trim());
}
