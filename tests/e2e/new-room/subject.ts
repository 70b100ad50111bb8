import { text } from '../../i18n/index';
import type { Subject, ViewHost } from '../view';
import { NewRoom } from './model';

export function enter(host: ViewHost): Subject<NewRoom> {
  const room = new NewRoom(host.client, host.history, () => host.changed());
  return {
    room,
    understood: true,
    works: [room.square],
    error: undefined,
    retry: () => room.square.retry(),
    name: text('new-room-heading'),
    announcement: '',
  };
}
