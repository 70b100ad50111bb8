/*
 * Reads a typed game: the engine's notation and names first; what else the text may mean is read by
 * interpret.ts, which is loaded when it is needed.
 */

import type { AskError } from '../../engine/protocol';
import type { Ask } from '../../engine/task';
import { empty, longestTyped, tooLong } from '../reader';
import { askFor, type ReadGame } from './ask';

/** The notation of a game with that name, as far as the page knows names besides the engine's. */
export type NameLookup = (typed: string) => string | undefined;

/** Reads a game's notation, its name or another text that means one game. Never rejects. */
export async function readGame(client: { ask: Ask }, text: string, named?: NameLookup): Promise<ReadGame> {
  if (text.trim() === '') return { game: undefined, error: empty('game') };
  if (text.length > longestTyped) return { game: undefined, error: tooLong('game') };
  const read = await askFor(client, text);
  if (read.error?.code !== 'unknown-game') return read;
  const isNotation = 'at' in read.error && read.error.at !== undefined;
  const notation = isNotation ? undefined : named?.(text);
  if (notation) return askFor(client, notation);
  try {
    const { interpreted, positionIn } = await import('./interpret');
    return (isNotation ? positionIn(text) : await interpreted(client, text)) ?? read;
  } catch (error) {
    // Without the interpretation, the text is the name of no game.
    return isAskError(error) ? { game: undefined, error } : read;
  }
}

const isAskError = (error: unknown): error is AskError =>
  typeof error === 'object' && error !== null && 'code' in error;
