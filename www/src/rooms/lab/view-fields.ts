/* The fields of the lab: two games, and the size of the board. */

import '../../ui/notation-field';
import questionStyles from '../../ui/question.css?shadow';
import { fields } from './fields-view';
import labStyles from './lab.css?shadow';
import type { LabRoom } from './model';

export const sheets = [questionStyles, labStyles];
export const draw = (room: LabRoom) => fields(room);
