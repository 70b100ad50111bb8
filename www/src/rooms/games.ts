/* The way into the room of the games. */

import '../elements/gallery';
import '../elements/game-field';
import '../views';
import { GameRoom } from '../game-room';
import galleryTexts from '../i18n/en/gallery.ftl?raw';
import texts from '../i18n/en/games.ftl?raw';
import { learn } from '../i18n/index';
import { game } from '../parts/game';
import { gameTitle, periodSaid } from '../parts/game-said';
import { explanationSaid } from '../parts/said';
import { meaningfulGame } from '../state';
import type { Enter } from './index';

learn(texts);
learn(galleryTexts);

export const enter: Enter = (client, place, changed) => {
  const room = new GameRoom(client, place, changed);
  return {
    room,
    meaningful: meaningfulGame,
    view: () => game(room),
    title: () => gameTitle(room),
    said: () => [periodSaid(room), explanationSaid(room)],
  };
};
