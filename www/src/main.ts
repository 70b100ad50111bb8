/* The page begins here: colours first, so that nothing flashes, then the page itself. */

import './elements/index';
import './app';
import { direction, locale } from './i18n/index';
import { applyTheme, storedTheme } from './themes';

applyTheme(storedTheme());
document.documentElement.lang = locale();
document.documentElement.dir = direction();

// Only when the browser has nothing better to do. Where it does not arrive, the page is whole without it.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
addEventListener('load', () => idle(() => import('./later').catch(() => undefined)));
