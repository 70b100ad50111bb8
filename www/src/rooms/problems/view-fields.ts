/* The fields of a problem's arguments. */

import '../../ui/field';
import questionStyles from '../../ui/question.css?shadow';
import { fields } from './fields';
import type { ProblemRoom } from './model';

export const sheets = [questionStyles];
export const draw = (room: ProblemRoom) => room.problem && fields(room, room.problem);
