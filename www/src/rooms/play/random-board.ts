/* Random positions of boards: as many coins, rows, edges and tokens, at other places. */

import type { ComponentShape } from '../../engine/protocol';
import { pick, type Random } from './game';

/** The most coins on a step. */
const MOST_ON_STEP = 5;

/** A board as it is typed; `largest` is the greatest random square. */
export function randomBoard(
  { kind, game, cells, squares, dollar, graph }: ComponentShape,
  largest: number,
  random: Random,
): string {
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  switch (kind) {
    case 'stairs': {
      const steps = cells.map(() => upTo(MOST_ON_STEP + 1) - 1);
      return `staircase ${(steps.some(Boolean) ? steps : cells.map(() => 1)).join(' ')}`;
    }
    case 'tree':
      return `hackenbush ${tree(cells.length, random)}`;
    case 'graph': {
      const names = graph?.vertices.map(({ name }) => name) ?? [];
      const open = [...new Set(graph?.edges.map(([from]) => names[from] ?? ''))];
      const edges = graph?.edges.map(([from, to]) => `${names[from]}>${names[to]}`) ?? [];
      return `graph ${edges.join(' ')} from ${cells.map(() => pick(open, random)).join(' ')}`;
    }
    default: {
      if (squares !== undefined) {
        const rows = Array.from({ length: cells.length / 2 }, () => distinct(2, squares, random).join('-'));
        return `northcott ${squares}: ${rows.join(' ')}`;
      }
      if (game === 'nimble') return `nimble ${cells.map(() => upTo(largest)).join(' ')}`;
      const coins = distinct(cells.length, Math.max(largest, 2 * cells.length), random);
      return `silver dollar ${coins.map((coin, at) => (at === dollar ? `$${coin}` : coin)).join(' ')}`;
    }
  }
}

/** Ascending numbers from 1 to `max`. */
function distinct(count: number, max: number, random: Random): number[] {
  const rest = Array.from({ length: max }, (_, at) => at + 1);
  const drawn = Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1));
  return drawn.flat().sort((a, b) => a - b);
}

/** Trees with so many edges, each on the ground or on an edge before it. */
function tree(edges: number, random: Random): string {
  const above: number[][] = Array.from({ length: edges + 1 }, () => []);
  for (let edge = 1; edge <= edges; edge++) above[Math.floor(random() * edge)]?.push(edge);
  const written = (edge: number): string => (above[edge] ?? []).map((one) => `(${written(one)})`).join('');
  return written(0);
}
