/* The subject of a game's views. */

import { text } from '../../i18n/index';
import { gameName } from '../../ruleset/game-name';
import type { Part } from '../../sequence/room';
import type { SequenceSubject } from '../../sequence/subject';
import type { Subject, ViewHost } from '../view';
import { periodAnnouncement } from './announcements';
import { GameRoom } from './model';
import { notationProblem } from './notation-problem';

export type GameSubject = SequenceSubject & Subject<GameRoom>;

export function enter(host: ViewHost, parts: readonly string[]): GameSubject {
  const loaded = (host.asking ? [...parts, 'suggestions'] : parts) as Part[];
  const room = new GameRoom(host.client, host.history, () => host.changed(), loaded);
  const { sequence } = room;
  const name = () => (room.game ? gameName(room.game.game) : '');
  return {
    room,
    get works() {
      const works = [sequence.loading, sequence.explaining, sequence.paging, sequence.listing];
      // A sequence is shown during the search for its period, without the progress of the search.
      return room.game ? [room.reading, ...works] : [room.reading, room.findingPeriod, ...works];
    },
    get error() {
      return room.fields.game?.error ?? room.fields.n?.error;
    },
    sentence(error) {
      const typed = room.question.arguments.game ?? '';
      if (error.code === 'unknown-game') return text('scope-unknown-game', { value: typed.slice(0, 60) });
      return error === room.fields.game?.error ? notationProblem(error, typed).sentence : undefined;
    },
    get understood() {
      return room.understood;
    },
    retry() {
      sequence.retry();
      room.answerActions.again();
    },
    get name() {
      return name();
    },
    get sequenceName() {
      return name();
    },
    get repetition() {
      return room.repetition;
    },
    get settled() {
      // A period changes the picture, so the drawing waits for a quick search.
      return !room.findingPeriod.running || room.findingPeriod.visible;
    },
    get announcement() {
      return periodAnnouncement(room);
    },
  };
}
