/** TeX keeps all points of a plot in its memory, and readers all rows of a table in theirs. */
const FEW = 10_000;
const ANY = Number.POSITIVE_INFINITY;

/** What a sequence can be saved as, and the most values that make sense in it. */
export const MOST = { png: ANY, svg: ANY, csv: ANY, json: ANY, b: ANY, markdown: FEW, tikz: FEW };

export type Kind = keyof typeof MOST;
export const KINDS = Object.keys(MOST) as Kind[];
