/* Mounts the games room. */

import './gallery';
import './rule.css';
import '../../ui/terms.css';
import '../../ui/notation-field';
import '../../sequence/elements';
import exhibitTexts from '../../i18n/en/exhibits.ftl?raw';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import texts from '../../i18n/en/games.ftl?raw';
import glossary from '../../i18n/en/glossary.ftl?raw';
import { learn } from '../../i18n/index';
import { explanationAnnouncement } from '../../sequence/announcements';
import type { MountRoom } from '../definition';
import { gameTitle, periodAnnouncement } from './announcements';
import { GameRoom } from './model';
import { game } from './view';

learn(texts);
learn(exhibitTexts);
learn(galleryTexts);
learn(glossary);

export const mount: MountRoom = (client, history, changed) => {
  const room = new GameRoom(client, history, changed);
  return {
    room,
    view: () => game(room),
    title: () => gameTitle(room),
    announcements: () => [periodAnnouncement(room), explanationAnnouncement(room)],
  };
};
