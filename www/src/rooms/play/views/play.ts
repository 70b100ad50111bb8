/* A game to play. */

import '../../../boards/move-list';
import { html } from 'lit';
import boardStyles from '../../../boards/boards.css?shadow';
import diagramStyles from '../../../boards/diagrams.css?shadow';
import boardTokens from '../../../boards/tokens.css?shadow';
import { positionName } from '../../../ruleset/position-name';
import mexStyles from '../../../sequence/mex.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { matchView, ruleLine } from '../match-view';
import playStyles from '../play.css?shadow';
import type { PlaySubject } from '../subject';
import { whoIs } from '../words';

export const drawing: Drawing<PlaySubject> = {
  parts: [],
  sheets: [questionStyles, mexStyles, boardTokens, boardStyles, diagramStyles, playStyles],
  title: ({ room, name }) => ({
    name: room.loaded ? positionName(room.loaded.game.components, room.loaded.game.sum) : name,
    heading: true,
  }),
  ready: ({ room }) => room.loaded !== undefined,
  answer: ({ room }) => (room.winner === undefined ? undefined : whoIs(room, room.winner)),
  draw: ({ room }) => matchView(room, room.loaded && html`<p class="lead">${ruleLine(room.loaded.game)}</p>`),
};
