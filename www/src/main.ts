/* The page begins here: colours first, so that nothing flashes, then the page itself. */

import './elements/index';
import './app';
import { direction, locale } from './i18n/index';
import { applyTheme, storedTheme } from './themes';

applyTheme(storedTheme());
document.documentElement.lang = locale();
document.documentElement.dir = direction();
