/* The way into the room of the nimbers. */

import '../elements/expansion';
import '../elements/game-field';
import '../elements/nimber-table';
import '../styles/nimbers.css';
import texts from '../i18n/en/nimbers.ftl?raw';
import { learn } from '../i18n/index';
import { NimberRoom } from '../nimber-room';
import { meaningfulNimbers } from '../nimber-state';
import { nimberSaid, nimbers, nimbersTitle } from '../parts/nimbers';
import type { Enter } from './index';

learn(texts);

export const enter: Enter = (client, place, changed) => {
  const room = new NimberRoom(client, place, changed);
  return {
    room,
    meaningful: meaningfulNimbers,
    view: () => nimbers(room),
    title: () => nimbersTitle(room),
    said: () => [nimberSaid(room), ''],
  };
};
