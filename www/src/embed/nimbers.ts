/* The nimbers in a frame. */

import '../elements/expansion';
import '../elements/game-field';
import '../elements/nimber-table';
import '../styles/nimbers.css';
import { html } from 'lit';
import texts from '../i18n/en/nimbers.ftl?raw';
import { learn } from '../i18n/index';
import { NimberRoom } from '../nimber-room';
import { meaningfulNimbers } from '../nimber-state';
import { steps } from '../parts/nimber-steps';
import { tables } from '../parts/nimber-tables';
import { answering, field, nimberSaid, whatIsWrong } from '../parts/nimbers';
import type { EnterScene } from './scene';

learn(texts);

export const enter: EnterScene<'nimbers'> = (client, place, changed) => {
  const room = new NimberRoom(client, place, changed);
  const result = () => html`<div class="nimbers">${answering(room)}</div>`;
  return {
    room,
    meaningful: meaningfulNimbers,
    views: { calculator: result, answer: result, explanation: () => steps(room), heat: () => tables(room) },
    fields: () => field(room),
    ready: (show) => (show === 'heat' ? room.picture !== undefined : room.calculated !== undefined),
    works: [room.calculating],
    wrong: () => (room.error ? whatIsWrong(room.error, room.question.arguments.e ?? '').sentence : ''),
    said: () => nimberSaid(room),
  };
};
