/* The colours of a document, by what was chosen and what the system wishes. Needs nothing else of the page. */

import type { Theme } from './elements/theme';

const wished = matchMedia('(prefers-contrast: more)');

/**
 * Light, dark or as the system has it; and more contrast where the system wishes it or it is chosen. One attribute says so, whichever
 * of the two it is, so that the style sheet has one set of colours for it.
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
