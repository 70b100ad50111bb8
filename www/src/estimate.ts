/**
 * How long work will take, before it begins: what works of its kind took on some machine (costs.json, which
 * `npm run bench -- --growth --write` writes), times how much slower or faster this one is. Fetched when somebody asks
 * something large. Once the work has come some way, how far it is says more: see pace.ts.
 */

import costs from './costs.json';
import type { Client } from './engine/client';

type Points = readonly (readonly number[])[];

/** Trials of one machine. */
export const TRIALS = 5;

/** A few milliseconds of work, whose time tells how fast this machine is. A shorter side, as long as it is short, is always counted
 * again from its beginning. */
export const trial = (at: number) => ({ game: 'coins:runs:squares', n: costs.trial.n - at });

/** Milliseconds on the machine of the table. Between its sizes and beyond them costs grow like a power of n. */
export function cost(points: Points, n: number): number {
  let [[from, low], [to, high]] = points as [[number, number], [number, number]];
  for (const [size, milliseconds] of points.slice(2) as [number, number][]) {
    if (to >= n) break;
    [from, low, to, high] = [to, high, size, milliseconds];
  }
  return low * (n / from) ** (Math.log(high / low) / Math.log(to / from));
}

/** The line in the table that tells what a request costs; Nim Square is what its game costs. */
function lineOf(request: object): string {
  const { problem, game } = request as Record<string, unknown>;
  return problem === 'nim-square' ? 'take:squares' : String(problem ?? game);
}

const works: Readonly<Record<string, Points>> = costs.works;

/** How much slower this machine is than that of the table, by the times of the trials: the least, for anything may disturb one. */
export function slower(milliseconds: readonly number[]): number {
  return Math.min(...milliseconds) / costs.trial.milliseconds;
}

/** What the engine has computed of each kind: there the next one goes on. */
const reached = new Map<string, number>();

/** Work was done, and is remembered. */
export function note(request: object): void {
  const line = lineOf(request);
  const n = Number((request as { n?: unknown }).n);
  // What a shorter board needed is kept from then on.
  if (n < (reached.get(line) ?? 0) && line === BOARD) reach(KEPT, n);
  for (const known of line === BOARD ? [line, ...SIDES] : [line]) reach(known, n);
}

function reach(line: string, n: number): void {
  reached.set(line, Math.max(n, reached.get(line) ?? 0));
}

/** The engine's worker was ended, and whatever it remembered. */
export function forget(): void {
  reached.clear();
}

const BOARD = 'flipping-game';
const COLUMNS = 'coins:runs:squares';
const SIDES = ['coins:runs:triangular', COLUMNS];
const KEPT = 'columns counted again';

/** Milliseconds that a request takes on the machine of the table, beyond what was done before; undefined where nobody knows. */
export function foreseen(request: object, byTwo: boolean): number | undefined {
  const line = lineOf(request);
  const points = works[line];
  const n = Number((request as { n?: unknown }).n);
  if (!points || !(n > 0)) return undefined;
  const known = reached.get(line) ?? 0;
  // Where two computed a longer board, the columns are counted once more: see together.ts.
  if (known > n && line === BOARD && byTwo && n > (reached.get(KEPT) ?? 0))
    return cost(works[COLUMNS] ?? points, n);
  if (known >= n) return 0;
  const missing = cost(points, n) - (known > 0 ? cost(points, known) : 0);
  return missing * (byTwo ? ((costs.byTwo.parts as Record<string, number>)[line] ?? 1) : 1);
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

/** Seconds that a request will take here; undefined where nobody knows. */
export async function seconds(client: Client, request: object): Promise<number | undefined> {
  const milliseconds = foreseen(request, client.byTwo(request));
  if (!milliseconds) return milliseconds;
  calibrated ??= calibrate(client);
  try {
    return (milliseconds * (await calibrated)) / 1000;
  } catch {
    calibrated = undefined;
    return undefined;
  }
}
