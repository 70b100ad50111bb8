/**
 * Estimates how long work takes before it begins: the measured times of a reference machine
 * (costs.json, written by `npm run bench -- --growth --write`), times the relative speed of this
 * machine. Loaded with the first large request. Once work reports progress, eta.ts takes over.
 */

import { WORKER_TEAM } from '../edition';
import type { Client } from './client';
import costs from './costs.json';

type Points = readonly (readonly number[])[];

/** How many trials measure the speed of this machine. */
export const TRIALS = 5;

/**
 * A request of a few milliseconds that measures the speed of this machine. Each trial is a little
 * shorter than the one before, so that the engine computes it again instead of remembering it.
 */
export const trial = (at: number) => ({ game: 'coins:runs:squares', n: costs.trial.n - at });

/** Milliseconds on the reference machine. Between and beyond the measured sizes, a power of n. */
export function cost(points: Points, n: number): number {
  let [[from, low], [to, high]] = points as [[number, number], [number, number]];
  for (const [size, milliseconds] of points.slice(2) as [number, number][]) {
    if (to >= n) break;
    [from, low, to, high] = [to, high, size, milliseconds];
  }
  return low * (n / from) ** (Math.log(high / low) / Math.log(to / from));
}

/**
 * The key of a request in costs.json; the problem Nim Square costs as much as its game, and
 * Treblecross as much as its code.
 */
function lineOf(request: object): string {
  const { problem, game } = request as Record<string, unknown>;
  if (problem === 'nim-square') return 'take:squares';
  return game === 'treblecross' ? 'octal:0.007' : String(problem ?? game);
}

const works: Readonly<Record<string, Points>> = costs.works;

/**
 * How many times slower this machine is than the reference machine, by the fastest of its trials.
 */
export function slower(milliseconds: readonly number[]): number {
  return Math.min(...milliseconds) / costs.trial.milliseconds;
}

/** Up to which n the engine has computed each kind of work; the next request continues there. */
const reached = new Map<string, number>();

/** Records that the engine has done this work and keeps the result. */
export function note(request: object): void {
  const line = lineOf(request);
  const n = Number((request as { n?: unknown }).n);
  // The engine keeps the columns of a shorter board from then on.
  if (n < (reached.get(line) ?? 0) && line === BOARD) reach(KEPT, n);
  for (const known of line === BOARD ? [line, ...SIDES] : [line]) reach(known, n);
}

function reach(line: string, n: number): void {
  reached.set(line, Math.max(n, reached.get(line) ?? 0));
}

/** Call when the engine's worker was ended: its results are lost. */
export function forget(): void {
  reached.clear();
}

const BOARD = 'flipping-game';
const COLUMNS = 'coins:runs:squares';
const SIDES = ['coins:runs:triangular', COLUMNS];
const KEPT = 'columns counted again';

/** Milliseconds that the rest of a request takes on the reference machine; undefined if unknown. */
export function foreseen(request: object, byMany: boolean): number | undefined {
  const line = lineOf(request);
  const points = works[line];
  const n = Number((request as { n?: unknown }).n);
  if (!points || !(n > 0)) return undefined;
  const known = reached.get(line) ?? 0;
  // After two workers computed a longer board, columns are counted once more: see worker-team.ts.
  if (known > n && line === BOARD && byMany && n > (reached.get(KEPT) ?? 0))
    return cost(works[COLUMNS] ?? points, n);
  if (known >= n) return 0;
  const missing = cost(points, n) - (known > 0 ? cost(points, known) : 0);
  return missing * (byMany ? ((costs.byTwo.parts as Record<string, number>)[line] ?? 1) : 1);
}

let calibrated: Promise<number> | undefined;

async function calibrate(client: Client): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < TRIALS; at++) {
    const { milliseconds } = await client.ask('productSide', trial(at), { lane: 'quick' });
    times.push(milliseconds);
  }
  return slower(times);
}

/** Seconds that a request takes on this machine; undefined if unknown. */
export async function seconds(client: Client, request: object): Promise<number | undefined> {
  // The engine of the page in one file does not have the work of the trials.
  if (!WORKER_TEAM) return undefined;
  const milliseconds = foreseen(request, client.byMany(request));
  if (!milliseconds) return milliseconds;
  calibrated ??= calibrate(client);
  try {
    return (milliseconds * (await calibrated)) / 1000;
  } catch {
    calibrated = undefined;
    return undefined;
  }
}
