import { THEMES, type Theme } from './elements/theme';

const KEY = 'grundyscope-theme';
const wished = matchMedia('(prefers-contrast: more)');

/** The theme chosen earlier, which public/theme.js has applied. Storage may be forbidden (a sandboxed frame): then the system decides. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

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

export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds until the page is left.
  }
}
