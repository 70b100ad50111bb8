/* The page begins here. Its colours are there before: public/theme.js. */

import './elements/index';
import './app';
import { direction, locale } from './i18n/index';

document.documentElement.lang = locale();
document.documentElement.dir = direction();
