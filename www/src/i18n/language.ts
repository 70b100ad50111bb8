/**
 * The language in use. The texts live in one folder of Fluent files for each language, `en/*.ftl`; English
 * answers for whatever another language lacks. What only one room says is in a file of its own, which comes with the room.
 */

import { group, habitsOf } from './digits';
import { type Arguments, createTexts, directionOf, PSEUDO, type Texts } from './texts';

// What a first answer needs. The others come with what they belong to, by `learn`.
const englishSources = import.meta.glob<string>('./en/{page,errors,numbers}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Each in a file of its own that is fetched when someone wants that language. */
const otherSources = import.meta.glob<string>(['./*/*.ftl', '!./en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

interface Language {
  locale: string;
  texts: Texts;
  habits: ReturnType<typeof habitsOf>;
}

export const english: Language = {
  locale: 'en',
  texts: createTexts('en', Object.values(englishSources)),
  habits: habitsOf('en'),
};
let current = english;
/** The English texts that have come so far. */
const known = Object.values(englishSources);
/** Made of English: what comes later has to go there too. */
let pseudo: Texts | undefined;

/** Takes up the English texts of a room. Other languages bring all of theirs at once. */
export function learn(source: string): void {
  known.push(source);
  english.texts.add(source);
  pseudo?.add(source);
}

export function text(key: string, given?: Arguments): string {
  return current.texts.text(key, given);
}

export function has(key: string): boolean {
  return current.texts.has(key);
}

/** "1234567" as people here write it, "1,234,567", for any number of digits. Not digits: as it is. */
export function grouped(digits: string): string {
  return group(digits, current.habits);
}

/** The language in use, as a tag for `lang`. */
export function locale(): string {
  return current.locale;
}

/** For `dir`. */
export function direction(): 'ltr' | 'rtl' {
  return directionOf(current.locale);
}

/**
 * Takes the first language of `wanted` that is there ("de-CH"), or else its relative without the region ("de"); if there is
 * none, English. Resolves with the one taken. Views are to be drawn anew then.
 */
export async function setLocale(...wanted: string[]): Promise<string> {
  for (const full of wanted) {
    for (let tag = full; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
      const found = await language(tag);
      if (!found) continue;
      current = found;
      return found.locale;
    }
  }
  current = english;
  return english.locale;
}

/** The language of a tag, if it is there. */
async function language(tag: string): Promise<Language | undefined> {
  if (tag === english.locale) return english;
  if (PSEUDO.test(tag)) {
    const { pseudoTexts } = await import('./pseudo');
    pseudo = pseudoTexts(tag, known);
    return { ...english, locale: tag, texts: pseudo };
  }
  const files = Object.entries(otherSources).filter(([path]) => path.startsWith(`./${tag}/`));
  if (files.length === 0) return undefined;
  const sources = await Promise.all(files.map(([, load]) => load()));
  const texts = createTexts(tag, sources, { fallback: english.texts });
  return { locale: tag, texts, habits: habitsOf(tag) };
}
