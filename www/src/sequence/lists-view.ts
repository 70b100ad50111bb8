/* The lists of a sequence, at most one open: P-positions, gaps, records, first occurrences. */

import { html, nothing } from 'lit';
import { Lazy } from '../engine/lazy';
import { text } from '../i18n/index';
import { instead } from '../ui/lost';
import { statusLine } from '../ui/status';
import { explainedBeside, explainFrom } from './explained';
import type { IndexList, ListKind } from './lists';
import { LIST_KINDS } from './parameters';
import type { SequenceRoom } from './room';

/**
 * The element of the lists and its texts, loaded when a list opens for the first time. Pure, for
 * bundles that draw no lists.
 */
const elements = /* @__PURE__ */ new Lazy(() => import('./list-elements'));

/** The state of the lists. */
export interface Lists {
  /** The open list. */
  kind: ListKind | undefined;
  /** Its entries; undefined until they are loaded. */
  found: IndexList | undefined;
  busy: boolean;
  /** The name of the sequence. */
  name: string;
  bit: number | undefined;
  cursor: number | undefined;
  chosen: number | undefined;
  /** Opens another list, or none for ''. */
  open(kind: ListKind | ''): void;
}

export function lists({ kind: open, found, busy, name, bit, cursor, chosen, ...rest }: Lists) {
  return html`<div class="segments" role="group" aria-label=${text('finds-heading')}>${LIST_KINDS.map(
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

export function listsSection(room: SequenceRoom, name: string) {
  const { sequence: model } = room;
  if (!model.loaded) return nothing;
  const kind = room.question.view.list as ListKind | undefined;
  if (kind) elements.want(room.changed);
  return html`<section
    class="finds-of"
    aria-labelledby="finds-heading"
    @cursor=${(event: CustomEvent<{ n: number | undefined }>) => model.point(event.detail.n)}
    @choose=${(event: CustomEvent<{ n: number }>) => explainFrom(room, 'lists', event.detail.n)}
  >
    <div class="heading">
      <h2 id="finds-heading">${text('finds-heading')}</h2>
      <p class="game-name">${name}</p>
    </div>
    <div class=${kind ? 'views' : nothing}><div>${lists({
      kind,
      found: model.list,
      busy: model.listing.running,
      name,
      bit: model.viewport.bit,
      cursor: model.cursor,
      chosen: model.chosen,
      open: (other) => room.view('list', other),
    })}
    ${statusLine(
      model.listing,
      { doing: text('finds-doing'), stopped: text('finds-stopped'), home: 'finds-zeros' },
      room.sequenceActions,
    )}
    ${kind ? instead(elements, () => elements.again(room.changed)) : nothing}</div>
    ${kind ? explainedBeside(room, 'lists') : nothing}</div>
  </section>`;
}
