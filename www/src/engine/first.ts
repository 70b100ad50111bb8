/**
 * The first engine: the little of the engine that a first visit needs (src/first.rs), some 30 kB instead of 340. It
 * answers what it can at once, on the page's own thread, since it takes no noticeable time; whatever else is asked has
 * to wait for the whole engine. And once that is there, nobody asks here any more.
 *
 * Its answers are those of the whole engine, which tests/wasm/first.mjs compares.
 */

import initialise, { explain, histogram, sequence, solve } from '../../pkg/first.js';
import known from '../../pkg/known.json';
import type { Calls, Reply } from './protocol';

const PROBLEM = 'nim-square';
const GAME = 'take:squares';

/** The answer to a call; undefined where that is not known here. */
type Tell<Name extends keyof Calls> = (request: Calls[Name]['request']) => Calls[Name]['answer'] | undefined;
type Tellers = { [Name in keyof Calls]?: Tell<Name> };

/** What was asked of the whole engine when the page was built. */
const told: Tellers = {
  catalogue: () => known.catalogue as Calls['catalogue']['answer'],
  sequence: ({ game, n, from }) => {
    const face = (known.faces as Record<string, number[]>)[game];
    return face && from === undefined && Number(n) === face.length - 1 ? Uint32Array.from(face) : undefined;
  },
  number: (request) => {
    if ('game' in request) return;
    const problem = known.catalogue.find(({ id }) => id === PROBLEM && id === request.problem);
    const range = problem?.parameters.find(({ name }) => name === request.parameter);
    const value = plain(request.text);
    if (!range || value === undefined || value < Number(range.min) || value > Number(range.max)) return;
    return { digits: String(value).length, value: String(value) };
  },
};

/** What is computed. */
const computed: Tellers = {
  sequence: ({ game, n, from = 0 }) => {
    const [start, end] = [plain(from), plain(n)];
    if (game !== GAME || start === undefined || end === undefined || start > end) return;
    const values = sequence(start, end);
    return values.length ? values : undefined;
  },
  histogram: ({ game, n }) => {
    const end = plain(n);
    if (game !== GAME || end === undefined) return;
    const both = histogram(end);
    if (both.length === 0) return;
    return { values: both.slice(0, both.length / 2), counts: both.slice(both.length / 2) };
  },
  explain: ({ game, n }) => {
    const at = plain(n);
    if (game !== GAME || at === undefined) return;
    const json = explain(at);
    return json ? { game, n: String(at), ...JSON.parse(json) } : undefined;
  },
  solve: ({ problem, ...given }) => {
    const { n, heaps = 3, ...others } = given as Record<string, unknown>;
    const [size, count] = [plain(n), plain(heaps)];
    if (problem !== PROBLEM || size === undefined || count === undefined || Object.keys(others).length)
      return;
    const json = solve(size, count);
    if (!json) return;
    return {
      problem,
      arguments: { n: String(size), heaps: String(count) },
      distributions: [],
      ...JSON.parse(json),
    };
  },
};

/** Digits as the engine writes them, of a number that is small. */
function plain(given: unknown): number | undefined {
  const digits = String(given);
  return /^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : undefined;
}

/** Resolves with the answer, or with undefined where the whole engine has to be asked. Never rejects. */
export type First = typeof first;

export async function first<Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
): Promise<Reply<Name> | undefined> {
  const answer = told[call]?.(request);
  if (answer !== undefined) return { answer, milliseconds: 0 };
  const compute = computed[call];
  if (!compute || !concerns(request) || !(await fetchFirst())) return undefined;
  try {
    const began = performance.now();
    const answer = compute(request);
    return answer && { answer, milliseconds: performance.now() - began };
  } catch {
    // A trap. Whatever it was, the whole engine is asked too.
    return undefined;
  }
}

/** Whether a request is about what is computed here at all. */
function concerns(request: unknown): boolean {
  const { game, problem } = request as { game?: unknown; problem?: unknown };
  return game === GAME || problem === PROBLEM;
}

let loaded: Promise<boolean> | undefined;

/** Whether it is there. The page asks as soon as it can, so that it is there when the page is; a frame, when there is a use for it. */
export function fetchFirst(): Promise<boolean> {
  loaded ??= initialise().then(
    () => true,
    () => false,
  );
  return loaded;
}
