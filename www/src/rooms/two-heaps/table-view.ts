/* The table of a game on two heaps, its fields, and the explanation of the selected cell. */

import { html } from 'lit';
import type { AskError, GrundyscopeError } from '../../engine/protocol';
import type { Cell } from '../../grid/cell';
import { cellWords } from '../../grid/cell-words';
import { heat, type InRoom } from '../../grid/view';
import { errorSentence, grouped, text } from '../../i18n/index';
import type { TwoHeapsRoom } from './model';

/** The table, and the explanation of the selected cell. `page`: see `heat`. */
export function table(room: TwoHeapsRoom, page?: InRoom) {
  const of = {
    name: text(`pair-${room.game}`),
    grid: room.grid,
    path: [],
    look: (cell: Cell) => room.lookAt(cell),
    window: (origin: Cell, size?: number) => room.window(origin, size),
    below: html``,
  };
  return heat(of, page);
}

export function fields(room: TwoHeapsRoom) {
  const { game, grid, cell } = room;
  const range = (name: 'row' | 'column') => ({
    min: grid.first,
    max: grouped(String(grid.last[name])),
  });
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: 'row' | 'column'; value: string }>) =>
      room.type(event.detail.name, event.detail.value)}
  >${(['row', 'column'] as const).map(
    (name) => html`<grundy-field
      class=${name === 'row' ? 'main' : 'side'}
      .name=${name}
      .label=${text(`axis-${game}-${name}`)}
      .value=${room.typing[name] ?? String(cell[name])}
      .understood=${room.read(name)?.value ?? ''}
      .error=${wrong(room, name, range(name))}
      .allowed=${text('field-range', range(name))}
    ></grundy-field>`,
  )}</div>`;
}

type Range = { min: number; max: string };

/** The error of a typed row or column, in the terms of its field: its name and its range. */
function wrong(room: TwoHeapsRoom, name: 'row' | 'column', range: Range): string {
  const problem = room.problem(name);
  if (!problem) return '';
  const field = text(`axis-${room.game}-${name}`);
  const error = room.read(name)?.error;
  const { value = '', at } = (error ?? {}) as Partial<GrundyscopeError>;
  if (problem === 'range' || !error || error.code === 'negative' || value.trim() === '' || at === 0)
    return text('two-heaps-wrong', { ...range, name: field });
  return `${errorSentence({ ...error, field } as AskError)} ${text('two-heaps-wrong', { ...range, name: field })}`;
}

export function twoHeapsAnnouncement({ grid }: TwoHeapsRoom): string {
  return grid.explained && !grid.cursor ? cellWords(grid.explained).headline : '';
}
