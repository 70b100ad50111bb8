/* A cell of a two-dimensional table, and its notation in links. Pure functions. */

export interface Cell {
  row: number;
  column: number;
}

/** The possible numbers of cells on a side. */
export const SIZES: readonly number[] = [8, 16, 32, 64, 128, 256];

/** Parses the cell of a link, "17,4". */
export function cellOf(text: string | undefined): Cell | undefined {
  const found = /^(\d{1,6}),(\d{1,6})$/.exec(text ?? '');
  return found ? { row: Number(found[1]), column: Number(found[2]) } : undefined;
}

export function writtenCell({ row, column }: Cell): string {
  return `${row},${column}`;
}

/** Parses the number of cells on a side of a link. */
export function sizeOf(text: string | undefined): number | undefined {
  return SIZES.find((size) => String(size) === text);
}
