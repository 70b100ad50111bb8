import { describe, expect, test } from 'vitest';
import {
  afterMove,
  bestMove,
  heapOf,
  LOST,
  movesFrom,
  newPlay,
  type Play,
  STONES,
  slipIn,
  TAKES,
  turnOf,
  undone,
  values,
  winnerOf,
} from '../../www/src/shell/home/game';

/** Whether the player to move wins, by searching all games: the definition, without any values. */
function wins(heap: number): boolean {
  return TAKES.some((count) => count <= heap && !wins(heap - count));
}

const played = (play: Play, ...moves: number[]) => moves.reduce(afterMove, play);

describe('the values of the start page', () => {
  test('are those of the game take:squares, OEIS A014586, as far as 14', () => {
    expect(values()).toEqual([0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2]);
    expect(LOST).toEqual([0, 2, 5, 7, 10, 12]);
  });
});

describe('a game of the start page', () => {
  test('the players alternate; whoever cannot move loses', () => {
    for (const first of ['you', 'engine'] as const) {
      const play = played(newPlay(first), 9, 1, 4);
      expect([heapOf(play), winnerOf(play), turnOf(newPlay(first))]).toEqual([0, first, first]);
    }
    expect(winnerOf(newPlay('you'))).toBeUndefined();
  });

  test('a move takes 1, 4 or 9 stones, and not more than there are', () => {
    const play = played(newPlay('you'), 9, 1);
    expect(movesFrom(heapOf(play))).toEqual([1, 4]);
    expect(afterMove(play, 9)).toBe(play);
    expect(afterMove(play, 2)).toBe(play);
    expect(movesFrom(0)).toEqual([]);
  });

  test('undo goes back to before your last move, with the reply to it', () => {
    const left = (...[first, ...moves]: ['you' | 'engine', ...number[]]) =>
      undone(played(newPlay(first), ...moves)).taken;
    expect([left('you', 1, 1, 4), left('you', 1, 1), left('you')]).toEqual([[1, 1], [], []]);
    expect([left('engine', 4, 1, 9), left('engine', 4)]).toEqual([[4], [4]]);
  });

  test('the engine wins every game that it can win, whatever its opponent does', () => {
    /** Whether the engine wins all games from here; `mine`: it is to move. */
    const always = (heap: number, mine: boolean): boolean => {
      if (heap === 0) return !mine;
      if (mine) return always(heap - bestMove(heap), false);
      return movesFrom(heap).every((count) => always(heap - count, true));
    };
    for (let heap = 0; heap <= STONES; heap++) expect(always(heap, true)).toBe(wins(heap));
  });

  test('who begins can win; the first move that gave it away is found, with a better one', () => {
    expect(wins(STONES)).toBe(true);
    const lost = played(newPlay('you'), 1, 1, 4, 4, 4);
    expect(slipIn(lost)).toEqual({ heap: 14, taken: 1, better: 4 });
    expect(slipIn(played(newPlay('you'), 4, 1, 1))).toEqual({ heap: 9, taken: 1, better: 4 });
    expect(slipIn(played(newPlay('you'), 4, 1, 9))).toBeUndefined();
    // The engine began, and left no win.
    expect(slipIn(played(newPlay('engine'), 4, 1, 9))).toBeUndefined();
  });
});
