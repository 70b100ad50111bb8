/* Reads a typed game: a board, a game on numbers, or a sum. */

import { readGame } from '../../asked/game';
import { type Sentences, usePosition } from '../../asked/position';
import { part } from '../../engine/part';
import type { SumName } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { longestTyped, tooLong } from '../../question/reader';
import type { PositionError } from '../../question/typed/sum';
import { FLIPPING_GAME } from '../../ruleset/components-of';
import type { Board } from './board-game';
import { wrong } from './errors';
import type { PlayableGame } from './game';
import { sumGame } from './sum-game';
import { inDigits, tableIn } from './typed-table';

const BOARD_GAME = () => import('./board-game');
const COMPOUND_GAME = () => import('./compound-game');
const TABLES = () => import('./tables');

/** The longest side of a board that is played. */
const MAX_SIDE = 30;

/** `text`: all that was typed, with words for misère play. Throws a `PositionError`. */
export async function readPlayable(
  ask: Ask,
  typed: string,
  misere: boolean,
  chosen: SumName = 'disjunctive',
  sentences?: Sentences,
  text = typed,
): Promise<PlayableGame> {
  if (typed.length > longestTyped) throw tooLong('position');
  const board = chosen === 'disjunctive' ? await boardIn(ask, typed) : undefined;
  if (board) {
    if (misere) throw wrong('play-normal-only');
    return (await part(BOARD_GAME)).boardGame(board);
  }
  const table = chosen === 'disjunctive' ? tableIn(typed) : undefined;
  if (table) return (await part(TABLES)).readTable(ask, table, misere);
  const use = async (position: string, sum: SumName, isMisere: boolean) => {
    const inMisere = misere || isMisere;
    if (sum !== 'disjunctive') {
      if (inMisere) throw wrong('play-normal-only');
      return (await part(COMPOUND_GAME)).compoundGame(position, sum);
    }
    // A sentence may mean a game on two numbers.
    const table = tableIn(position);
    return table ? (await part(TABLES)).readTable(ask, table, inMisere) : sumGame(position, inMisere);
  };
  const { answer, read } = await usePosition(ask, { text, typed, sum: chosen }, use, sentences);
  // A board does not say what was left out.
  if (read?.leftOut || read?.doubt) throw { ...wrong('unknown-game', { value: typed }), read };
  return answer;
}

/** "flipping game 5", "ruler x ruler 4 x 6", "twins x ruler 3: 1.1 2.3". */
async function boardIn(ask: Ask, typed: string): Promise<Board | undefined> {
  const written =
    /^\s*(?:the\s+)?(flipping(?:\s+game)?|(\S.*?)\s+[x×]\s+(\S.*?))(?:\s+on)?[\s:]+(\d{1,15})(?:\s*[x×]\s*(\d{1,15}))?\s*(?::([\d\s.,;]*))?$/i.exec(
      inDigits(typed),
    );
  if (!written) return undefined;
  const [, , first, second, height = '', width = height, heads] = written;
  const [rows, columns] = [Number(height), Number(width)];
  if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > MAX_SIDE)
    throw wrong('play-board-size', { value: typed, max: String(MAX_SIDE) });
  const [a, b] =
    first === undefined || second === undefined
      ? FLIPPING_GAME
      : await Promise.all([coinsOf(ask, first), coinsOf(ask, second)]);
  return { a, b, rows, columns, heads: headsIn(heads, rows, columns, typed) };
}

async function coinsOf(ask: Ask, typed: string): Promise<string> {
  // A bare name such as "ruler" is also that of a coin-turning game.
  const { game, error } = await readGame({ ask }, typed.trim());
  if (!game) throw { ...error, game: typed } as PositionError;
  if (!game.game.startsWith('coins:')) throw wrong('play-no-coins', { value: typed });
  return game.game;
}

/** The typed heads, "1.1 2.3"; without any, all disks. */
function headsIn(typed: string | undefined, rows: number, columns: number, whole: string): Board['heads'] {
  if (typed === undefined) {
    return Array.from({ length: rows * columns }, (_, at): [number, number] => [
      Math.floor(at / columns) + 1,
      (at % columns) + 1,
    ]);
  }
  const heads = new Map<string, [number, number]>();
  for (const head of typed.split(/[\s,;]+/).filter(Boolean)) {
    const [row = 0, column = 0] = head.split('.').map(Number);
    const inside = row >= 1 && row <= rows && column >= 1 && column <= columns;
    if (!/^\d+\.\d+$/.test(head) || !inside) throw wrong('play-board-heads', { value: whole });
    heads.set(head, [row, column]);
  }
  return [...heads.values()];
}
