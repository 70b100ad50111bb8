import type { AskOptions } from './lane';
import { type Job, Lane, type LaneOptions, onAbort } from './lane';
import type { AnyCall, Calls, Reply, SquaresCalls } from './protocol';

export type LargeWork = 'squares' | 'sides';

/** Milliseconds without work after which the other workers end. */
const IDLE = 20_000;

/** The progress shown when all parts are done: the first worker still imports the values. */
const NEARLY = 0.98;

type RequestOf<Name> = Name extends keyof SquaresCalls
  ? Parameters<SquaresCalls[Name]>[0]
  : Name extends keyof Calls
    ? Calls[Name]['request']
    : never;
type AnswerOf<Name> = Name extends keyof SquaresCalls
  ? Awaited<ReturnType<SquaresCalls[Name]>>
  : Name extends keyof Calls
    ? Reply<Name>['answer']
    : never;

interface TeamWorkerOptions extends AskOptions {
  /** Parts of the request that are moved to the worker, not copied. */
  transfer?: Transferable[];
}

/** One of the workers. */
class TeamWorker {
  #lane: Lane;

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  ask<Name extends AnyCall>(
    call: Name,
    request: RequestOf<Name>,
    { signal, onProgress, onStart, transfer }: TeamWorkerOptions,
  ): Promise<AnswerOf<Name>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const done = onAbort(signal, () => {
        reject(signal?.reason);
        this.#lane.cancel(job);
      });
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
      this.#lane.add(job);
    });
  }
}

/**
 * Workers that share large work, one task after the other. The first one is the page's own, which
 * answers the question in the end.
 */
export class WorkerTeam {
  readonly #first: TeamWorker;
  readonly #others: TeamWorker[];
  readonly #lanes: Lane[];
  #queue: Promise<void> = Promise.resolve();
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `options` are those of the first worker's lane. A worker starts when it has work. */
  constructor(first: Lane, options: LaneOptions, size: number) {
    this.#lanes = Array.from({ length: size - 1 }, () => new Lane(options));
    this.#first = new TeamWorker(first);
    this.#others = this.#lanes.map((lane) => new TeamWorker(lane));
  }

  /**
   * Gives the first worker the values up to n. Never rejects: it computes any missing ones itself.
   */
  prepare(work: LargeWork, n: number, options: AskOptions): Promise<void> {
    this.#queue = this.#queue.then(() => this.#prepare(work, n, options));
    return this.#queue;
  }

  async #prepare(work: LargeWork, n: number, { signal, onProgress, onStart }: AskOptions): Promise<void> {
    if (signal?.aborted) return;
    clearTimeout(this.#idle);
    const all = new AbortController();
    const done = onAbort(signal, () => all.abort());
    const others = this.#others.slice(0, work === 'squares' && n >= MANY ? undefined : 1);
    const parts: number[] = Array(others.length + 1).fill(0);
    const part = (at: number) => ({
      signal: all.signal,
      onProgress: (fraction: number) => {
        parts[at] = fraction;
        onProgress?.(NEARLY * Math.min(...parts));
      },
    });
    const members = {
      first: { worker: this.#first, options: { ...part(0), onStart } },
      others: others.map((worker, at) => ({ worker, options: part(at + 1) })),
    };
    try {
      await (work === 'squares' ? squares(n, members) : sides(n, members));
    } catch {
      // The first worker goes on alone.
    }
    // Cancels parts that are still running.
    all.abort();
    done();
    this.#idle = setTimeout(() => this.end(), IDLE);
  }

  /** Ends all workers but the first. */
  end(): void {
    clearTimeout(this.#idle);
    for (const lane of this.#lanes) lane.rejectAll({ code: 'cancelled', message: 'nothing to do' });
  }
}

/** A worker with the options of its part. */
interface Member {
  worker: TeamWorker;
  options: AskOptions;
}

interface Members {
  first: Member;
  others: Member[];
}

const SQUARES = 'take:squares';
const ROWS = 'coins:runs:triangular';
const COLUMNS = 'coins:runs:squares';

/** A smaller remaining part of the work is left to one worker. */
const WORTH = 0.1;

/** From this size on, subtract-a-square is shared by the whole team, below it by two workers. */
const MANY = 4_000_000;

/** How many values the worker knows. */
function known({ worker, options }: Member, game: string): Promise<number> {
  const { signal } = options;
  return worker.ask('takeOver', { game }, { signal });
}

/**
 * Waits for the first worker's part, then for those of the others in order. Rejects if the first
 * one fails. Returns the results of the others, up to the one that fails or that has not begun when
 * the first one is done.
 */
async function inOrder<Other>(
  first: Promise<unknown>,
  others: ((onStart: () => void) => Promise<Other>)[],
): Promise<Other[]> {
  const begun = new Set<number>();
  const parts = others.map((begin, at) => begin(() => begun.add(at)).catch(() => undefined));
  await first;
  const results: Other[] = [];
  for (const [at, part] of parts.entries()) {
    const result = begun.has(at) ? await part : undefined;
    if (result === undefined) break;
    results.push(result);
  }
  return results;
}

/**
 * The last heap of each of `count` ranges between `from` and n, which take about equally long: work
 * up to n grows like n^(3/2).
 */
function rangesOf(from: number, n: number, count: number): number[] {
  const [least, most] = [from ** 1.5, n ** 1.5];
  const end = (part: number) => Math.round((least + (part * (most - least)) / count) ** (2 / 3)) - 1;
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? n : end(at + 1)));
}

/** A range of heaps each. Each worker tells the next one the positions that it has or was told. */
async function squares(n: number, { first, others }: Members): Promise<void> {
  const from = await known(first, SQUARES);
  if (n + 1 - from < WORTH * n) return;
  const ends = rangesOf(from, n, others.length + 1);
  const channels = others.map(() => new MessageChannel());
  const next = (at: number) => channels[at]?.port1;
  const lowest = first.worker.ask(
    'squaresBelow',
    { n: ends[0] as number, known: from, next: next(0) as MessagePort },
    { ...first.options, transfer: [next(0) as MessagePort] },
  );
  const starts = others.map((_, at) => (ends[at] as number) + 1);
  const ranges = others.map(({ worker, options }, at) => (onStart: () => void) => {
    const previous = channels[at]?.port2 as MessagePort;
    const ports = [previous, next(at + 1)].filter((port) => port !== undefined);
    return worker.ask(
      'squaresAbove',
      { from: starts[at] as number, n: ends[at + 1] as number, previous, next: next(at + 1) },
      { ...options, onStart, transfer: ports },
    );
  });
  for (const [at, values] of (await inOrder(lowest, ranges)).entries())
    await takeOver(first, { game: SQUARES, from: starts[at] as number, values });
}

/**
 * The first worker computes the rows, the second one the columns. There are no more parts: the
 * values of a side come one after the other.
 */
async function sides(n: number, { first, others: [second] }: Members): Promise<void> {
  if (!second) return;
  const [rows, columns] = [await known(first, ROWS), await known(first, COLUMNS)];
  // A shorter row is counted from stored values, which imported columns lack the first time.
  if (rows > n + 1 || n + 1 - columns < WORTH * n) return;
  const start = await side(first, 0, columns - 1);
  const row = first.worker.ask('productSide', { game: ROWS, n }, first.options);
  const begin = async (onStart: () => void) => {
    // A new second worker continues from the first one's values instead of from the beginning.
    if ((await known(second, COLUMNS)) < columns) await takeOver(second, start);
    return side({ ...second, options: { ...second.options, onStart } }, columns, n);
  };
  const [found] = await inOrder(row, [begin]);
  if (found) await takeOver(first, found);
}

/** The columns up to n with the values from an index on, for another worker to import. */
async function side({ worker, options }: Member, from: number, n: number) {
  const { signal } = options;
  const side = await worker.ask('productSide', { game: COLUMNS, n }, options);
  const values = await worker.ask('sequence', { game: COLUMNS, from, n }, { signal });
  return { game: COLUMNS, from, side, values };
}

async function takeOver({ worker, options }: Member, request: Calls['takeOver']['request']): Promise<void> {
  const { signal } = options;
  const { values } = request;
  await worker.ask('takeOver', request, { signal, transfer: values ? [values.buffer] : [] });
}
