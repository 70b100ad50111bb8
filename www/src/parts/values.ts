/* The sequence as a table that goes to any index. */

import { html } from 'lit';
import { grouped, shortened, text } from '../i18n/index';
import type { Room } from '../room';
import { state } from './state';

export function values(room: Room, name: string) {
  const { explorer: views } = room;
  return html`<section
    class="all-values"
    aria-labelledby="table-heading"
    @choose=${(event: CustomEvent<{ n: string }>) => room.view('at', event.detail.n)}
    @cursor=${(event: CustomEvent<{ n: number | undefined }>) => views.point(event.detail.n)}
  >
    <div class="heading"><h2 id="table-heading">${text('table-heading')}</h2><p class="game-name">${name}</p></div>
    ${table(room, name)}
  </section>`;
}

export function table(room: Room, name: string) {
  const { explorer: views, going } = room;
  return html`<grundy-table
      .name=${name}
      .from=${views.window?.from ?? '0'}
      .values=${views.window?.values}
      .first=${views.game?.first ?? 0}
      .max=${views.reach()}
      .limit=${grouped(views.game?.windowMax ?? '0')}
      .chosen=${views.at}
      .cursor=${views.cursor === undefined ? undefined : String(views.cursor)}
      .bit=${views.sight.bit}
      .typed=${going.typed}
      .error=${going.error}
      .busy=${views.paging.running}
      @window=${(event: CustomEvent<{ from: string }>) => views.page(event.detail.from)}
      @goto=${(event: CustomEvent<{ text: string }>) => room.go(event.detail.text)}
    ></grundy-table>
    ${state(
      views.paging,
      {
        doing: text('progress-paging', { n: shortened(views.turnedTo) }),
        stopped: text('table-stopped', { n: shortened(views.turnedTo) }),
        home: 'goto',
      },
      room.viewing,
    )}`;
}
