/*
 * The few words of a frame before anything else of it has come: what is asked, the way to the whole page, and what is wrong
 * with a link. Of the page's texts only these are taken (scripts/vite/names.ts), so that they weigh little.
 */

import { createTexts, directionOf, PSEUDO, type Texts } from './texts';

type Files = Record<string, string>;
const english = import.meta.glob<string>('./en/{embed,errors,gallery,page,tables}.ftl', {
  query: '?names',
  import: 'default',
  eager: true,
}) as Files;
/** Fetched when a frame is in that language. */
const others = import.meta.glob<string>(['./*/{embed,errors,gallery,page,tables}.ftl', '!./en/*.ftl'], {
  query: '?names',
  import: 'default',
});

let texts: Texts = createTexts('en', Object.values(english));
let locale = 'en';

export function text(key: string, given?: Record<string, string | number>): string {
  return texts.text(key, given);
}

export function has(key: string): boolean {
  return texts.has(key);
}

/** What somebody typed as a number: digits in groups, as far as all of them count here; all else as it is. */
export function number(typed: string): string {
  return /^\d{1,15}$/.test(typed) ? new Intl.NumberFormat(locale).format(Number(typed)) : typed;
}

/** Takes the language, or its relative without the region, or stays with English; the document says which. */
export async function speak(wanted: string): Promise<void> {
  if (PSEUDO.test(wanted)) {
    const pseudo = await import('./pseudo');
    texts = createTexts('en', Object.values(english), await pseudo.making(wanted));
    locale = wanted;
  }
  for (let tag = wanted; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const files = Object.entries(others).filter(([path]) => path.startsWith(`./${tag}/`));
    if (files.length === 0) continue;
    try {
      const sources = await Promise.all(files.map(([, load]) => load()));
      texts = createTexts(tag, sources, { fallback: texts });
      locale = tag;
    } catch {
      // It did not arrive: English is better than nothing.
    }
    break;
  }
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
}
