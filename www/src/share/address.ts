/*
 * The URLs to share: of a question on this page, and of a frame with one view of it. Pure
 * functions.
 *
 *     https://host/path/#1/game?game=octal:0.77&n=200
 *     https://host/path/embed.html?show=chart&theme=dark#1/game?game=octal:0.77&n=200
 *
 * "#1" is the version of the notation, which stays valid (see question.ts). `show` is always
 * written, so that a frame keeps its view when the default view changes.
 */

import type { Parameters } from '../question/parameter';
import { withoutDefaults } from '../question/parameters';
import { longestHash, type Question, toHash } from '../question/question';
import type { Controls } from '../rooms/view';
import type { Theme } from '../ui/theme';

/** The question to share, with its page. */
export interface Shared {
  /** The folder of this Grundyscope site, with a slash at its end. */
  site: string;
  /** The URL of the page: that folder, or a file with a name other than index.html. */
  page: string;
  question: Question;
  /** The parameters that such a question can have. */
  parameters: Parameters | undefined;
  /** The name of the question: “Kayles, n = 200”. */
  name: string;
  /** The name with the site's: “Kayles, n = 200 · Grundyscope”. */
  title: string;
  /** The language tag of frames; omitted from URLs if it is English. */
  lang: string;
  /** The file name of a saved picture of the question, if it has one. */
  picture?: string | undefined;
}

/** The appearance of a frame or element. */
export interface Look {
  show: string;
  theme: Theme;
  controls: Controls;
  /** Font size in percent. */
  size: number;
  /** CSS pixels, or a percentage of the column: "100%". */
  width: string;
  /** CSS pixels. */
  height: number;
}

/** Longer links come with a warning: some programs truncate them. */
export const LONG = 200;

/** The folder of a page, from its URL: no query, no hash, no file name. */
export function siteOf(address: string): string {
  return new URL('./', pageOf(address)).href;
}

/** The page without query and hash. */
export function pageOf(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/\/index\.html$/, '/');
}

/** Whether the page is on this computer only. */
export function isLocal(page: string): boolean {
  const { hostname, protocol } = new URL(page);
  return protocol === 'file:' || /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export function linkTo({ page, question }: Shared): string {
  return `${page}${hashOf(question)}`;
}

export function frameOf({ site, question, lang }: Shared, { show, theme, controls, size }: Look): string {
  const parameters = [
    `show=${encodeURIComponent(show)}`,
    theme === 'auto' ? '' : `theme=${theme}`,
    lang === 'en' ? '' : `lang=${encodeURIComponent(lang)}`,
    controls === 'some' ? '' : `controls=${controls}`,
    size === 100 ? '' : `size=${size}`,
  ];
  return `${site}embed.html?${parameters.filter(Boolean).join('&')}${hashOf(question)}`;
}

/** Whether the link is short enough to be read back. */
export function opens({ question }: Shared): boolean {
  return hashOf(question).length <= longestHash;
}

/** The hash as the page writes it, without spaces around arguments, which would need escapes. */
function hashOf(question: Question): string {
  const given = Object.entries(question.arguments).map(([name, value]) => [name, value.trim()] as const);
  return toHash(withoutDefaults({ ...question, arguments: Object.fromEntries(given) }));
}
