/* The moves of a position. */

import { moves } from '../../rooms/positions/moves-view';
import positionStyles from '../../rooms/positions/positions.css?shadow';
import questionStyles from '../../rooms/problems/question.css?shadow';
import type { PositionSubject } from '../subjects/positions-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<PositionSubject> = {
  parts: [],
  sheets: [questionStyles, positionStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.analysis !== undefined,
  answer: ({ room }) => room.analysis?.answer.outcome ?? undefined,
  draw: ({ room }, { site }) => moves(room, site),
};
