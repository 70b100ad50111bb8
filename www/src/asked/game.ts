/*
 * Reads a typed game: the engine's notation and names first; what else the text may mean is read by
 * other-game.ts, which is loaded when it is needed.
 */

import { isOwnRule } from '../engine/builds';
import { whyNot } from '../engine/module';
import type { AskError } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { askFor, empty, longestTyped, type ReadGame, tooLong } from '../question/reader';

/** The notation of a game with that name, as far as the page knows names besides the engine's. */
export type NameLookup = (typed: string) => string | undefined;

/** Reads a game's notation, its name or another text that means one game. Never rejects. */
export async function readGame(client: { ask: Ask }, text: string, named?: NameLookup): Promise<ReadGame> {
  if (text.trim() === '') return { game: undefined, error: empty('game') };
  if (text.length > longestTyped) return { game: undefined, error: tooLong('game') };
  const taking = text.trim().toLowerCase().startsWith('take ');
  const read = await askFor(client, text);
  // "take 1, 3 or 4" is a rule, and a named game; "take a prime number" is none.
  const same = taking ? read.game?.sameAs : undefined;
  if (same?.proved) return askFor(client, same.game);
  if (read.error?.code !== 'unknown-game' || (!taking && isOwnRule(text))) return read;
  const notation = named?.(text);
  if (notation) return askFor(client, notation);
  try {
    const { otherGame } = await import('./other-game').catch(async (error) => {
      throw { code: 'load', ...(await whyNot(error)) };
    });
    return (await otherGame(client, text)) ?? read;
  } catch (error) {
    return { game: undefined, error: error as AskError };
  }
}
