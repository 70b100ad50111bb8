/* The period of a game, proved or observed. */

import { html } from 'lit';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import gameStyles from '../games.css?shadow';
import { card } from '../period-card';
import { periodHeadline } from '../period-words';
import type { GameSubject } from '../subject';

export const drawing: Drawing<GameSubject> = {
  parts: ['period'],
  sheets: [questionStyles, gameStyles],
  works: ({ room }) => [room.findingPeriod],
  ready: ({ room }) => room.foundPeriod !== undefined,
  answer: ({ room: { foundPeriod } }) =>
    foundPeriod && periodHeadline(foundPeriod.period, foundPeriod.game.first),
  draw: ({ room }) => room.foundPeriod && html`<div class="answering">${card(room, room.foundPeriod)}</div>`,
};
