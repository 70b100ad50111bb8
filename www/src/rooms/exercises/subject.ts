/* The subject of the view of an exercise. */

import { text } from '../../i18n/index';
import type { Subject, ViewHost } from '../view';
import { ExerciseRoom } from './model';
import { whatIsWrong } from './notes';
import { exerciseAnnouncement } from './question-view';
import { gamesWords } from './words';

export type ExerciseSubject = Subject<ExerciseRoom>;

export function enter(host: ViewHost): ExerciseSubject {
  const room = new ExerciseRoom(host.client, host.history, () => host.changed(), {
    tell: (name, detail) => host.tell(name, detail),
  });
  return {
    room,
    works: [room.making],
    get error() {
      return room.error;
    },
    sentence: (error) => (error === room.error ? whatIsWrong(room) : undefined),
    get understood() {
      return !room.making.running && (room.error !== undefined || !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return text('exercise-name', { game: gamesWords(room.exercise?.games ?? []) });
    },
    get announcement() {
      return exerciseAnnouncement(room);
    },
  };
}
