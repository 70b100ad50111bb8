// Fibonacci nim against the engine: what host pages are told about it.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../www/src/engine/client';
import { NimModel, type NimMove } from '../../www/src/rooms/zeckendorf/nim-model';

/** Of 5, any move loses; of less, taking all wins if the limit allows it. */
const answers = {
  tableMoves: ({ row, column }: { row: string; column: string }) => {
    const winning = row !== '5' && Number(row) <= Number(column) ? [{ move: row }] : [];
    return { outcome: winning.length ? 'N' : 'P', winning, complete: true };
  },
  zeckendorf: ({ n }: { n: string }) => ({ terms: [n] }),
} as const;

const client = {
  ask: async (call: keyof typeof answers, request: never) => ({ answer: answers[call](request) }),
} as unknown as Client;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

test('each move is told with its player, the last one as such, and undoing is not', async () => {
  const told: NimMove[] = [];
  const nim = new NimModel(
    client,
    () => {},
    (moves) => nim.show(5n, undefined, moves, false),
  );
  nim.listener = (move) => told.push(move);
  nim.show(5n, undefined, '', false);
  await vi.advanceTimersByTimeAsync(1000);
  nim.take(1n);
  nim.undo();
  nim.take(2n);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([
    { code: '1', seat: 0, by: 'you', moves: '1', last: false },
    { code: '2', seat: 0, by: 'you', moves: '2', last: false },
    { code: '3', seat: 1, by: 'engine', moves: '2.3', last: true },
  ]);
});
