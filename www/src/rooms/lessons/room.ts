/* Mounts the lessons room. */

import './lessons.css';
import { tools } from '../../sequence/share-button';
import type { MountRoom } from '../definition';
import { LessonRoom } from './model';
import { lessonsView, lessonTitle } from './view';
import { lessonAnnouncement } from './words';

export const mount: MountRoom = (client, history, changed) => {
  const room = new LessonRoom(client, history, changed);
  return {
    room,
    view: () => lessonsView(room, tools(room)),
    title: () => lessonTitle(room),
    announcements: () => [lessonAnnouncement(room), ''],
    get complete() {
      return room.complete;
    },
  };
};
