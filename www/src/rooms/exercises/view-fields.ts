/* The settings of an exercise. */

import questionStyles from '../../ui/question.css?shadow';
import exerciseStyles from './exercises.css?shadow';
import type { ExerciseRoom } from './model';
import { settings } from './settings-view';

export const sheets = [questionStyles, exerciseStyles];
export const draw = (room: ExerciseRoom) => settings(room);
