import { store, stored } from '../engine/storage';
import { THEMES, type Theme } from '../ui/theme';

export { applyTheme } from '../ui/appearance';

const KEY = 'grundyscope-theme';

/** The stored theme, which public/theme.js has applied; `auto` where there is none. */
export function storedTheme(): Theme {
  const found = stored(KEY);
  return THEMES.find((theme) => theme === found) ?? 'auto';
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
  store(KEY, theme === 'auto' ? undefined : theme);
}
