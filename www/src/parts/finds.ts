/* Lists beside the sequence, one open at a time or none: P-positions, gaps, records, first occurrences. */

import { html, nothing } from 'lit';
import type { FindKind } from '../finds';
import { text } from '../i18n/index';
import type { Room } from '../room';
import { FINDS } from '../state';
import { state } from './state';

/** Whether the list's own views and texts are there. */
let loaded = false;
export const findsLoaded = () => loaded;

export function finds(room: Room, name: string) {
  const { explorer: views } = room;
  if (!views.picture) return nothing;
  const open = room.question.view.list as FindKind | undefined;
  if (open) fetchViews(room);
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
    <div class="segments" role="group" aria-labelledby="finds-heading">${FINDS.map(
      (kind) => html`<button
        type="button"
        id=${`finds-${kind}`}
        aria-expanded=${open === kind}
        aria-pressed=${open === kind}
        aria-controls="finds-list"
        @click=${() => room.view('list', open === kind ? '' : kind)}
      >${text(`finds-show-${kind}`)}</button>`,
    )}</div>
    <div id="finds-list" aria-busy=${views.finding.running ? 'true' : 'false'}>
      ${
        open && loaded
          ? html`<grundy-finds
              .finds=${views.finds?.kind === open ? views.finds : undefined}
              .name=${name}
              .bit=${views.sight.bit}
              .cursor=${views.cursor}
              .chosen=${views.chosen}
            ></grundy-finds>`
          : nothing
      }
    </div>
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
  await import('../elements/finds');
  loaded = true;
  room.redraw();
}
