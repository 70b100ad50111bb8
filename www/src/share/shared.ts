/* The question of a room and its title, to share. */

import { fileName } from '../export/rows';
import { locale, text } from '../i18n/index';
import type { Sharing } from '../sequence/share-button';
import { pageOf, type Shared, siteOf } from './address';

export function sharedOf(room: Sharing): Shared {
  const { question, sequence: model } = room;
  // Every room keeps the document title up to date. Removes the marks of bidirectional isolation.
  const title = document.title.replace(/[\u2066-\u2069]/g, '');
  const by = ` · ${text('page-name')}`;
  const slice = model?.slice;
  const game = model?.loaded?.game.game;
  return {
    site: siteOf(location.href),
    page: pageOf(location.href),
    question,
    parameters: room.parametersOf(question),
    name: title.endsWith(by) ? title.slice(0, -by.length) : title,
    title,
    lang: locale(),
    picture: slice && game ? fileName({ game, ...slice }, 'png') : undefined,
  };
}
