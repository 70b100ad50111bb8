/*
 * The page begins here. Its colours are there before, by public/theme.js; from here on they follow the system.
 *
 * A frame in another page (embed.html) fetches this file too, for what it shares with the page; there, nothing begins.
 */

import './elements/index';
import { GrundyPage } from './app';
import { define } from './elements/base';
import { direction, locale, setLocale } from './i18n/index';
import { nextTask } from './tasks';
import { applyTheme, storedTheme } from './themes';

if (document.querySelector('grundy-page')) begin();

async function begin(): Promise<void> {
  applyTheme(storedTheme());

  const lang = new URLSearchParams(location.search).get('lang');
  await setLocale(...(lang ? [lang] : []), ...navigator.languages);
  document.documentElement.lang = locale();
  document.documentElement.dir = direction();
  // Until here it was reading; to draw the page is as much again, and between the two the browser hears what people do.
  await nextTask();
  define('grundy-page', GrundyPage);
}
