/* The period of a game, proved or observed. */

import { html } from 'lit';
import gameStyles from '../../rooms/games/games.css?shadow';
import { card } from '../../rooms/games/period-card';
import { periodWords } from '../../rooms/games/period-words';
import questionStyles from '../../rooms/problems/question.css?shadow';
import type { GameSubject } from '../subjects/games-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<GameSubject> = {
  parts: ['period'],
  sheets: [questionStyles, gameStyles],
  works: ({ room }) => [room.findingPeriod],
  ready: ({ room }) => room.foundPeriod !== undefined,
  answer: ({ room: { foundPeriod } }) =>
    foundPeriod && periodWords(foundPeriod.period, foundPeriod.game.first).headline,
  draw: ({ room }) => room.foundPeriod && html`<div class="answering">${card(room, room.foundPeriod)}</div>`,
};
