/* The components of a position that are neither heaps nor rows of coins, drawn, each with the nim
 * that it is in disguise. */

import { componentName } from '../../ruleset/position-name';
import '../../boards/cells';
import '../../boards/chips';
import '../../boards/graph';
import '../../boards/stairs';
import '../../boards/strip';
import '../../boards/tree';
import { html, nothing } from 'lit';
import { type BoardCell, extent } from '../../boards/cells';
import type { BoardOption } from '../../boards/option';
import type { StripCoin } from '../../boards/strip';
import type { ComponentShape, MisereMove, Move, Step } from '../../engine/protocol';
import { commas, grouped, listed, text } from '../../i18n/index';
import { boardName } from './boards';
import { type Analysis, type Answer, isCompound, isMisere } from './reading';

/** The most squares, coins on all stairs, edges and vertices of a drawing. */
const SQUARES = 60;
const STEPS = 30;
const EDGES = 60;
const VERTICES = 40;
/** The most rows and columns, and the most heaps of chips. */
const CELLS = 13;
const HEAPS = 30;

/** `act` makes a move on a board, which leaves the given position; without it there are none. */
export function drawings(analysis: Analysis, act?: (position: string) => void) {
  const { answer } = analysis;
  const plays = act !== undefined;
  const drawn = answer.components.flatMap((shape, component) => {
    if (!isDrawn(shape)) return [];
    const picture =
      shape.kind === 'cell'
        ? table(analysis, component, plays)
        : drawing(shape, plays ? options(analysis, component) : []);
    return picture === nothing ? [] : [{ shape, picture }];
  });
  if (drawn.length === 0) return nothing;
  return html`<div
    class="position-boards"
    @act=${(event: CustomEvent<{ code: string }>) => act?.(event.detail.code)}
  >${drawn.map(
    ({ shape, picture }) => html`<figure class="position-board stack">
      <figcaption class="label">${componentName(shape.game)}</figcaption>
      ${picture} ${disguise(shape)}
    </figure>`,
  )}</div>`;
}

const isDrawn = ({ kind, heaps, game }: ComponentShape) =>
  kind !== 'heaps' && kind !== 'row' ? true : game === 'poker' && heaps !== undefined;

/** The moves in a component, for its drawing. */
function options({ answer }: Analysis, component: number): BoardOption[] {
  return movesIn(answer, component).map((move) => ({
    code: move.position,
    cell: move.cell,
    to: target(answer.components[component], move),
  }));
}

/** The listed moves in a component. */
function movesIn(answer: Answer, component: number): (Move | MisereMove)[] {
  if (isCompound(answer)) return [];
  const undecided = isMisere(answer) ? answer.undecided : [];
  return [...answer.winning, ...answer.losing, ...undecided].filter((move) => move.component === component);
}

/** A cell of a table, with the cells that it leads to; a large one is told by its numbers. */
function table({ answer }: Analysis, component: number, plays: boolean) {
  const [row = 0, column = 0] = answer.components[component]?.cells ?? [];
  const cell: BoardCell = [row, column];
  const options = movesIn(answer, component).map(({ position, to: [row = 0, column = 0] }) => ({
    code: position,
    to: [row, column] as const,
  }));
  if (Math.max(...extent(cell, options)) > CELLS) return nothing;
  return html`<grundy-cells
    .cell=${cell}
    .options=${options}
    .still=${!plays}
    .label=${text('diagram-cells', { row, column })}
  ></grundy-cells>`;
}

const target = (shape: ComponentShape | undefined, { move, to }: Step): number =>
  shape?.kind === 'stairs' ? move : (to[0] ?? 0);

function drawing(shape: ComponentShape, moves: BoardOption[]) {
  const { kind, cells, graph, values = [] } = shape as ComponentShape & { values?: number[] };
  switch (kind) {
    case 'heaps':
      return cells.length > HEAPS
        ? tooLarge()
        : html`<grundy-chips
            .heaps=${cells}
            .options=${moves}
            .label=${text('diagram-heaps', { heaps: listed(cells) })}
          ></grundy-chips>`;
    case 'strip':
      return strip(shape, moves);
    case 'stairs':
      return cells.length > STEPS
        ? tooLarge()
        : html`<grundy-stairs
            .steps=${cells}
            .options=${moves}
            .label=${text('diagram-steps', { steps: commas(cells) })}
          ></grundy-stairs>`;
    case 'tree':
      return cells.length > EDGES
        ? tooLarge()
        : html`<grundy-tree
            .parents=${cells}
            .values=${values}
            .options=${moves}
            .label=${text('diagram-tree', { count: cells.length })}
          ></grundy-tree>`;
    case 'graph':
      return !graph || graph.vertices.length > VERTICES
        ? tooLarge()
        : html`<grundy-graph
            .vertices=${graph.vertices}
            .edges=${graph.edges}
            .tokens=${cells}
            .options=${moves}
            .label=${text('diagram-graph', {
              count: graph.vertices.length,
              tokens: listed(cells.map((cell) => graph.vertices[cell]?.name ?? '')),
            })}
          ></grundy-graph>`;
    default:
      return nothing;
  }
}

const tooLarge = () => html`<p class="quiet">${text('position-too-large')}</p>`;

function strip(shape: ComponentShape, moves: BoardOption[]) {
  const { cells, game, squares, dollar } = shape;
  const isNorthcott = boardName(game) === 'northcott';
  const first = game === 'nimble' || dollar !== undefined ? 0 : 1;
  const last = squares ?? Math.max(first + 1, ...cells);
  if (last > SQUARES) return tooLarge();
  const coins: StripCoin[] = cells.map((square, cell) => ({
    cell,
    square,
    look: isNorthcott ? (cell % 2 ? 'other' : 'own') : cell === dollar ? 'dollar' : 'coin',
  }));
  const rows = isNorthcott
    ? Array.from({ length: cells.length / 2 }, (_, row) => coins.slice(2 * row, 2 * row + 2))
    : [coins];
  return html`<grundy-coin-strip
    .rows=${rows}
    .first=${first}
    .last=${last}
    .options=${moves}
    .label=${text('diagram-strip', { rows: rows.length, squares: listed(cells) })}
  ></grundy-coin-strip>`;
}

/** "This is nim with heaps 3 and 4." */
function disguise({ heaps, kind, bank, own, dollar }: ComponentShape) {
  if (!heaps) return nothing;
  const shown = listed(heaps.map((heap) => grouped(String(heap))));
  return html`<p class="quiet">${text('position-disguise', {
    count: heaps.length,
    heaps: shown,
    kind: kind === 'heaps' ? 'poker' : own ? 'northcott' : dollar === undefined ? kind : 'dollar',
  })}${bank ? html` ${text('position-bank', { own: bank[0], other: bank[1] })}` : nothing}</p>`;
}
