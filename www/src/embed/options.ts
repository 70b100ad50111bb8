/*
 * The options of a frame: the query of its URL. The question is in the hash, as in links.
 *
 *     embed.html?show=chart&theme=dark&lang=en&controls=some&size=150#1/game?game=octal:0.77&n=200
 *
 * Invalid values are ignored, except for `show`: URLs are typed by hand, and a wrong colour is no
 * reason to show nothing, but an unknown view is an error.
 */

import type { Controls } from '../rooms/view';
import type { Theme } from '../ui/theme';

/** The parameters of the query. The comments are the documentation (scripts/docs.mjs): the allowed
 * values, and after "Usual:" the default. */
export interface Options {
  /** A view of the question: see the next table. Usual: the first one for the question. */
  show: string;
  /** Colours: `auto`, `light`, `dark` or `contrast`. Usual: `auto`, as in the reader's system. */
  theme: Theme;
  /** A language tag. English is the only language so far, and stands in for others. Usual: `en`. */
  lang: string;
  /** `none`: a picture that shows the value under the pointer or the arrow keys; `some`: also zoom
   * and selection; `all`: also fields for the question. Usual: `some`. */
  controls: Controls;
  /** Size of text and drawings: 100 to 300 percent. For a projector, 150 to 200. Usual: `100`. */
  size: number;
}

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast'];
export const CONTROLS: readonly Controls[] = ['none', 'some', 'all'];
/** Longer queries are cut. */
const MAX_QUERY = 4000;

export function readOptions(search: string): Options {
  const given = new URLSearchParams(search.slice(0, MAX_QUERY));
  const word = (name: string) => (given.get(name) ?? '').trim();
  return {
    show: word('show').toLowerCase(),
    theme: themeOf(word('theme')) ?? 'auto',
    lang: langOf(word('lang')) ?? 'en',
    controls: CONTROLS.find((controls) => controls === word('controls').toLowerCase()) ?? 'some',
    size: sizeOf(word('size')),
  };
}

export function themeOf(value: string): Theme | undefined {
  return THEMES.find((theme) => theme === value.toLowerCase());
}

export function langOf(value: string): string | undefined {
  return /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}$/i.test(value) ? value : undefined;
}

export function sizeOf(value: string): number {
  const percent = /^\d{1,9}%?$/.test(value) ? Number.parseInt(value, 10) : 100;
  return Math.min(300, Math.max(100, percent));
}
