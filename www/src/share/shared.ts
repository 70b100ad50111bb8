/* What is shared: the question of a room, and how the window calls it. */

import { fileName } from '../export/rows';
import { stretchOf } from '../export/stretch';
import { locale, text } from '../i18n/index';
import type { Sharing } from '../parts/share';
import { pageOf, type Shared, siteOf } from './address';

export function sharedOf({ question, explorer }: Sharing): Shared {
  // What the window is called, which every room keeps right; without the marks that isolate what runs the other way.
  const title = document.title.replace(/[\u2066-\u2069]/g, '');
  const by = ` · ${text('page-name')}`;
  const stretch = explorer && stretchOf(explorer);
  const game = explorer?.picture?.game.game;
  return {
    site: siteOf(location.href),
    page: pageOf(location.href),
    question,
    name: title.endsWith(by) ? title.slice(0, -by.length) : title,
    title,
    lang: locale(),
    picture: stretch && game ? fileName({ game, ...stretch }, 'png') : undefined,
  };
}
