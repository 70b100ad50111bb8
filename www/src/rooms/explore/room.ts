/* Mounts the catalogue of what is behind its door. */

import { html } from 'lit';
import { text } from '../../i18n/index';
import { pageHead } from '../../ui/page-head';
import { type MountRoom, usualQuestion } from '../definition';
import { explore } from './index';
import { parametersOf } from './parameters';
import { FIRST, Tiles } from './tiles';

export const mount: MountRoom = (client, _, changed) => {
  client.prepare(FIRST);
  const tiles = new Tiles(client, changed);
  return {
    room: { question: usualQuestion(explore), notice: '', parametersOf, open: changed, leave() {} },
    view: () => html`<section aria-labelledby="explore-heading">
      ${pageHead('explore-heading', text('doors-explore'), text('explore-lead'), undefined)}
      ${tiles.behind(explore.door)}
    </section>`,
    title: () => text('explore-title'),
    announcements: () => ['', ''],
    get complete() {
      return tiles.hasPicture;
    },
  };
};
