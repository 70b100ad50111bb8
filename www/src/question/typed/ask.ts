/* Asks the engine for the game of a notation. */

import type { AskError, GameInfo } from '../../engine/protocol';
import type { Ask } from '../../engine/task';

export interface ReadGame {
  game: GameInfo | undefined;
  error: AskError | undefined;
}

/** The game of a notation. Never rejects. */
export async function askFor({ ask }: { ask: Ask }, game: string): Promise<ReadGame> {
  try {
    return { game: (await ask('game', { game })).answer, error: undefined };
  } catch (error) {
    return { game: undefined, error: error as AskError };
  }
}
