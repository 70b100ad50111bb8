/* Lists beside the sequence, one open at a time or none: P-positions, gaps, records, first occurrences. */

import { html, nothing } from 'lit';
import type { FindKind, Finds } from '../finds';
import { text } from '../i18n/index';
import type { Room } from '../room';
import { FINDS } from '../state';
import { state } from './state';

/** Whether the list's own views and texts are there. */
let loaded = false;
export const findsLoaded = () => loaded;

/** The lists, and how they stand. */
export interface Lists {
  /** The one that is open. */
  kind: FindKind | undefined;
  /** What was found for it; undefined while that is not known. */
  found: Finds | undefined;
  busy: boolean;
  /** Of the sequence. */
  name: string;
  bit: number | undefined;
  cursor: number | undefined;
  chosen: number | undefined;
  /** Another one, or none. */
  open(kind: FindKind | ''): void;
}

export function lists({ kind: open, found, busy, name, bit, cursor, chosen, ...rest }: Lists) {
  return html`<div class="segments" role="group" aria-label=${text('finds-heading')}>${FINDS.map(
    (kind) => html`<button
      type="button"
      id=${`finds-${kind}`}
      aria-expanded=${open === kind}
      aria-pressed=${open === kind}
      aria-controls="finds-list"
      @click=${() => rest.open(open === kind ? '' : kind)}
    >${text(`finds-show-${kind}`)}</button>`,
  )}</div>
  <div id="finds-list" aria-busy=${busy ? 'true' : 'false'}>
    ${
      open
        ? html`<grundy-finds
            .finds=${found?.kind === open ? found : undefined}
            .name=${name}
            .bit=${bit}
            .cursor=${cursor}
            .chosen=${chosen}
          ></grundy-finds>`
        : nothing
    }
  </div>`;
}

export function finds(room: Room, name: string) {
  const { explorer: views } = room;
  if (!views.picture) return nothing;
  const kind = room.question.view.list as FindKind | undefined;
  if (kind) fetchViews(room);
  return html`<section
    class="finds-of"
    aria-labelledby="finds-heading"
    @cursor=${(event: CustomEvent<{ n: number | undefined }>) => views.point(event.detail.n)}
    @choose=${(event: CustomEvent<{ n: number }>) => room.view('at', String(event.detail.n))}
  >
    <div class="heading">
      <h2 id="finds-heading">${text('finds-heading')}</h2>
      <p class="game-name">${name}</p>
    </div>
    ${lists({
      kind,
      found: views.finds,
      busy: views.finding.running,
      name,
      bit: views.sight.bit,
      cursor: views.cursor,
      chosen: views.chosen,
      open: (other) => room.view('list', other),
    })}
    ${state(
      views.finding,
      { doing: text('finds-doing'), stopped: text('finds-stopped'), home: 'finds-zeros' },
      room.viewing,
    )}
  </section>`;
}

/** Fetched when somebody opens a list for the first time. */
async function fetchViews(room: Room): Promise<void> {
  if (loaded) return;
  await import('./finds-list');
  loaded = true;
  room.redraw();
}
