/* The moves of a position. */

import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { moves } from '../moves-view';
import positionStyles from '../positions.css?shadow';
import type { PositionSubject } from '../subject';

export const drawing: Drawing<PositionSubject> = {
  parts: [],
  sheets: [questionStyles, positionStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.analysis !== undefined,
  answer: ({ room }) => room.analysis?.answer.outcome ?? undefined,
  draw: ({ room }, { site }) => moves(room, site),
};
