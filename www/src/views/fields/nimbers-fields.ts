/* The field of an expression of nimbers. */

import '../../ui/notation-field';
import gameStyles from '../../rooms/games/games.css?shadow';
import { field } from '../../rooms/nimbers/field';
import type { NimberRoom } from '../../rooms/nimbers/model';
import nimberStyles from '../../rooms/nimbers/nimbers.css?shadow';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles, gameStyles, nimberStyles];
export const draw = (room: NimberRoom) => field(room);
