/* A game on two heaps as a table of colours. */

import '../../elements/heat';
import { html, nothing } from 'lit';
import { type Cell, cellOf, writtenCell } from '../../cell';
import { Grid } from '../../grid';
import tableTexts from '../../i18n/en/tables.ftl?raw';
import { learn, text } from '../../i18n/index';
import { cellReading, cellWords } from '../../parts/cell-words';
import { cell } from '../../parts/heat';
import heatStyles from '../../styles/heat.css?shadow';
import { gameOf, USUAL_SIZE } from '../../two-heaps';
import { sheet } from '../styles';
import type { Enter } from '../view';

learn(tableTexts);

export const enter: Enter = (holder, view) => {
  const grid = new Grid(holder.client, 'wythoff', () => holder.changed());
  let size = USUAL_SIZE;
  return {
    sheets: [sheet(heatStyles)],
    work: grid.loading,
    get name() {
      return text(`pair-${grid.game}`);
    },
    get title() {
      return { name: text(`pair-${grid.game}`), notation: '' };
    },
    get there() {
      return grid.block !== undefined;
    },
    answer: undefined,
    show({ arguments: given, view }) {
      const game = gameOf(given.game) ?? 'wythoff';
      const first = game === 'euclid' ? 1 : 0;
      const cell = cellOf(view.at);
      const chosen = cell && grid.holds(cell) ? cell : undefined;
      const here = game === grid.game && grid.block ? grid.origin : { row: first, column: first };
      const seen = (at: number, from: number) => at >= from && at < from + size;
      const there = !chosen || (seen(chosen.row, here.row) && seen(chosen.column, here.column));
      const middle = (at: number) => Math.max(first, at - Math.floor(size / 2));
      grid.show(
        game,
        there ? here : { row: middle(chosen.row), column: middle(chosen.column) },
        size,
        chosen,
      );
    },
    leave: () => grid.clear(),
    draw() {
      const { game, block, cursor, chosen, judged, origin } = grid;
      if (view === 'explanation') return html`${cell(grid, nothing)}`;
      const here = cursor ?? chosen;
      const move = (to: Cell, cells = size) => {
        size = cells;
        grid.show(game, to, size, chosen);
        holder.changed();
      };
      return html`<grundy-heat
          .name=${text(`pair-${game}`)}
          .block=${block}
          .origin=${origin}
          .size=${size}
          .first=${grid.first}
          .last=${grid.last}
          .cursor=${cursor}
          .chosen=${chosen}
          .reading=${cellReading(here ?? origin, grid.valueAt(here ?? origin))}
          .axes=${{ row: text(`axis-${game}-row`), column: text(`axis-${game}-column`) }}
          @cursor=${({ detail }: CustomEvent<{ cell: Cell | undefined }>) => grid.point(detail.cell)}
          @choose=${({ detail }: CustomEvent<{ cell: Cell }>) => holder.say('at', writtenCell(detail.cell))}
          @origin=${({ detail }: CustomEvent<{ cell: Cell }>) => move(detail.cell)}
          @cells=${({ detail }: CustomEvent<{ size: number; cell: Cell }>) => move(detail.cell, detail.size)}
        ></grundy-heat>
        <p class="scope-words">${here && judged ? cellWords(judged).headline : text(`heat-caption-${game}`)}</p>`;
    },
  };
};
