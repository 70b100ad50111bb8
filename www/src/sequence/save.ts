/* The controls below a sequence that save its visible part as a file. */

import 'texts:save';
import { html, nothing } from 'lit';
import type { AnyResource, Resource } from '../engine/resource';
import { KINDS, type Kind, MAX_VALUES } from '../export/kinds';
import type { Extract } from '../export/rows';
import type { File, Saving, Saying } from '../export/save-task';
import { grouped, text } from '../i18n/index';
import { linkOf } from '../question/parameters';
import { loadBeside } from '../ui/load-beside';
import { statusLine } from '../ui/status';
import type { Repetition } from './chart';
import type { SequenceRoom } from './room';

declare const GRUNDYSCOPE_VERSION: string;

/** The state of saving in a room: the format, and the task after its first use. */
interface SaveState {
  kind: Kind;
  saving?: Resource<Saving, File>;
}

const heres = new WeakMap<SequenceRoom, SaveState>();

function hereOf(room: SequenceRoom): SaveState {
  const here = heres.get(room) ?? { kind: 'csv' };
  heres.set(room, here);
  return here;
}

/** The slice to save. */
function extract(room: SequenceRoom, name: string): Extract | undefined {
  const { loaded, slice } = room.sequence;
  if (!loaded || !slice) return undefined;
  return {
    game: loaded.game.game,
    name,
    ...slice,
    link: linkOf(room.question),
    version: GRUNDYSCOPE_VERSION,
  };
}

export function save(room: SequenceRoom, name: string, repetition?: Repetition) {
  const what = extract(room, name);
  if (!what) return nothing;
  const here = hereOf(room);
  const { kind, saving } = here;
  const range = { from: grouped(String(what.from)), to: grouped(String(what.to)) };
  const many = what.to - what.from + 1 > MAX_VALUES[kind];
  const go = (event?: Event) => {
    if (many) return;
    const saying = { title: text('save-title', { name, ...range }), ...inPicture(what, repetition) };
    start(room, here, what, saying, event?.currentTarget);
  };
  return html`<div class="save actions on-screen" data-menu role="form" aria-label=${text('save-label')}>
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
      <p class="note" id="save-note">${many ? text('save-many', { most: MAX_VALUES[kind] }) : nothing}</p>
    </div>
    ${
      saving
        ? statusLine(
            saving,
            { doing: text('save-doing'), stopped: text('save-stopped'), home: 'save-format' },
            { cancel: () => stop(room, saving), again: go },
          )
        : nothing
    }`;
}

/** The texts in a picture, those of the chart. */
function inPicture({ from }: Extract, repetition: Repetition | undefined): Omit<Saying, 'title'> {
  const period = grouped(String(repetition?.period));
  const begins = repetition && repetition.preperiod > from;
  const words = text(begins ? 'chart-period' : 'chart-period-all', { period });
  return {
    description: text('save-description'),
    zero: text('sequence-legend-zero'),
    more: (most) => text('sequence-legend-more', { most }),
    repeats: repetition && { from: Math.max(from, repetition.preperiod), words },
    grouped,
  };
}

function stop(room: SequenceRoom, saving: AnyResource): void {
  saving.stop();
  room.changed();
}

/** `button` is the one pressed; trying again has none, since the code has arrived by then. */
function start(
  room: SequenceRoom,
  here: SaveState,
  what: Extract,
  saying: Saying,
  button: EventTarget | null = null,
): void {
  if (here.saving?.running) return;
  const begin = (saving: Resource<Saving, File>) => {
    here.saving = saving;
    saving.retry();
    saving.want({ format: here.kind, extract: what, saying });
    room.changed();
  };
  if (here.saving) begin(here.saving);
  // The code that writes files is loaded on first use.
  else if (button instanceof Element)
    loadBeside(
      button,
      () => import('../export/save-task'),
      (loaded) => begin(here.saving ?? loaded.saver(room.client, room.changed)),
    );
}
