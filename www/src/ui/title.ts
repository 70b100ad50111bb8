/* Titles of the window. */

/** Longer texts do not fit on a browser tab. */
const SHOWN = 40;

export function onTab(words: string): string {
  return words.slice(0, SHOWN);
}
