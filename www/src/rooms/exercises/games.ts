/* Reads the games of an exercise. */

import { readGame } from '../../asked/game';
import type { AskError } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { empty } from '../../question/reader';
import { typedComponents } from '../../question/typed/position';
import type { PlayedGame } from './item';

/** The most games of an exercise. */
export const MAX_GAMES = 4;

/**
 * One game, or several with "+" or "and" between them. Throws an `AskError`, that of the whole text
 * as one game if it does not name several.
 */
export async function readGames(ask: Ask, typed: string): Promise<PlayedGame[]> {
  if (typed.trim() === '') throw empty('game');
  const whole = await readGame({ ask }, typed);
  if (whole.game) return [played(whole.game)];
  const components = typedComponents(typed);
  const names = components.map(({ game }) => game).filter((name) => name !== '');
  const several =
    names.length === components.length &&
    names.length > 1 &&
    components.every(({ heaps }) => heaps.length === 0);
  if (!several || names.length > MAX_GAMES) throw whole.error;
  const read = await Promise.all([...new Set(names)].map((name) => readGame({ ask }, name)));
  return read.map(({ game, error }) => {
    if (!game) throw error as AskError;
    return played(game);
  });
}

function played({ game, first, max }: { game: string; first: number; max: string }): PlayedGame {
  return { game, first, max: Math.min(Number(max), Number.MAX_SAFE_INTEGER) };
}
