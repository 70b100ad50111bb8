/*
 * The addresses that are shared: of a question on this page, and of a frame with one view of it. Pure functions.
 *
 *     https://host/path/#1/game?game=octal:0.77&n=200
 *     https://host/path/embed.html?show=chart&theme=dark#1/game?game=octal:0.77&n=200
 *
 * "#1" is the version of the notation, which is read for ever (see question.ts). `show` is always said, so that the frame
 * stays what it was when another view becomes the usual one.
 */

import type { Theme } from '../elements/theme';
import type { Controls } from '../embed/options';
import { longestHash, type Question, toHash } from '../question';
import { spare } from '../state';

/** What is shared. */
export interface Shared {
  /** The folder in which this Grundyscope stands, with a slash at its end. */
  site: string;
  /** The page that answers questions: that folder, or a file of another name than index.html. */
  page: string;
  question: Question;
  /** What it is about: “Kayles, n = 200”. */
  name: string;
  /** The same with who shows it: “Kayles, n = 200 · Grundyscope”. */
  title: string;
  /** The language of frames, a tag; English where nothing is said. */
  lang: string;
  /** The name under which the page saves a picture of it, where it does. */
  picture?: string | undefined;
}

/** How it is to look. */
export interface Look {
  show: string;
  theme: Theme;
  controls: Controls;
  /** Of type, in percent. */
  size: number;
  /** CSS pixels, or a share of the column: "100%". */
  width: string;
  /** CSS pixels. */
  height: number;
}

/** More characters than this are no ordinary question, and some programs cut links. */
export const LONG = 200;

/** The folder of a page, from its address: no query, no hash, no file name. */
export function siteOf(address: string): string {
  return new URL('./', pageOf(address)).href;
}

/** The page without query and hash. */
export function pageOf(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/\/index\.html$/, '/');
}

export function linkTo({ page, question }: Shared): string {
  return `${page}${readable(question)}`;
}

export function frameOf({ site, question, lang }: Shared, { show, theme, controls, size }: Look): string {
  const said = [
    `show=${encodeURIComponent(show)}`,
    theme === 'auto' ? '' : `theme=${theme}`,
    lang === 'en' ? '' : `lang=${encodeURIComponent(lang)}`,
    controls === 'some' ? '' : `controls=${controls}`,
    size === 100 ? '' : `size=${size}`,
  ];
  return `${site}embed.html?${said.filter(Boolean).join('&')}${readable(question)}`;
}

/** Whether a link can be opened again at all. */
export function opens({ question }: Shared): boolean {
  return readable(question).length <= longestHash;
}

/** As the page writes it, but for spaces at the ends of what was typed, which would be escapes. */
function readable(question: Question): string {
  const given = Object.entries(question.arguments).map(([name, value]) => [name, value.trim()] as const);
  return toHash(spare({ ...question, arguments: Object.fromEntries(given) }));
}
