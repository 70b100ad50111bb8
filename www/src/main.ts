/*
 * The page begins here. Its colours are there before, by public/theme.js; from here on they follow the system.
 *
 * A frame in another page (embed.html) fetches this file too, for what it shares with the page; there, nothing begins.
 */

import './elements/index';
import './app';
import { direction, locale } from './i18n/index';
import { applyTheme, storedTheme } from './themes';

if (document.querySelector('grundy-page')) begin();

function begin(): void {
  applyTheme(storedTheme());
  document.documentElement.lang = locale();
  document.documentElement.dir = direction();

  // Only when the browser has nothing better to do. Where it does not arrive, the page is whole without it.
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  addEventListener('load', () => idle(() => import('./later').catch(() => undefined)));
}
