/**
 * The language in use: that of the document, or of a shadow root with a language of its own. Each
 * language is a folder of Fluent files, such as `en/*.ftl`; English supplies any text that another
 * language lacks. Code names the files that it needs, as in `import 'texts:play'`: the build puts
 * their English there (www/build/plugins/texts.mjs), and a language in use fetches its own files of
 * the same names, and no others.
 */

import { type Arguments, createTexts, directionOf, type Making, PSEUDO, type Texts } from './texts';

/** By path; each is fetched when a language in use needs it. */
export const otherSources = import.meta.glob<string>(['./*/*.ftl', '!./en/*.ftl'], {
  query: '?bare',
  import: 'default',
});

export interface Language {
  /** A tag for `lang`. */
  locale: string;
  texts: Texts;
  /** Adds the texts of a name, of which the English is given; a promise if they are fetched. */
  add(name: string, source: string): Promise<void> | undefined;
}

/** A language made of English. */
function ofEnglish(locale: string, making?: Making): Language {
  const texts = createTexts('en', [...known.values()], making);
  return { locale, texts, add: (_, source) => void texts.add(source) };
}

/** The English texts that have come so far, by the names of their files. */
const known = new Map<string, string>();
export const english = ofEnglish('en');
/** The document's language; during `inLanguageOf`, that of the node. */
let current = english;
/** The languages of shadow roots that have one of their own. */
const rootLanguages = new WeakMap<Node, Language>();
/** The requested languages, by tag. */
const languages = new Map([[english.locale, Promise.resolve<Language | undefined>(english)]]);
/** The languages in use. */
const inUse = [english];
/** Called when texts of a language have arrived that views may have drawn in English. */
const drawings = new Set<() => void>();

/** Adds the English of a file, which comes with the code that needs it. */
export function learn(name: string, source: string): void {
  if (known.has(name)) return;
  known.set(name, source);
  const fetched = inUse.flatMap((language) => language.add(name, source) ?? []);
  // What does not arrive is in English.
  if (fetched.length)
    arrival = Promise.allSettled([arrival, ...fetched]).then(() => drawings.forEach((draw) => void draw()));
}

/** Resolves when the languages in use have the texts of all code that has come. */
let arrival: Promise<unknown> = Promise.resolve();
export const textsArrived = (): Promise<unknown> => arrival;

/** Calls `draw` whenever texts arrive, until the result is called. */
export function whenTexts(draw: () => void): () => void {
  drawings.add(draw);
  return () => void drawings.delete(draw);
}

export function text(key: string, given?: Arguments): string {
  return current.texts.text(key, given);
}

export function has(key: string): boolean {
  return current.texts.has(key);
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
  if (PSEUDO.test(tag)) {
    const pseudo = await import('./pseudo');
    return use(ofEnglish(tag, await pseudo.making(tag)));
  }
  if (!Object.keys(otherSources).some((path) => path.startsWith(`./${tag}/`))) return undefined;
  const texts = createTexts(tag, [], {
    fallback: english.texts,
    ...(directionOf(tag) === 'rtl' && (await import('./terms'))),
  });
  const add = (name: string) => otherSources[`./${tag}/${name}.ftl`]?.().then(texts.add);
  const found = use({ locale: tag, texts, add });
  await Promise.all([...known.keys()].map(add));
  return found;
}

function use(language: Language): Language {
  inUse.push(language);
  return language;
}
