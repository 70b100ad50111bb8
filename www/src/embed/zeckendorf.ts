/* The room Zeckendorf in a frame. */

import '../elements/bars';
import '../elements/carries';
import '../elements/clip';
import '../elements/heat';
import '../elements/stones';
import '../elements/word';
import '../styles/heat.css';
import '../styles/zeckendorf.css';
import { html, nothing } from 'lit';
import tables from '../i18n/en/tables.ftl?raw';
import texts from '../i18n/en/zeckendorf.ftl?raw';
import { errorSentence, learn } from '../i18n/index';
import { heat } from '../parts/heat';
import { nim, nimHeat } from '../parts/nim';
import { word } from '../parts/word';
import { answer, earlier, field, steps, sum, zeckendorfSaid } from '../parts/zeckendorf';
import { meaningfulZeckendorf } from '../zeckendorf/link';
import { ZeckendorfRoom } from '../zeckendorf-room';
import type { EnterScene } from './scene';

learn(tables);
learn(texts);

export const enter: EnterScene<'zeckendorf'> = (client, place, changed) => {
  const room = new ZeckendorfRoom(client, place, changed);
  const terms = () => html`<div class="zeckendorf">${answer(room)}</div>`;
  return {
    room,
    meaningful: meaningfulZeckendorf,
    views: {
      answer: terms,
      calculator: terms,
      explanation: () => (room.shown ? steps(room, room.shown) : nothing),
      heat: () => heat(nimHeat(room)),
      play: () => nim(room, earlier(room)),
      sum: () => sum(room),
      word: () => word(room),
    },
    fields: () => html`<div class="zeckendorf">${field(room)}</div>`,
    ready: (show) => {
      if (show === 'heat') return room.grid.block !== undefined;
      if (show === 'sum') return room.sum !== undefined;
      return room.shown !== undefined;
    },
    works: [room.reading, room.adding, room.spelling],
    wrong: () => (room.error ? errorSentence(room.error) : ''),
    said: () => zeckendorfSaid(room),
  };
};
