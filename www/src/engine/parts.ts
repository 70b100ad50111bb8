/**
 * The parts of the engine: for each room a module of its own, small, with the calls that the room's
 * first question needs. A part answers small questions until the whole engine is loaded. A call is
 * in more than one part where several rooms need it.
 *
 * parts.json has the Cargo features of each part, its calls, and the prefix of the links to its
 * room ("*": all other links). scripts/wasm/variants.mjs builds the parts from it, and
 * tests/wasm/parts.mjs compares their answers with those of the whole engine.
 */

import links from './links.json';
import table from './parts.json';
import type { Calls } from './protocol';

export type PartName = keyof typeof table;

/** Rooms without a part of their own: the part for their first question, if they have one. */
const LINKS = links as Record<string, { part: PartName | ''; room: string }>;

const PARTS = Object.entries(table) as [PartName, { link: string; calls: string[] }][];

/**
 * The largest index that a part computes. Parts are built to be small, not fast, and the whole
 * engine does not take over what they have computed.
 */
const MAX_INDEX = 10_000;

/** The part that answers a call: one of those that `started`, or else the first that can. */
export function partFor(
  call: keyof Calls,
  request: unknown,
  started: Iterable<PartName>,
): PartName | undefined {
  if (!isSmall(request)) return undefined;
  const able = PARTS.filter(([name, { calls }]) => calls.includes(call) && concerns(name, request));
  const names = able.map(([name]) => name);
  return [...started].find((name) => names.includes(name)) ?? names[0];
}

/**
 * The part for the question of a link, by the id of its room or problem; undefined for a room that
 * asks nothing itself: lessons, whose views ask.
 */
export function partOfLink(id: string): PartName | undefined {
  if (Object.hasOwn(LINKS, id)) return LINKS[id]?.part || undefined;
  return PARTS.find(([, { link }]) => link === id)?.[0] ?? 'problems';
}

/**
 * Whether a part may answer: sequences may be long; the numbers of other calls may be large without
 * long work.
 */
export function isSmall(request: unknown): boolean {
  const { game, problem, n = 0, to = 0 } = request as Record<string, unknown>;
  if (game === undefined && problem === undefined) return true;
  return [n, to].every((index) => Number(index) <= MAX_INDEX);
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
function concerns(name: PartName, request: unknown): boolean {
  const { problem, game, position, sum } = request as Record<string, unknown>;
  if (hasBoards(position, sum)) return false;
  if ([game, position].some((text) => isOwnRule(String(text ?? '')))) return false;
  return problem === undefined || name === 'problems';
}
