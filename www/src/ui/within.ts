/* A text with something drawn in the place of a variable, wherever a language has that. */

import { html } from 'lit';

/** The value of the variable. */
export const PLACE = '\u0001';

export function within(words: string, drawn: unknown) {
  const [before, after] = words.split(PLACE);
  return html`${before}${drawn}${after}`;
}
