/* The field of an expression of nimbers. */

import '../../ui/notation-field';
import questionStyles from '../../ui/question.css?shadow';
import { field } from './field';
import type { NimberRoom } from './model';
import nimberStyles from './nimbers.css?shadow';

export const sheets = [questionStyles, nimberStyles];
export const draw = (room: NimberRoom) => field(room);
