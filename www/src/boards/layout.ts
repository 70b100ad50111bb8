/* Where the vertices of trees and graphs are drawn, in units of the drawing. Pure functions. */

export interface Point {
  x: number;
  y: number;
}

/**
 * The upper ends of the edges of trees on the ground: leaves side by side, other edges above the
 * middle of what they carry. `x` counts leaves, `y` edges from the ground. `parents` has for each
 * edge the one below it, from 1, or 0.
 */
export function treePoints(parents: readonly number[]): Point[] {
  const count = parents.length;
  const points: Point[] = parents.map(() => ({ x: 0, y: 1 }));
  const least = new Array<number>(count + 1).fill(Number.POSITIVE_INFINITY);
  const most = new Array<number>(count + 1).fill(Number.NEGATIVE_INFINITY);
  for (const [edge, parent] of parents.entries()) {
    const point = points[edge];
    if (point) point.y = 1 + (points[parent - 1]?.y ?? 0);
  }
  const carries = new Set(parents);
  let leaves = 0;
  for (let edge = 1; edge <= count; edge++) {
    if (!carries.has(edge)) {
      least[edge] = most[edge] = leaves;
      leaves++;
    }
  }
  // Each edge comes after the one below it.
  for (let edge = count; edge >= 1; edge--) {
    const [low = 0, high = 0, parent = 0] = [least[edge], most[edge], parents[edge - 1]];
    const middle = (low + high) / 2;
    const point = points[edge - 1];
    if (point) point.x = middle;
    least[parent] = Math.min(least[parent] ?? middle, middle);
    most[parent] = Math.max(most[parent] ?? middle, middle);
  }
  return points;
}

/**
 * The vertices of a graph without a round, in columns: one without edges stands in the last column,
 * every other one a column before those that its edges lead to. `y` is the place in the column.
 */
export function graphPoints(count: number, edges: ReadonlyArray<readonly [number, number]>): Point[] {
  const column = new Array<number>(count).fill(0);
  for (let round = 0, changed = true; changed && round <= count; round++) {
    changed = false;
    for (const [from, to] of edges) {
      const least = (column[to] ?? 0) + 1;
      if ((column[from] ?? 0) < least) {
        column[from] = least;
        changed = true;
      }
    }
  }
  const filled = new Map<number, number>();
  const last = Math.max(0, ...column);
  const points = column.map((at) => {
    const place = filled.get(at) ?? 0;
    filled.set(at, place + 1);
    return { x: last - at, y: place };
  });
  const tallest = Math.max(1, ...filled.values());
  // Columns are centred; every second one is shifted a little, so that edges do not pass through
  // vertices on their line.
  return points.map(({ x, y }) => ({
    x,
    y: y + (tallest - (filled.get(last - x) ?? 0)) / 2 + (x % 2 ? 0.4 : 0),
  }));
}
