/* The subject of the view of a lesson. */

import lessonTexts from '../../i18n/en/lessons.ftl?raw';
import { learn, text } from '../../i18n/index';
import { lessonAnnouncement } from '../../rooms/lessons/announcements';
import { LessonRoom } from '../../rooms/lessons/model';
import { wordsOf } from '../../rooms/lessons/words';
import type { Subject, ViewHost } from '../view';

learn(lessonTexts);

export type LessonsSubject = Subject<LessonRoom>;

export function enter(host: ViewHost): LessonsSubject {
  const room = new LessonRoom(host.client, host.history, () => host.changed());
  return {
    room,
    works: [],
    error: undefined,
    get understood() {
      return !room.entry || room.step !== undefined;
    },
    retry: () => room.again(),
    get name() {
      return room.entry ? wordsOf(room.entry.name, 'name') : text('lessons-path-title');
    },
    get announcement() {
      return lessonAnnouncement(room);
    },
  };
}
