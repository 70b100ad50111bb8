/*
 * How a frame is to look: the query of its address. What is asked stands in the hash, as in the links of the page.
 *
 *     embed.html?show=chart&theme=dark&lang=en&controls=some&size=150#1/game?game=octal:0.77&n=200
 *
 *     show      what is shown of the question: see shows.ts                        usual: the first for the question
 *     theme     auto | light | dark | contrast                                     usual: auto, as the system has it
 *     lang      a language tag, "de" or "de-CH"; English where it is not there     usual: en
 *     controls  none: a picture; some: what looks closer; all: also the question   usual: some
 *     size      of type, 100 to 300 percent, for projectors                        usual: 100
 *
 * What cannot be read counts as not given: the address of a frame is typed by people, and a slip in how it looks is no
 * reason to show nothing. Only `show` is kept as it stands, since a frame must not show something else than was meant.
 */

import type { Theme } from '../elements/theme';

export type Controls = 'none' | 'some' | 'all';

export interface Options {
  show: string;
  theme: Theme;
  lang: string;
  controls: Controls;
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
