/** The texts of one language: Fluent files in, sentences out. Knows no file and no particular language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Arguments = Record<string, string | number>;

export interface Texts {
  /** The text of a key. A key without a text is shown in brackets, and told to the console once. */
  text(key: string, given?: Arguments): string;
  has(key: string): boolean;
  /** Takes up another Fluent file. */
  add(source: string): void;
}

/** Languages for tests of the page, see pseudo.ts. */
export const PSEUDO = /^(en-XA|ar-XB)$/;

/** Written from right to left. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

export interface Making {
  /** Answers for keys that the sources lack. */
  fallback?: Texts;
  /** Written from right to left, whatever the locale says. */
  mirrored?: boolean;
  /** What is done to each piece of text between what is filled in. */
  transform?: (piece: string) => string;
  /** What is done to each text as it is read: see terms.ts. */
  whole?: (text: string) => string;
}

/** `sources` are the contents of Fluent files. */
export function createTexts(locale: string, sources: string[], making: Making = {}): Texts {
  const { fallback, transform, whole, mirrored = directionOf(locale) === 'rtl' } = making;
  // Numbers and formulas read from left to right everywhere. In a text that does as well, the invisible
  // marks which isolate them would do nothing but spoil what people copy; the other way round they are what
  // keeps "10^5 - 3" in order.
  const bundle = new FluentBundle(locale, { useIsolating: mirrored, ...(transform && { transform }) });
  // Two texts of the same key are a mistake that scripts/check-messages.mjs reports with both places.
  const add = (source: string) => {
    bundle.addResource(new FluentResource(source));
  };
  sources.forEach(add);
  const told = new Set<string>();

  function complain(key: string, what: string): void {
    if (told.has(key)) return;
    told.add(key);
    console.error(`${what}: ${key} (${locale})`);
  }

  return {
    add,
    text(key, given = {}) {
      const value = bundle.getMessage(key)?.value;
      if (!value) {
        if (fallback) return fallback.text(key, given);
        complain(key, 'No text');
        return `[${key}]`;
      }
      const errors: Error[] = [];
      const text = bundle.formatPattern(value, given, errors);
      if (errors[0]) complain(key, errors[0].message);
      return whole ? whole(text) : text;
    },
    has: (key) => Boolean(bundle.getMessage(key)?.value) || (fallback?.has(key) ?? false),
  };
}
