/* The fields of a position on two heaps: row and column. */

import '../../ui/field';
import questionStyles from '../../rooms/problems/question.css?shadow';
import type { TwoHeapsRoom } from '../../rooms/two-heaps/model';
import { fields } from '../../rooms/two-heaps/table-view';

export const sheets = [questionStyles];
export const draw = (room: TwoHeapsRoom) => fields(room);
