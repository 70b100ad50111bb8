/* Mounts the exercises room. */

import '../../sequence/mex.css';
import './exercises.css';
import './sheet.css';
import './sheet-print.css';
import { afterAnswer } from '../../engine/next-task';
import type { MountRoom } from '../definition';
import { ExerciseRoom } from './model';
import { storedProgress } from './progress';
import { exerciseAnnouncement } from './question-view';
import { exercises, exerciseTitle } from './view';

export const mount: MountRoom = (client, history, changed) => {
  const room = new ExerciseRoom(client, history, changed, { progress: storedProgress });
  const isSeen = afterAnswer(changed);
  return {
    room,
    view: () => exercises(room, isSeen(room.item !== undefined)),
    title: () => exerciseTitle(room),
    announcements: () => [exerciseAnnouncement(room), ''],
    get complete() {
      return room.item !== undefined || room.error !== undefined;
    },
  };
};
