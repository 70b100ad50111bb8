/* The fields of the lab: two games, and the size of the board. */

import '../../ui/notation-field';
import gameStyles from '../../rooms/games/games.css?shadow';
import { fields } from '../../rooms/lab/fields-view';
import labStyles from '../../rooms/lab/lab.css?shadow';
import type { LabRoom } from '../../rooms/lab/model';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles, gameStyles, labStyles];
export const draw = (room: LabRoom) => fields(room);
