/* The field of a position. */

import '../../ui/notation-field';
import questionStyles from '../../ui/question.css?shadow';
import { field } from './field';
import type { PositionRoom } from './model';
import positionStyles from './positions.css?shadow';

export const sheets = [questionStyles, positionStyles];
export const draw = (room: PositionRoom) => field(room);
