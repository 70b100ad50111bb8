/* A game to play. */

import '../../rooms/play/elements';
import boardStyles from '../../boards/boards.css?shadow';
import diagramStyles from '../../boards/diagrams.css?shadow';
import boardTokens from '../../boards/tokens.css?shadow';
import { matchView } from '../../rooms/play/match-view';
import playStyles from '../../rooms/play/play.css?shadow';
import { whoIs } from '../../rooms/play/words';
import questionStyles from '../../rooms/problems/question.css?shadow';
import mexStyles from '../../sequence/mex.css?shadow';
import type { PlaySubject } from '../subjects/play-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<PlaySubject> = {
  parts: [],
  sheets: [questionStyles, mexStyles, boardTokens, boardStyles, diagramStyles, playStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.loaded !== undefined,
  answer: ({ room }) => (room.winner === undefined ? undefined : whoIs(room, room.winner)),
  draw: ({ room }) => matchView(room),
};
