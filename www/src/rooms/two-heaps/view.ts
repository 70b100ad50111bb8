/* The view of the two-heaps room. */

import { html, nothing } from 'lit';
import { saveWindow } from '../../grid/save-window';
import { parameterOf } from '../../grid/table-games';
import { loading } from '../../grid/view';
import { text } from '../../i18n/index';
import { menu } from '../../sequence/menu';
import { tools } from '../../sequence/share-button';
import { bound } from '../../ui/formula';
import { pageHead } from '../../ui/page-head';
import { waiting } from '../../ui/placeholder';
import { statusLine } from '../../ui/status';
import { linkFor } from '../places';
import { gameField } from './game-field';
import type { TwoHeapsRoom } from './model';
import { fields, table, tableName } from './table-view';

/** The games that are played, and their largest heaps. */
const PLAYED: readonly string[] = ['wythoff', 'euclid', 'fibonacci-nim'];
const MOST = 60;

export function twoHeaps(room: TwoHeapsRoom) {
  const { family, game, ruleError } = room;
  const known = family !== 'rule' || room.rule !== undefined;
  const offer = menu(() => ({ title: twoHeapsTitle(room), question: room.question }));
  return html`<section class="two-heaps" aria-labelledby="two-heaps-heading">
    ${pageHead('two-heaps-heading', text('rooms-two-heaps'), text('two-heaps-statement'), tools(room, offer))}
    ${gameField(room)}
    ${family === 'rule' ? nothing : html`<p class="statement rule">${bound(text(`rule-${family}`, { r: parameterOf(game) }))}</p>`}
    ${known ? html`${fields(room)} ${playLink(room)} ${table(room, { status: loading(room.grid), save: saveWindow })}` : ruleError ? nothing : reading(room)}
  </section>`;
}

/** In the place of the table, while the typed rule is read. */
function reading({ ruling, ruleActions }: TwoHeapsRoom) {
  const words = { doing: text('heat-progress'), stopped: text('heat-stopped'), home: 'field-rule' };
  return html`${statusLine(ruling, words, ruleActions)}${waiting()}`;
}

/** The link to the room in which the cell is played against the engine. */
function playLink({ family, game, cell }: TwoHeapsRoom) {
  if (family === 'rule' || !PLAYED.includes(game)) return nothing;
  const [row, column] = [Math.min(cell.row, MOST), Math.min(cell.column, MOST)];
  const link = linkFor('match', { heaps: `${game} ${row} ${column}` });
  return link ? html`<p><a href=${link}>${text('two-heaps-play')}</a></p>` : nothing;
}

export function twoHeapsTitle(room: TwoHeapsRoom): string {
  const { cell } = room;
  return text('two-heaps-title', { game: tableName(room), row: cell.row, column: cell.column });
}
