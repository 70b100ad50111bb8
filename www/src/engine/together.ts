/**
 * What two workers compute sooner than one: the two sides of the Flipping Game's board, and two stretches of subtract-a-square. Fetched
 * when such a question is large.
 *
 * The second worker is a hand and nothing more. What it finds is taken over by the first, and only then the first is asked what it was
 * to be asked: so the answer comes the usual way, a view of it and a larger N find everything known, and whatever goes wrong with
 * the second worker costs nothing but time. It gets no part of the work that the first has done before, and ends when it has
 * had nothing to do for a while.
 */

import type { AskOptions } from './client';
import { type Job, Lane, type LaneOptions } from './lane';
import type { Calls, Reply } from './protocol';
import type { AnyCall, Halves } from './squares';

export type LargeWork = 'squares' | 'sides';

/** Milliseconds without work after which the second worker ends. */
const IDLE = 20_000;

/** How far the work is when the first worker knows all. */
const NEARLY = 0.98;

type RequestOf<Name> = Name extends keyof Halves
  ? Parameters<Halves[Name]>[0]
  : Name extends keyof Calls
    ? Calls[Name]['request']
    : never;
type AnswerOf<Name> = Name extends keyof Halves
  ? Awaited<ReturnType<Halves[Name]>>
  : Name extends keyof Calls
    ? Reply<Name>['answer']
    : never;

interface HandOptions extends AskOptions {
  /** What of the request is moved to the worker, not copied. */
  transfer?: Transferable[];
}

/** One of the two workers. */
class Hand {
  #lane: Lane;

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  ask<Name extends AnyCall>(
    call: Name,
    request: RequestOf<Name>,
    { signal, onProgress, onStart, transfer }: HandOptions,
  ): Promise<AnswerOf<Name>> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        reject(signal?.reason);
        this.#lane.cancel(job);
      };
      const done = () => signal?.removeEventListener('abort', abort);
      const job: Job = {
        call,
        request,
        onProgress,
        onStart,
        transfer,
        resolve(answer) {
          done();
          resolve(answer as AnswerOf<Name>);
        },
        reject(error) {
          done();
          reject(error);
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', abort);
      this.#lane.add(job);
    });
  }
}

/** The two workers, and what they have to do, one thing after the other. */
export class Together {
  #first: Hand;
  #second: Hand;
  #lane: Lane;
  #queue: Promise<void> = Promise.resolve();
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `options` are those of the first worker's lane. */
  constructor(first: Lane, options: LaneOptions) {
    this.#lane = new Lane(options);
    this.#first = new Hand(first);
    this.#second = new Hand(this.#lane);
  }

  /** Makes the first worker know what a question up to n needs. Resolves in any case; what is not known then, it computes itself. */
  prepare(work: LargeWork, n: number, options: AskOptions): Promise<void> {
    this.#queue = this.#queue.then(() => this.#prepare(work, n, options));
    return this.#queue;
  }

  async #prepare(work: LargeWork, n: number, { signal, onProgress, onStart }: AskOptions): Promise<void> {
    if (signal?.aborted) return;
    clearTimeout(this.#idle);
    const both = new AbortController();
    const abort = () => both.abort();
    signal?.addEventListener('abort', abort);
    const parts = [0, 0];
    const part = (at: number) => ({
      signal: both.signal,
      onProgress: (fraction: number) => {
        parts[at] = fraction;
        onProgress?.(NEARLY * Math.min(...parts));
      },
    });
    const hands = { first: this.#first, second: this.#second, mine: { ...part(0), onStart }, its: part(1) };
    try {
      await (work === 'squares' ? squares(n, hands) : sides(n, hands));
    } catch {
      // The first worker goes on alone.
    }
    // Whatever one of them is still at.
    abort();
    signal?.removeEventListener('abort', abort);
    this.#idle = setTimeout(() => this.end(), IDLE);
  }

  /** Ends the second worker. */
  end(): void {
    clearTimeout(this.#idle);
    this.#lane.rejectAll({ code: 'cancelled', message: 'nothing to do' });
  }
}

interface Hands {
  first: Hand;
  second: Hand;
  mine: AskOptions;
  its: AskOptions;
}

const SQUARES = 'take:squares';
const ROWS = 'coins:runs:triangular';
const COLUMNS = 'coins:runs:squares';

/** Less than this part of the way to go is left to one worker. */
const WORTH = 0.1;

/** How many values are known. */
function known(hand: Hand, game: string, options: AskOptions): Promise<number> {
  const { signal } = options;
  return hand.ask('takeOver', { game }, { signal });
}

/**
 * Waits for both. The first one's failure is the end of it; and when the first is done and the second has not even begun, there is
 * nothing to wait for.
 */
async function bothOf<Mine, Its>(
  mine: Promise<Mine>,
  begin: (onStart: () => void) => Promise<Its>,
): Promise<Its | undefined> {
  let begun = false;
  const its = begin(() => {
    begun = true;
  }).catch(() => undefined);
  await mine;
  return begun ? its : undefined;
}

/** Work to n grows like n^(3/2): each takes half of it. */
async function squares(n: number, { first, second, mine, its }: Hands): Promise<void> {
  const from = await known(first, SQUARES, mine);
  if (n + 1 - from < WORTH * n) return;
  const middle = Math.round(((from ** 1.5 + n ** 1.5) / 2) ** (2 / 3));
  const { port1, port2 } = new MessageChannel();
  const below = first.ask(
    'squaresBelow',
    { n: middle - 1, known: from, port: port1 },
    { ...mine, transfer: [port1] },
  );
  const above = await bothOf(below, (onStart) =>
    second.ask('squaresAbove', { from: middle, n, port: port2 }, { ...its, onStart, transfer: [port2] }),
  );
  if (above) await takeOver(first, { game: SQUARES, from: middle, values: above }, mine);
}

/** The rows are the first worker's, the columns the second's. */
async function sides(n: number, { first, second, mine, its }: Hands): Promise<void> {
  const [rows, columns] = [await known(first, ROWS, mine), await known(first, COLUMNS, mine)];
  // A shorter row is counted from what was kept on the way; of columns that were taken over that is nothing, the first time.
  if (rows > n + 1 || n + 1 - columns < WORTH * n) return;
  const lesson = await side(first, 0, columns - 1, mine);
  const row = first.ask('productSide', { game: ROWS, n }, mine);
  const found = await bothOf(row, async (onStart) => {
    // One that is new here goes on where the first is, and not from nothing.
    if ((await known(second, COLUMNS, its)) < columns) await takeOver(second, lesson, its);
    return side(second, columns, n, { ...its, onStart });
  });
  if (found) await takeOver(first, found, mine);
}

/** The columns up to n, with the values from some index on, for another worker to take over. */
async function side(hand: Hand, from: number, n: number, options: AskOptions) {
  const { signal } = options;
  const side = await hand.ask('productSide', { game: COLUMNS, n }, options);
  const values = await hand.ask('sequence', { game: COLUMNS, from, n }, { signal });
  return { game: COLUMNS, from, side, values };
}

async function takeOver(
  hand: Hand,
  request: Calls['takeOver']['request'],
  { signal }: AskOptions,
): Promise<void> {
  const { values } = request;
  await hand.ask('takeOver', request, { signal, transfer: values ? [values.buffer] : [] });
}
