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

/** The game of the engine's notation or name. Never rejects. */
export async function readNotation(client: { ask: Ask }, text: string): Promise<ReadGame> {
  if (text.trim() === '') return { game: undefined, error: empty('game') };
  if (text.length > longestTyped) return { game: undefined, error: tooLong('game') };
  const read = await askFor(client, text);
  // "take 1, 3 or 4" is a rule, and a named game; "take a prime number" is none.
  const same = isTaking(text) ? read.game?.sameAs : undefined;
  return same?.proved ? askFor(client, same.game) : read;
}

/** Whether a text may be the rule of a game that has a name. */
export const isTaking = (text: string): boolean => text.trim().toLowerCase().startsWith('take ');

/** Reads a game's notation, its name or another text that means one game. Never rejects. */
export async function readGame(client: { ask: Ask }, text: string, named?: NameLookup): Promise<ReadGame> {
  const read = await readNotation(client, text);
  if (read.error?.code !== 'unknown-game' || (!isTaking(text) && isOwnRule(text))) return read;
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
