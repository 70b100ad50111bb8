/* The subject of a problem's views. */

import 'texts:problems';
import type { GrundyscopeError } from '../../engine/protocol';
import { text } from '../../i18n/index';
import type { Part } from '../../sequence/room';
import type { SequenceSubject } from '../../sequence/subject';
import type { Subject, ViewHost } from '../view';
import { solutionAnnouncement } from './announcements';
import { ProblemRoom } from './model';
import { sequenceName } from './wording';

export type ProblemSubject = SequenceSubject & Subject<ProblemRoom>;

export async function enter(host: ViewHost, parts: readonly string[]): Promise<ProblemSubject> {
  const room = new ProblemRoom(host.client, host.history, () => host.changed(), parts as Part[]);
  const { sequence } = room;
  room.problems = (await host.client.ask('catalogue', {})).answer;
  /** Always the same object, so that the error event is sent only once. */
  let unknown: GrundyscopeError | undefined;
  return {
    room,
    works: [
      room.reading,
      room.solving,
      sequence.loading,
      sequence.explaining,
      sequence.paging,
      sequence.listing,
    ],
    get error() {
      if (!room.problem) {
        const value = room.question.problem.slice(0, 60);
        const allowed = { code: 'problems', values: { names: room.problems.map(({ id }) => id) } };
        if (unknown?.value !== value)
          unknown = { code: 'unknown-problem', field: 'problem', message: '', value, allowed };
        return unknown;
      }
      return Object.values(room.fields).find(({ error }) => error)?.error;
    },
    get understood() {
      return room.understood;
    },
    retry() {
      sequence.retry();
      room.answerActions.again();
    },
    get name() {
      return room.problem ? text(`problem-${room.problem.id}-name`) : '';
    },
    get sequenceName() {
      return sequenceName(sequence);
    },
    repetition: undefined,
    settled: true,
    get announcement() {
      return solutionAnnouncement(room);
    },
  };
}
