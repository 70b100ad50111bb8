/* The way into the room Zeckendorf. */

import '../elements/bars';
import '../elements/carries';
import '../elements/clip';
import '../elements/heat';
import '../elements/stones';
import '../elements/word';
import '../styles/heat.css';
import '../styles/zeckendorf.css';
import tables from '../i18n/en/tables.ftl?raw';
import texts from '../i18n/en/zeckendorf.ftl?raw';
import { learn } from '../i18n/index';
import { zeckendorf, zeckendorfSaid, zeckendorfTitle } from '../parts/zeckendorf';
import { meaningfulZeckendorf } from '../zeckendorf/link';
import { ZeckendorfRoom } from '../zeckendorf-room';
import type { Enter } from './index';

learn(tables);
learn(texts);

export const enter: Enter = (client, place, changed) => {
  const room = new ZeckendorfRoom(client, place, changed);
  return {
    room,
    meaningful: meaningfulZeckendorf,
    view: () => zeckendorf(room),
    title: () => zeckendorfTitle(room),
    said: () => [zeckendorfSaid(room), ''],
  };
};
