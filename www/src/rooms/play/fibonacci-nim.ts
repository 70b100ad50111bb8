/* Fibonacci nim as a game to play, with heaps of up to 1001 digits. */

import type { Ask } from '../../engine/resource';
import { amount, brief } from '../../ui/brief';
import { wrong } from './errors';
import { type Look, listed, MAX_HEAP, type PlayableGame, type PlayMove, type Random } from './game';

export const FIBONACCI_NIM = 'fibonacci-nim';
/** The most digits of a heap. */
const DIGITS = 1001;

/** `typed`: the heap, and how many may be taken at first, by default all but one. */
export async function readFibonacciNim(ask: Ask, typed: readonly string[]): Promise<PlayableGame> {
  const [first, second, ...more] = typed;
  if (first === undefined || more.length) throw wrong('play-one-heap');
  const heap = await numberOf(ask, first);
  return fibonacciNim(heap, second === undefined ? heap - 1n : await numberOf(ask, second));
}

/** A typed number; an expression such as 10^100 is read by the engine. */
async function numberOf(ask: Ask, typed: string): Promise<bigint> {
  const digits = /^\d+$/.test(typed)
    ? typed
    : (await ask('zeckendorfSteps', { n: typed, count: 1 })).answer.n;
  if (digits.length > DIGITS) throw wrong('play-one-heap');
  return BigInt(digits);
}

function fibonacciNim(heap: bigint, first: bigint): PlayableGame {
  const limit = within(first, heap);
  return {
    start: `${heap},${limit}`,
    components: [{ game: FIBONACCI_NIM, cells: [String(amount(String(heap)))] }],
    misere: false,
    kind: 'table',
    notation: FIBONACCI_NIM,
    async look(ask: Ask, state: string): Promise<Look> {
      const [row = '', column = ''] = state.split(',');
      const [{ answer }, representation] = await Promise.all([
        ask('tableMoves', { game: FIBONACCI_NIM, row, column }),
        row === '0' ? undefined : ask('zeckendorf', { n: row }),
      ]);
      const [heap, limit] = [BigInt(row), BigInt(column)];
      const terms = representation?.answer.terms ?? [];
      return {
        ...(heap <= MAX_HEAP ? drawn(Number(heap), Number(limit)) : typedIn(heap, limit)),
        state,
        outcome: answer.outcome,
        winningCount: answer.winning.length,
        winning: answer.winning.map(({ move }) => moveOf(heap, BigInt(move))),
        undecided: [],
        reason: { kind: 'limit', heap: row, limit: column, terms },
      };
    },
  };
}

type Shown = Pick<Look, 'count' | 'parts' | 'moves' | 'find' | 'any' | 'slow'>;

/** A heap that is drawn, with a list of its moves. */
function drawn(heap: number, limit: number): Shown {
  const moves = Array.from({ length: limit }, (_, less) => moveOf(BigInt(heap), BigInt(less + 1)));
  return {
    count: limit,
    parts: [{ kind: 'heaps', name: '', cells: [{ size: heap }] }],
    ...listed(moves),
  };
}

/** A heap of which as many stones are taken as are typed. */
function typedIn(heap: bigint, limit: bigint): Shown {
  const legal = (count: bigint) => (count >= 1n && count <= limit ? moveOf(heap, count) : undefined);
  return {
    count: Number(limit),
    parts: [{ kind: 'amount', name: '', heap: String(heap), limit: String(limit) }],
    moves: [],
    find: (code) => (/^\d{1,1001}$/.test(code) ? legal(BigInt(code)) : undefined),
    any: (random) => legal(upTo(limit, random)),
    slow: () => legal(1n),
  };
}

/** The code is how many stones are taken; of a large heap only that is exact. */
function moveOf(heap: bigint, taken: bigint): PlayMove {
  const left = heap - taken;
  return {
    code: String(taken),
    state: `${left},${within(2n * taken, left)}`,
    part: 0,
    cell: 0,
    from: Number(heap),
    take: Number(taken),
    to: [Number(left)],
  };
}

/** A move of a large heap, as variables of its sentence. */
export function largeMove(heap: string, code: string) {
  const left = String(BigInt(heap) - BigInt(code));
  return { take: amount(code), from: amount(heap), left: left === '0' ? 'none' : 'some', heaps: brief(left) };
}

function within(limit: bigint, heap: bigint): bigint {
  const less = limit < heap ? limit : heap;
  return less < 0n ? 0n : less;
}

/** A whole number from 1 on. */
function upTo(limit: bigint, random: Random): bigint {
  const parts = 2 ** 50;
  return 1n + (limit * BigInt(Math.floor(random() * parts))) / BigInt(parts);
}
