/* The subject of the view of an exercise. */

import exerciseTexts from '../../i18n/en/exercises.ftl?raw';
import exhibitTexts from '../../i18n/en/exhibits.ftl?raw';
import ruleTexts from '../../i18n/en/rules.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { learn, text } from '../../i18n/index';
import { ExerciseRoom } from '../../rooms/exercises/model';
import { whatIsWrong } from '../../rooms/exercises/notes';
import { exerciseAnnouncement } from '../../rooms/exercises/question-view';
import { gamesWords } from '../../rooms/exercises/words';
import type { HostEvents, Subject, ViewHost } from '../view';

for (const texts of [exerciseTexts, exhibitTexts, ruleTexts, viewTexts]) learn(texts);

export type ExerciseSubject = Subject<ExerciseRoom>;

export async function enter(host: ViewHost): Promise<ExerciseSubject> {
  const fields = host.asking ? await import('../fields/exercises-fields') : undefined;
  const room = new ExerciseRoom(host.client, host.history, () => host.changed(), {
    tell: (name, detail) => host.tell(name, detail as HostEvents[typeof name]),
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
    fields: fields && { sheets: fields.sheets, draw: () => fields.draw(room) },
    get announcement() {
      return exerciseAnnouncement(room);
    },
  };
}
