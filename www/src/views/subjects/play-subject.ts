/* The subject of a game to play. */

import { Boards } from '../../boards/load';
import boardTexts from '../../i18n/en/boards.ftl?raw';
import diagramTexts from '../../i18n/en/diagrams.ftl?raw';
import playTexts from '../../i18n/en/play.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { learn } from '../../i18n/index';
import { playAnnouncement } from '../../rooms/play/announcements';
import { whatIsWrong } from '../../rooms/play/errors';
import { PlayRoom } from '../../rooms/play/model';
import { brief } from '../../ui/brief';
import type { Subject, ViewHost } from '../view';

for (const texts of [playTexts, boardTexts, diagramTexts, viewTexts]) learn(texts);

const shapes = () => import('../../boards/shapes');
const later = () => import('../../rooms/play/later');

export type PlaySubject = Subject<PlayRoom>;

export async function enter(host: ViewHost): Promise<PlaySubject> {
  const fields = host.asking ? await import('../fields/play-fields') : undefined;
  const room = new PlayRoom(host.client, host.history, () => host.changed(), {
    boards: new Boards(shapes),
    later,
  });
  room.held = host.controls === 'none';
  room.linked = host.site !== '';
  room.listener = ({ type, ...detail }) => host.tell(type, detail);
  return {
    room,
    works: [room.loading],
    get error() {
      return room.error;
    },
    sentence: (error) => (error === room.error ? whatIsWrong(room.error) : undefined),
    get understood() {
      return !room.loading.running && (room.error !== undefined || !room.stale);
    },
    retry: () => room.actions.again(),
    get name() {
      return brief(room.typed);
    },
    fields: fields && { sheets: fields.sheets, draw: () => fields.draw(room) },
    get announcement() {
      return playAnnouncement(room);
    },
  };
}
