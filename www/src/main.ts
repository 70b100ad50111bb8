/*
 * The entry point of the page. public/theme.js has set the colours before; from here on they follow
 * the system.
 *
 * Frames (embed.html) load this file as well, for the code that they share with the page; there it
 * starts nothing.
 */

import './shell/elements';
import { nextTask } from './engine/next-task';
import { direction, locale, remaining, setLocale } from './i18n/index';
import { GrundyPage } from './shell/app';
import { applyTheme, storedTheme } from './shell/theme';
import { define } from './ui/base';

if (document.querySelector('grundy-page')) begin();

async function begin(): Promise<void> {
  // Else public/theme.js says that the page did not arrive.
  document.documentElement.dataset.page = 'runs';
  applyTheme(storedTheme());

  const lang = new URLSearchParams(location.search).get('lang');
  await setLocale(...(lang ? [lang] : []), ...navigator.languages);
  document.documentElement.lang = locale();
  document.documentElement.dir = direction();
  // Rendering takes as long as evaluating the modules; in between, the browser can handle input.
  await nextTask();
  define('grundy-page', GrundyPage);
  // The first number in a text takes the browser long: before the answer, not with it.
  if ('requestIdleCallback' in window) requestIdleCallback(() => remaining(1));
}
