/** The limit for TeX, which keeps all points of a plot in memory, and for tables to be read. */
const FEW = 10_000;
const ANY = Number.POSITIVE_INFINITY;

/** The formats of a saved sequence, each with its maximum number of values. */
export const MAX_VALUES = { png: ANY, svg: ANY, csv: ANY, json: ANY, b: ANY, markdown: FEW, tikz: FEW };

export type Kind = keyof typeof MAX_VALUES;
export const KINDS = Object.keys(MAX_VALUES) as Kind[];
