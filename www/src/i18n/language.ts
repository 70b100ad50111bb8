/**
 * The language in use: that of the document, but for what stands in a shadow root that speaks another one. The texts live in
 * one folder of Fluent files for each language, `en/*.ftl`; English answers for whatever another language lacks. What only one
 * room says is in a file of its own, which comes with the room.
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

export interface Language {
  /** A tag for `lang`. */
  locale: string;
  texts: Texts;
  habits: ReturnType<typeof habitsOf>;
}

export const english: Language = {
  locale: 'en',
  texts: createTexts('en', Object.values(englishSources)),
  habits: habitsOf('en'),
};
/** The document's, and for as long as something is drawn, the one that this is drawn in. */
let current = english;
/** Of shadow roots that have one of their own. */
const spoken = new WeakMap<Node, Language>();
/** Those that somebody has asked for, by tag. */
const languages = new Map<string, Promise<Language | undefined>>();
/** The English texts that have come so far. */
const known = Object.values(englishSources);
/** Made of English: what comes later has to go there too. */
const pseudoTexts: Texts[] = [];

/** Takes up the English texts of a room. Other languages bring all of theirs at once. */
export function learn(source: string): void {
  known.push(source);
  english.texts.add(source);
  for (const texts of pseudoTexts) texts.add(source);
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

/** The first language of `wanted` that is there ("de-CH"), or else its relative without the region ("de"); if there is none, English. */
export async function languageOf(...wanted: string[]): Promise<Language> {
  for (const full of wanted) {
    for (let tag = full; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
      const found = await named(tag);
      if (found) return found;
    }
  }
  return english;
}

/** Makes that the language of the document, and resolves with its tag. Views are to be drawn anew then. */
export async function setLocale(...wanted: string[]): Promise<string> {
  current = await languageOf(...wanted);
  return current.locale;
}

/** From now on, what stands in a shadow root is in this language. */
export function speakIn(root: ShadowRoot, language: Language): void {
  spoken.set(root, language);
}

/**
 * Draws something, in the language of the shadow root that it stands in. That holds until `draw` returns: what is written later,
 * when an answer has come, has to be written by another drawing.
 */
export function inLanguageOf<Drawn>(node: Node, draw: () => Drawn): Drawn {
  const before = current;
  current = spoken.get(node.getRootNode()) ?? before;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** The language of a tag, if it is there. One that did not arrive is asked for again the next time. */
function named(tag: string): Promise<Language | undefined> {
  const found = languages.get(tag) ?? language(tag);
  languages.set(tag, found);
  found.catch(() => languages.delete(tag));
  return found;
}

async function language(tag: string): Promise<Language | undefined> {
  if (tag === english.locale) return english;
  if (PSEUDO.test(tag)) {
    const pseudo = await import('./pseudo');
    const making = await pseudo.making(tag);
    const texts = createTexts('en', known, making);
    pseudoTexts.push(texts);
    return { ...english, locale: tag, texts };
  }
  const files = Object.entries(otherSources).filter(([path]) => path.startsWith(`./${tag}/`));
  if (files.length === 0) return undefined;
  const sources = await Promise.all(files.map(([, load]) => load()));
  const texts = createTexts(tag, sources, {
    fallback: english.texts,
    ...(directionOf(tag) === 'rtl' && (await import('./terms'))),
  });
  return { locale: tag, texts, habits: habitsOf(tag) };
}
