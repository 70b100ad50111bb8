/* The sequence as a table, up to any index. */

import { html } from 'lit';
import { grouped, shortened, text } from '../i18n/index';
import { folded } from '../ui/folded';
import { statusLine } from '../ui/status';
import { explainedBeside, explainFrom } from './explained';
import type { SequenceRoom } from './room';

export function values(room: SequenceRoom, name: string) {
  const { sequence: model } = room;
  return html`<section
    class="all-values"
    aria-labelledby="table-heading"
    @choose=${(event: CustomEvent<{ n: number | string }>) => explainFrom(room, 'table', event.detail.n)}
    @cursor=${(event: CustomEvent<{ n: number | undefined }>) => model.point(event.detail.n)}
  >
    ${folded(
      html`<div class="heading"><h2 id="table-heading">${text('table-heading')}</h2><p class="game-name">${name}</p></div>`,
      tableBeside(room, name),
    )}
  </section>`;
}

/** The table, with the explanation of a value that was selected in it. */
function tableBeside(room: SequenceRoom, name: string) {
  return html`
    <div class="views"><div>${table(room, name, room.sequence.at)}
    ${statusLine(
      room.sequence.paging,
      {
        doing: text('progress-paging', { n: shortened(room.sequence.turnedTo) }),
        stopped: text('table-stopped', { n: shortened(room.sequence.turnedTo) }),
        home: 'goto',
      },
      room.sequenceActions,
    )}</div>
    ${explainedBeside(room, 'table')}</div>`;
}

/** `chosen` is the marked index, if any. */
export function table(room: SequenceRoom, name: string, chosen: string | undefined) {
  const { sequence: model, gotoField } = room;
  return html`<grundy-table
      .name=${name}
      .from=${model.window?.from ?? '0'}
      .values=${model.window?.values}
      .first=${model.game?.first ?? 0}
      .max=${model.reach()}
      .limit=${grouped(model.game?.windowMax ?? '0')}
      .chosen=${chosen}
      .cursor=${model.cursor === undefined ? undefined : String(model.cursor)}
      .bit=${model.viewport.bit}
      .typed=${gotoField.typed}
      .error=${gotoField.error}
      .busy=${model.paging.running}
      @window=${(event: CustomEvent<{ from: string }>) => model.page(event.detail.from)}
      @goto=${(event: CustomEvent<{ text: string }>) => room.go(event.detail.text)}
    ></grundy-table>`;
}
