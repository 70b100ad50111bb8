/** The texts of one language, from the contents of Fluent files. Knows no particular language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Arguments = Record<string, string | number>;

export interface Texts {
  /**
   * The text of a key. A missing text shows as the key in brackets and is reported to the console
   * once.
   */
  text(key: string, given?: Arguments): string;
  has(key: string): boolean;
  /** Adds another Fluent file. */
  add(source: string): void;
}

/** The pseudo-languages for tests, see pseudo.ts. */
export const PSEUDO = /^(en-XA|ar-XB)$/;

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

export interface Making {
  /** Supplies the texts that the sources lack. */
  fallback?: Texts;
  /** Forces right-to-left text, whatever the locale. */
  mirrored?: boolean;
  /** Applied to each piece of text between its arguments. */
  transform?: (piece: string) => string;
  /** Applied to each finished text: see terms.ts. */
  whole?: (text: string) => string;
}

/** `sources` are the contents of Fluent files. */
export function createTexts(locale: string, sources: string[], making: Making = {}): Texts {
  const { fallback, transform, whole, mirrored = directionOf(locale) === 'rtl' } = making;
  // Numbers and formulas read from left to right everywhere. In right-to-left text, invisible marks
  // isolate them and keep "10^5 - 3" in order; in left-to-right text they would only spoil copies.
  const bundle = new FluentBundle(locale, { useIsolating: mirrored, ...(transform && { transform }) });
  // tests/unit/check-messages.mjs reports two texts of the same key.
  const add = (source: string) => {
    bundle.addResource(new FluentResource(source));
  };
  sources.forEach(add);
  const reported = new Set<string>();

  function report(key: string, what: string): void {
    if (reported.has(key)) return;
    reported.add(key);
    console.error(`${what}: ${key} (${locale})`);
  }

  return {
    add,
    text(key, given = {}) {
      const value = bundle.getMessage(key)?.value;
      if (!value) {
        if (fallback) return fallback.text(key, given);
        report(key, 'No text');
        return `[${key}]`;
      }
      const errors: Error[] = [];
      const text = bundle.formatPattern(value, given, errors);
      if (errors[0]) report(key, errors[0].message);
      return whole ? whole(text) : text;
    },
    has: (key) => Boolean(bundle.getMessage(key)?.value) || (fallback?.has(key) ?? false),
  };
}
