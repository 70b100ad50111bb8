/* The settings of an exercise. */

import exerciseStyles from '../../rooms/exercises/exercises.css?shadow';
import type { ExerciseRoom } from '../../rooms/exercises/model';
import { settings } from '../../rooms/exercises/settings-view';
import gameStyles from '../../rooms/games/games.css?shadow';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles, gameStyles, exerciseStyles];
export const draw = (room: ExerciseRoom) => settings(room);
