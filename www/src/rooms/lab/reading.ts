/* Reads the two games of a product. */

import { readGame } from '../../asked/game';
import type { AskError } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import type { ReadGame } from '../../question/reader';
import { isEngineFailure } from '../../question/reader';
import type { Size } from './heads';

/** The game of the rows, or that of the columns. */
export type Side = 'first' | 'second';

/** The games as in the link. */
export type Named = Record<Side, string>;

export type Games = Record<Side, ReadGame>;

/** The notations of the game of the rows and of that of the columns. */
export interface Product {
  a: string;
  b: string;
}

/** Rejects only if the engine fails. */
export async function readNamed(ask: Ask, { first, second }: Named): Promise<Games> {
  const read = await Promise.all([readCoins(ask, first), readCoins(ask, second)]);
  const failure = read.find(({ error }) => error && isEngineFailure(error))?.error;
  if (failure) throw failure;
  return { first: read[0], second: read[1] };
}

async function readCoins(ask: Ask, text: string): Promise<ReadGame> {
  const read = await readGame({ ask }, text);
  if (!read.game || read.game.game.startsWith('coins:')) return read;
  const error = { code: 'no-product', field: 'game', message: '', value: text };
  return { game: undefined, error: error as AskError };
}

/** The product, if both are coin-turning games. */
export function productOf({ first, second }: Games): Product | undefined {
  return first.game && second.game && { a: first.game.game, b: second.game.game };
}

/** The most cells of a board that is played out. */
const CELLS = 16;

/**
 * The part of a board that is played out: all of it if it is small, else a square or what there is
 * of one.
 */
export function playedPart({ rows, columns }: Size): Size {
  if (rows * columns <= CELLS) return { rows, columns };
  const side = Math.sqrt(CELLS);
  if (rows < side) return { rows, columns: Math.floor(CELLS / rows) };
  if (columns < side) return { rows: Math.floor(CELLS / columns), columns };
  return { rows: side, columns: side };
}
