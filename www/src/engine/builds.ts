/**
 * The builds of the engine: the whole one, and small ones with the calls that the first questions
 * of some rooms need. A small build answers small questions until the whole engine is loaded. A
 * call is in more than one of them where several rooms need it.
 *
 * builds.json has the Cargo features of each small build, its calls, and of each problem the
 * largest n that a small build solves; which of them a room needs is in its definition.
 * scripts/wasm/builds.mjs builds them from it, and tests/wasm/builds.mjs compares their answers
 * with those of the whole engine.
 */

import { calls, solved } from './builds.json';
import type { Calls } from './protocol';

export type SmallBuild = keyof typeof calls;
export type BuildName = SmallBuild | 'whole';

const SMALL = Object.entries(calls) as [SmallBuild, string[]][];

/** The engine's calls in a call that the worker makes of them: opening.ts. */
const CALLS_OF: Partial<Record<keyof Calls, (keyof Calls)[]>> = {
  opening: ['game', 'number', 'histogram', 'sequence', 'periodicity', 'explain'],
};

/**
 * The largest index that a small build computes: it is built to be small, not fast, and the whole
 * engine does not take over what it has computed.
 */
const MAX_INDEX = 10_000;

/** The small build that answers a call: one that `started`, or else the first that can. */
export function buildFor(
  call: keyof Calls,
  request: unknown,
  started: Iterable<SmallBuild>,
): SmallBuild | undefined {
  if (!isSmall(request)) return undefined;
  const needed = CALLS_OF[call] ?? [call];
  const able = SMALL.filter(
    ([name, calls]) => needed.every((one) => calls.includes(one)) && concerns(name, request),
  );
  const names = able.map(([name]) => name);
  return [...started].find((name) => names.includes(name)) ?? names[0];
}

/**
 * Whether a small build may answer: sequences may be long; the numbers of other calls may be large
 * without long work.
 */
export function isSmall(request: unknown): boolean {
  const { game, problem, n = 0, to = 0 } = request as Record<string, unknown>;
  if (game === undefined && problem === undefined) return true;
  const most = (solved as Record<string, number>)[String(problem)] ?? MAX_INDEX;
  return [n, to].every((index) => Number(index) <= most);
}

/** How rules of the reader's own begin: docs/rules.md. */
const OWN_RULE = /\brule\s*:|^\s*(?:take\s|\(?\s*[a-z][\w\s,]*\)?\s*(?:->|→|to\s))/i;

/** Whether a text is a rule of the reader's own, which only the whole engine knows. */
export const isOwnRule = (text: string): boolean => OWN_RULE.test(text);

/** Components that are neither heaps nor rows of coins: src/position/boards/read.rs. */
const BOARD =
  /(?:^|\+)\s*(?:nimble|staircase|northcott|silver-dollar|poker|hackenbush|graph)\s*:|:\s*\([^()]*\)\s*(?:\+|$)/i;

/** Whether only the whole engine can answer about a position: Cargo's feature `boards`. */
const hasBoards = (position: unknown, sum: unknown): boolean =>
  BOARD.test(String(position ?? '')) || (sum !== undefined && sum !== 'disjunctive');

/** A problem's own calls are no calls of the games. */
function concerns(name: SmallBuild, request: unknown): boolean {
  const { problem, game, position, sum } = request as Record<string, unknown>;
  if (hasBoards(position, sum)) return false;
  if ([game, position].some((text) => isOwnRule(String(text ?? '')))) return false;
  return problem === undefined || name === 'problems';
}
