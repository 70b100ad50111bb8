/*
 * The texts of a frame's poster, before the rest of the frame is loaded: the question, and the
 * link to the whole page.
 */

import { createTexts, directionOf, PSEUDO, type Texts } from './texts';

type Files = Record<string, string>;
const english = import.meta.glob<string>('./en/{embed,exhibits,names}.ftl', {
  query: '?apart',
  import: 'default',
  eager: true,
}) as Files;
/** Fetched when a frame has that language. */
const others = import.meta.glob<string>(['./*/{embed,exhibits,names}.ftl', '!./en/*.ftl'], {
  query: '?apart',
  import: 'default',
});

const englishTexts = createTexts('en', Object.values(english));
let texts: Texts = englishTexts;
let locale = 'en';

export function text(key: string, given?: Record<string, string | number>): string {
  return texts.text(key, given);
}

export function has(key: string): boolean {
  return texts.has(key);
}

/** Groups a number of up to 15 digits; any other text is returned unchanged. */
export function number(typed: string): string {
  return /^\d{1,15}$/.test(typed) ? new Intl.NumberFormat(locale).format(Number(typed)) : typed;
}

/** Sets the language, with or without its region, or else English; updates lang and dir. */
export async function speak(wanted: string): Promise<void> {
  texts = englishTexts;
  locale = 'en';
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
      // The texts did not load: the frame is in English.
    }
    break;
  }
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
}
