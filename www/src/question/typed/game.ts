/*
 * Reads a typed game: the engine's notation and names first; what else the text may mean is read by
 * interpret.ts, which is loaded when it is needed.
 */

import { isOwnRule } from '../../engine/builds';
import { whyNot } from '../../engine/module';
import type { AskError } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { askFor, empty, longestTyped, type ReadGame, tooLong } from '../reader';

/** The notation of a game with that name, as far as the page knows names besides the engine's. */
export type NameLookup = (typed: string) => string | undefined;

/** Reads a game's notation, its name or another text that means one game. Never rejects. */
export async function readGame(client: { ask: Ask }, text: string, named?: NameLookup): Promise<ReadGame> {
  if (text.trim() === '') return { game: undefined, error: empty('game') };
  if (text.length > longestTyped) return { game: undefined, error: tooLong('game') };
  const taking = /^\s*take\s/i.test(text);
  // "take 1-3" is a range; the engine would subtract.
  const read = await askFor(client, taking ? text.replace(/(\d)\s*-\s*(?=\d)/g, '$1–') : text);
  // "take 1, 3 or 4" is a rule, and a named game; "take a prime number" is none.
  const same = taking ? read.game?.sameAs : undefined;
  if (same?.proved) return askFor(client, same.game);
  if (read.error?.code !== 'unknown-game' || (!taking && isOwnRule(text))) return read;
  const isNotation = !taking && 'at' in read.error && read.error.at !== undefined;
  const notation = isNotation ? undefined : named?.(text);
  if (notation) return askFor(client, notation);
  let code: typeof import('./interpret');
  try {
    code = await import('./interpret');
  } catch (error) {
    return { game: undefined, error: { code: 'load', ...(await whyNot(error)) } };
  }
  try {
    const { interpreted, positionIn } = code;
    return (isNotation ? positionIn(text) : await interpreted(client, text)) ?? read;
  } catch (error) {
    return { game: undefined, error: error as AskError };
  }
}
