/*
 * Moves in links. A move of a sum is "2-3": take 3 from heap 2; "2-2-1-2": take 2 from heap 2,
 * leaving 1 and 2; "2_1-3" is a move in the second game; "1-2__2_1-3" moves in both. A move on a
 * board is "3-5x2": rows 3 to 5, column 2. Pure functions.
 */

interface Coded {
  component: number;
  cell: number;
  from: number;
  move: number;
  to: readonly number[];
}

/** `isHeap`: what is left of a heap need not be written if it is one heap. */
export function codeOf({ component, cell, from, move, to }: Coded, isHeap: boolean): string {
  const part = component === 0 ? '' : `${component + 1}_`;
  const left = from - move;
  const plain = isHeap && to.length <= 1 && (to[0] ?? 0) === left;
  return `${part}${[cell + 1, move, ...(plain ? [] : to)].join('-')}`;
}

const STEPS = '__';

/** A move in several components: "1-2__3_1-1". */
export const codeOfSteps = (steps: readonly string[]): string => steps.join(STEPS);

/** The steps of a move in several components, or of a part of one. */
export const stepsOfCode = (code: string | undefined): string[] => code?.split(STEPS).filter(Boolean) ?? [];

const partOfStep = (step: string) => Number(/^(\d+)_/.exec(step)?.[1] ?? 1) - 1;

/** The step of a component, from 0 on. */
export const stepIn = (code: string | undefined, part: number): string | undefined =>
  stepsOfCode(code).find((step) => partOfStep(step) === part);

/** A move with another step in a component, or with none. */
export function withStep(
  code: string | undefined,
  part: number,
  step: string | undefined,
): string | undefined {
  const others = stepsOfCode(code).filter((one) => partOfStep(one) !== part);
  const steps = (step === undefined ? others : [...others, step]).sort(
    (a, b) => partOfStep(a) - partOfStep(b),
  );
  return steps.length ? codeOfSteps(steps) : undefined;
}

/** "3-5x2" */
export function codeOfSets(rows: readonly number[], columns: readonly number[]): string {
  return `${runs(rows)}x${runs(columns)}`;
}

export function setsOfCode(code: string): { rows: number[]; columns: number[] } | undefined {
  const [rows, columns, more] = code.split('x').map(numbersOf);
  return rows && columns && more === undefined ? { rows, columns } : undefined;
}

/** Ascending numbers with runs shortened: "1_3-5". */
function runs(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join('_');
}

function numbersOf(text: string): number[] | undefined {
  const numbers: number[] = [];
  for (const part of text.split('_')) {
    const [, from, to] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? [];
    if (from === undefined) return undefined;
    for (let n = Number(from); n <= Number(to ?? from); n++) numbers.push(n);
  }
  return numbers;
}
