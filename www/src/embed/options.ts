/*
 * The options of a frame: the query of its URL. The question is in the hash, as in links.
 *
 *     embed.html?show=chart&theme=dark&lang=en&controls=some&size=150#1/game?game=octal:0.77&n=200
 *
 * Invalid values are ignored, except for `show`: URLs are typed by hand, and a wrong colour is no
 * reason to show nothing, but an unknown view is an error.
 */

import { CONTROLS } from '../element/attributes';
import type { Theme } from '../ui/theme';
import type { FrameOptions } from './protocol';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast'];
/** Longer queries are cut. */
const MAX_QUERY = 4000;

export function readOptions(search: string): FrameOptions {
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
