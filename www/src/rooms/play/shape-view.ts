/* Strips, stairs, trees and graphs, on which moves are made. */

import { html } from 'lit';
import type { BoardOption } from '../../boards/option';
import type { StripCoin } from '../../boards/strip';
import type { ComponentShape } from '../../engine/protocol';
import { commas, listed, text } from '../../i18n/index';
import type { PlayMove, ShapePart } from './game';

/** The move to point out, and whether moves are disabled. */
interface Pointing {
  picked: string | undefined;
  still: boolean;
}

/** A part with its moves; they dispatch `pick` {code} and `act` {code}. */
export function shapeView({ shape }: ShapePart, moves: readonly PlayMove[], { picked, still }: Pointing) {
  const { kind, cells, graph } = shape;
  const options: BoardOption[] = moves.map(({ code, cell, take, to }) => ({
    ...{ code, cell },
    to: kind === 'stairs' ? take : (to[0] ?? 0),
  }));
  switch (kind) {
    case 'stairs':
      return html`<grundy-stairs
        .steps=${cells}
        .options=${options}
        .picked=${picked}
        .still=${still}
        .twice=${true}
        .label=${text('diagram-steps', { steps: commas(cells) })}
      ></grundy-stairs>`;
    case 'tree':
      return html`<grundy-tree
        .parents=${cells}
        .options=${options}
        .picked=${picked}
        .still=${still}
        .twice=${true}
        .label=${text('diagram-tree', { count: cells.length })}
      ></grundy-tree>`;
    case 'graph': {
      const vertices = graph?.vertices ?? [];
      return html`<grundy-graph
        .vertices=${vertices.map(({ name }) => ({ name }))}
        .edges=${graph?.edges ?? []}
        .tokens=${cells}
        .options=${options}
        .picked=${picked}
        .still=${still}
        .twice=${true}
        .label=${text('diagram-graph', {
          count: vertices.length,
          tokens: listed(cells.map((cell) => vertices[cell]?.name ?? '')),
        })}
      ></grundy-graph>`;
    }
    default:
      return strip(shape, options, { picked, still });
  }
}

function strip(
  { cells, game, squares, dollar, own }: ComponentShape,
  options: BoardOption[],
  { picked, still }: Pointing,
) {
  const isNorthcott = squares !== undefined;
  const first = game === 'nimble' || dollar !== undefined ? 0 : 1;
  const coins: StripCoin[] = cells.map((square, cell) => ({
    ...{ cell, square },
    // The pieces of a side keep their colour, whoever is to move.
    look: isNorthcott
      ? (cell % 2 === 0) === (own === 'left')
        ? 'own'
        : 'other'
      : cell === dollar
        ? 'dollar'
        : 'coin',
  }));
  const rows = isNorthcott
    ? Array.from({ length: cells.length / 2 }, (_, row) => coins.slice(2 * row, 2 * row + 2))
    : [coins];
  return html`<grundy-coin-strip
    .rows=${rows}
    .first=${first}
    .last=${squares ?? Math.max(first + 1, ...cells)}
    .options=${options}
    .picked=${picked}
    .still=${still}
    .twice=${true}
    .label=${text('diagram-strip', { rows: rows.length, squares: listed(cells) })}
  ></grundy-coin-strip>`;
}

/** The most squares, coins on stairs, edges and vertices that are drawn. */
const DRAWN = { strip: 60, stairs: 30, tree: 60, graph: 40 } as const;

/** Whether a part is small enough to be drawn; the moves of others are listed in words. */
export function isDrawn({ shape: { kind, cells, graph, squares } }: ShapePart): boolean {
  switch (kind) {
    case 'strip':
      return (squares ?? Math.max(0, ...cells)) <= DRAWN.strip;
    case 'stairs':
      return cells.length <= DRAWN.stairs;
    case 'tree':
      return cells.length <= DRAWN.tree;
    case 'graph':
      return (graph?.vertices.length ?? 0) <= DRAWN.graph;
    default:
      return false;
  }
}
