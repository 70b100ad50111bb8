import { THEMES, type Theme } from './elements/theme';

export { applyTheme } from './dress';

const KEY = 'grundyscope-theme';

/** The theme chosen earlier, which public/theme.js has applied. Storage may be forbidden (a sandboxed frame): then the system decides. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds until the page is left.
  }
}
