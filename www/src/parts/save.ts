/* Below a sequence: what is in view of it, as a file. */

import '../styles/save.css';
import { html, nothing } from 'lit';
import { KINDS, type Kind, MOST } from '../export/kinds';
import type { Extract } from '../export/rows';
import type { Saving } from '../export/saving';
import { stretchOf } from '../export/stretch';
import texts from '../i18n/en/save.ftl?raw';
import { grouped, learn, text } from '../i18n/index';
import { linkOf } from '../link';
import type { Room } from '../room';
import { state } from './state';

declare const GRUNDYSCOPE_VERSION: string;

learn(texts);

/** What is being saved in a room, once somebody has wished it, and as what. */
interface Here {
  kind: Kind;
  saving?: Saving;
}

const heres = new WeakMap<Room, Here>();

function hereOf(room: Room): Here {
  const here = heres.get(room) ?? { kind: 'csv' };
  heres.set(room, here);
  return here;
}

/** What would be saved. */
function extract(room: Room, name: string): Extract | undefined {
  const { picture } = room.explorer;
  const stretch = stretchOf(room.explorer);
  if (!picture || !stretch) return undefined;
  return {
    game: picture.game.game,
    name,
    ...stretch,
    link: linkOf(room.question),
    version: GRUNDYSCOPE_VERSION,
  };
}

export function save(room: Room, name: string) {
  const what = extract(room, name);
  if (!what) return nothing;
  const here = hereOf(room);
  const { kind, saving } = here;
  const range = { from: grouped(String(what.from)), to: grouped(String(what.to)) };
  const many = what.to - what.from + 1 > MOST[kind];
  const go = () => {
    if (!many) start(room, here, what, text('save-title', { name, ...range }));
  };
  return html`<div class="save" role="form" aria-label=${text('save-label')}>
      <label for="save-format">${text('save-what', range)}</label>
      <select
        class="select"
        id="save-format"
        aria-describedby="save-note"
        @change=${(event: Event) => {
          here.kind = (event.target as HTMLSelectElement).value as Kind;
          room.changed();
        }}
      >${KINDS.map((one) => html`<option value=${one} ?selected=${one === kind}>${text(`save-as-${one}`)}</option>`)}</select>
      <button class="button" type="button" aria-disabled=${many ? 'true' : 'false'} @click=${go}>${text('save-go')}</button>
      <p class="note" id="save-note">${many ? text('save-many', { most: grouped(String(MOST[kind])) }) : nothing}</p>
    </div>
    ${
      saving
        ? state(
            saving.work,
            { doing: text('save-doing'), stopped: text('save-stopped'), home: 'save-format' },
            { cancel: () => stop(room, saving), again: go },
          )
        : nothing
    }`;
}

function stop(room: Room, saving: Saving): void {
  saving.work.stop();
  room.changed();
}

async function start(room: Room, here: Here, what: Extract, title: string): Promise<void> {
  if (here.saving?.work.running) return;
  // Few people save anything: what writes files comes with the first wish.
  const { Saving } = await import('../export/saving');
  here.saving ??= new Saving(room.client, room.changed);
  here.saving.save(here.kind, what, { title, description: text('save-description'), grouped });
  room.changed();
}
