/* The fields of a position on two heaps: row and column. */

import '../../ui/field';
import questionStyles from '../../ui/question.css?shadow';
import type { TwoHeapsRoom } from './model';
import { fields } from './table-view';

export const sheets = [questionStyles];
export const draw = (room: TwoHeapsRoom) => fields(room);
