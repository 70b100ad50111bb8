/* The table of a game on two heaps, its fields, and the explanation of the selected cell. */

import { html, nothing } from 'lit';
import type { AskError, GrundyscopeError } from '../../engine/protocol';
import type { Cell } from '../../grid/cell';
import { cellWords } from '../../grid/cell-words';
import { coordinateNames, parameterOf } from '../../grid/table-games';
import { axisName, heat, type InRoom } from '../../grid/view';
import { errorSentence, grouped, text } from '../../i18n/index';
import { LAST_LAYER, type TwoHeapsRoom } from './model';

/** The name of the shown game. */
export function tableName({ family, game }: TwoHeapsRoom): string {
  const r = parameterOf(game);
  return r > 0 ? text('table-with-r', { name: text(`pair-${family}`), r }) : text(`pair-${family}`);
}

/** The table, and the explanation of the selected cell. `page`: see `heat`. */
export function table(room: TwoHeapsRoom, page?: InRoom) {
  const of = {
    name: tableName(room),
    grid: room.grid,
    path: [],
    look: (cell: Cell) => room.lookAt(cell),
    window: (origin: Cell, size?: number) => room.window(origin, size),
    below: html``,
  };
  return heat(of, page);
}

export function fields(room: TwoHeapsRoom) {
  const { grid, cell } = room;
  const range = (name: 'row' | 'column') => ({
    min: grid.first,
    max: grouped(String(grid.last[name])),
  });
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: 'row' | 'column' | 'layer'; value: string }>) => {
      const { name, value } = event.detail;
      if (name === 'layer') room.typeLayer(value);
      else room.type(name, value);
    }}
  >${(['row', 'column'] as const).map(
    (name) => html`<grundy-field
      class=${name === 'row' ? 'main' : 'side'}
      .name=${name}
      .label=${axisName(room, name)}
      .value=${room.typing[name] ?? String(cell[name])}
      .understood=${room.read(name)?.value ?? ''}
      .error=${wrong(room, name, range(name))}
      .allowed=${text('field-range', range(name))}
    ></grundy-field>`,
  )}${layer(room)}</div>`;
}

/** The field of the third coordinate, for rules that have one. */
function layer({ layer: shown, typedLayer, game }: TwoHeapsRoom) {
  if (shown === undefined) return nothing;
  const [, , name] = coordinateNames(game);
  const range = text('field-range', { min: 0, max: String(LAST_LAYER) });
  return html`<grundy-field
    class="side"
    .name=${'layer'}
    .label=${text('axis-rule-layer', { name })}
    .value=${typedLayer ?? String(shown)}
    .error=${typedLayer === undefined ? '' : range}
    .allowed=${range}
  ></grundy-field>`;
}

type Range = { min: number; max: string };

/** The error of a typed row or column, in the terms of its field: its name and its range. */
function wrong(room: TwoHeapsRoom, name: 'row' | 'column', range: Range): string {
  const problem = room.problem(name);
  if (!problem) return '';
  const field = axisName(room, name);
  const error = room.read(name)?.error;
  const { value = '', at } = (error ?? {}) as Partial<GrundyscopeError>;
  if (problem === 'range' || !error || error.code === 'negative' || value.trim() === '' || at === 0)
    return text('two-heaps-wrong', { ...range, name: field });
  return `${errorSentence({ ...error, field } as AskError)} ${text('two-heaps-wrong', { ...range, name: field })}`;
}

export function twoHeapsAnnouncement({ grid }: TwoHeapsRoom): string {
  return grid.explained && !grid.cursor ? cellWords(grid.explained).headline : '';
}
