/*
 * How a frame is to look: the query of its address. What is asked stands in the hash, as in the links of the page.
 *
 *     embed.html?show=chart&theme=dark&lang=en&controls=some&size=150#1/game?game=octal:0.77&n=200
 *
 * What cannot be read counts as not given: the address of a frame is typed by people, and a slip in how it looks is no
 * reason to show nothing. Only `show` is kept as it stands, since a frame must not show something else than was meant.
 */

import type { Theme } from '../elements/theme';

export type Controls = 'none' | 'some' | 'all';

/** What the query says, one name a field. The comments are its documentation (scripts/docs.mjs): what may be said, and after
 * "Usual:" what holds where nothing is. */
export interface Options {
  /** A view of the question: see the next table. Usual: the first one for the question. */
  show: string;
  /** Colours: `auto`, `light`, `dark` or `contrast`. Usual: `auto`, as the reader's system has it. */
  theme: Theme;
  /** A language tag, such as `de` or `de-CH`. Usual: `en`, also for a language that is not there. */
  lang: string;
  /** `none`: a picture, with what is under the pointer or the arrow keys; `some`: also what looks closer; `all`: also the
   * question itself. Usual: `some`. */
  controls: Controls;
  /** Of type, and of what is drawn: 100 to 300 percent. For a projector, 150 to 200. Usual: `100`. */
  size: number;
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast'];
const CONTROLS: readonly Controls[] = ['none', 'some', 'all'];
/** A longer query is cut: it can say nothing more. */
const LONGEST = 4000;

export function readOptions(search: string): Options {
  const given = new URLSearchParams(search.slice(0, LONGEST));
  const word = (name: string) => (given.get(name) ?? '').trim();
  return {
    show: word('show').toLowerCase(),
    theme: themeOf(word('theme')) ?? 'auto',
    lang: /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}$/i.test(word('lang')) ? word('lang') : 'en',
    controls: CONTROLS.find((controls) => controls === word('controls').toLowerCase()) ?? 'some',
    size: sizeOf(word('size')),
  };
}

export function themeOf(wanted: string): Theme | undefined {
  return THEMES.find((theme) => theme === wanted.toLowerCase());
}

function sizeOf(wanted: string): number {
  const percent = /^\d{1,9}%?$/.test(wanted) ? Number.parseInt(wanted, 10) : 100;
  return Math.min(300, Math.max(100, percent));
}
