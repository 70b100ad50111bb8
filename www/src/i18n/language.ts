/**
 * The language in use: that of the document, or of a shadow root with a language of its own. Each
 * language is a folder of Fluent files, such as `en/*.ftl`; English supplies any text that another
 * language lacks. The texts of a single room are a file of their own, loaded with the room.
 */

import { group, habitsOf } from './digits';
import { type Arguments, createTexts, directionOf, PSEUDO, type Texts } from './texts';

// The texts of the first view. `learn` adds the others with the code that they belong to.
const englishSources = import.meta.glob<string>('./en/{page,errors,numbers}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Each is a file of its own, fetched when its language is requested. */
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
/** The document's language; during `inLanguageOf`, that of the node. */
let current = english;
/** The languages of shadow roots that have one of their own. */
const rootLanguages = new WeakMap<Node, Language>();
/** The requested languages, by tag. */
const languages = new Map<string, Promise<Language | undefined>>();
/** The English texts that are loaded so far. */
const known = Object.values(englishSources);
/** Languages made of English, to which `learn` must add texts as well. */
const pseudoTexts: Texts[] = [];

/** Adds the English texts of a room. Other languages load all of their texts at once. */
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

/** "1234567" as this language writes it, such as "1,234,567"; other text is unchanged. */
export function grouped(digits: string): string {
  return group(digits, current.habits);
}

/** The language in use, as a tag for `lang`. */
export function locale(): string {
  return current.locale;
}

/** The value for the attribute `dir`. */
export function direction(): 'ltr' | 'rtl' {
  return directionOf(current.locale);
}

/**
 * The first available language of `tags` ("de-CH"), also without its region ("de"); or English.
 */
export async function languageOf(...tags: string[]): Promise<Language> {
  for (const full of tags) {
    for (let tag = full; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
      const found = await named(tag);
      if (found) return found;
    }
  }
  return english;
}

/** Sets the document's language and resolves with its tag. The caller redraws the views. */
export async function setLocale(...tags: string[]): Promise<string> {
  current = await languageOf(...tags);
  return current.locale;
}

/** Sets the language of a shadow root. */
export function speakIn(root: ShadowRoot, language: Language): void {
  rootLanguages.set(root, language);
}

/**
 * Calls `draw` in the language of the node's shadow root. The language holds until `draw` returns:
 * text for a later answer needs another call.
 */
export function inLanguageOf<Drawn>(node: Node, draw: () => Drawn): Drawn {
  const before = current;
  current = rootLanguages.get(node.getRootNode()) ?? before;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** The language of a tag, if there is one. A failed load is tried again at the next call. */
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
