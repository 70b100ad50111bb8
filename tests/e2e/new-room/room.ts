import { html } from 'lit';
import { text } from '../../i18n/index';
import { tools } from '../../sequence/share-button';
import { pageHead } from '../../ui/page-head';
import type { MountRoom } from '../definition';
import { NewRoom } from './subject';
import { sentence } from './views/square';

export const mount: MountRoom = (client, history, changed) => {
  const room = new NewRoom(client, history, changed);
  return {
    room,
    view: () => html`<section aria-labelledby="new-room-heading">
      ${pageHead('new-room-heading', text('new-room-heading'), text('new-room-lead'), tools(room))}
      ${sentence(room)}
    </section>`,
    title: () => text('new-room-heading'),
    announcements: () => [room.square.value ?? '', ''],
  };
};
