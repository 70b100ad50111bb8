/* The field of a position. */

import '../../ui/notation-field';
import gameStyles from '../../rooms/games/games.css?shadow';
import { field } from '../../rooms/positions/field';
import type { PositionRoom } from '../../rooms/positions/model';
import positionStyles from '../../rooms/positions/positions.css?shadow';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles, gameStyles, positionStyles];
export const draw = (room: PositionRoom) => field(room);
