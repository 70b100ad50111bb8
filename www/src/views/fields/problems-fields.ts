/* The fields of a problem's arguments. */

import '../../ui/field';
import { fields } from '../../rooms/problems/fields';
import type { ProblemRoom } from '../../rooms/problems/model';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles];
export const draw = (room: ProblemRoom) => room.problem && fields(room, room.problem);
