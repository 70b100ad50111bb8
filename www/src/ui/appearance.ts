/*
 * The colours of a document, from the chosen theme and the system's preferences. Imports nothing.
 */

import type { Theme } from './theme';

const wished = matchMedia('(prefers-contrast: more)');

/**
 * Applies light, dark or the system's colours; and more contrast if the system or the reader
 * requests it. One attribute covers both, so that the style sheet needs one set of colours.
 */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
  const contrast = () => {
    if (wished.matches || theme === 'contrast') dataset.contrast = 'more';
    else delete dataset.contrast;
  };
  contrast();
  wished.onchange = contrast;
}
