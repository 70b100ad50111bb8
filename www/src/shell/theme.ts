import { THEMES, type Theme } from '../ui/theme';

export { applyTheme } from '../ui/appearance';

const KEY = 'grundyscope-theme';

/**
 * The stored theme, which public/theme.js has applied; `auto` where storage is forbidden (a
 * sandboxed frame).
 */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

/**
 * Calls back when another tab stores a theme. It may be the document before a reload: what that
 * stored last reaches the storage of a new process after the new document has read it.
 */
export function watchStoredTheme(changed: (theme: Theme) => void): void {
  addEventListener('storage', ({ key }) => {
    // Without a key everything was deleted.
    if (key === KEY || key === null) changed(storedTheme());
  });
}

export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the choice holds until the page is closed.
  }
}
