/**
 * The first engine: the small part of the engine that a first visit needs (src/bootstrap.rs), in a
 * module of its
 * own. It answers at once, on the page's own thread; every other call waits for the whole engine.
 * Once the whole engine is loaded, the client no longer calls this one.
 *
 * tests/wasm/bootstrap.mjs checks that its answers equal those of the whole engine.
 */

import initialise, {
  bootstrapExplain,
  bootstrapHistogram,
  bootstrapSequence,
  bootstrapSolve,
} from '../../pkg/bootstrap.js';
import known from '../../pkg/known.json';
import type { Calls, Reply } from './protocol';

const PROBLEM = 'nim-square';
const GAME = 'take:squares';

/** Milliseconds to wait for this engine, of 20 kB. */
const PATIENCE = 30_000;

/** Answers a call; undefined where only the whole engine can. */
type Answerer<Name extends keyof Calls> = (
  request: Calls[Name]['request'],
) => Calls[Name]['answer'] | undefined;
type Answerers = { [Name in keyof Calls]?: Answerer<Name> };

/** Answers that the whole engine gave when the page was built. */
const prebuilt: Answerers = {
  catalogue: () => known.catalogue as Calls['catalogue']['answer'],
  sequence: ({ game, n, from }) => {
    const face = (known.faces as Record<string, number[]>)[game];
    return face && from === undefined && Number(n) === face.length - 1 ? Uint32Array.from(face) : undefined;
  },
  number: (request) => {
    if ('game' in request) return;
    const problem = known.catalogue.find(({ id }) => id === PROBLEM && id === request.problem);
    const range = problem?.parameters.find(({ name }) => name === request.parameter);
    const value = plain(request.text);
    if (!range || value === undefined || value < Number(range.min) || value > Number(range.max)) return;
    return { digits: String(value).length, value: String(value) };
  },
};

/** Answers that the first engine computes. */
const computed: Answerers = {
  sequence: ({ game, n, from = 0 }) => {
    const [start, end] = [plain(from), plain(n)];
    if (game !== GAME || start === undefined || end === undefined || start > end) return;
    const values = bootstrapSequence(start, end);
    return values.length ? values : undefined;
  },
  histogram: ({ game, n }) => {
    const end = plain(n);
    if (game !== GAME || end === undefined) return;
    const both = bootstrapHistogram(end);
    if (both.length === 0) return;
    return { values: both.slice(0, both.length / 2), counts: both.slice(both.length / 2) };
  },
  explain: ({ game, n }) => {
    const at = plain(n);
    if (game !== GAME || at === undefined) return;
    const json = bootstrapExplain(at);
    return json ? { game, n: String(at), ...JSON.parse(json) } : undefined;
  },
  solve: ({ problem, ...given }) => {
    const { n, heaps = 3, ...others } = given as Record<string, unknown>;
    const [size, count] = [plain(n), plain(heaps)];
    if (problem !== PROBLEM || size === undefined || count === undefined || Object.keys(others).length)
      return;
    const json = bootstrapSolve(size, count);
    if (!json) return;
    return {
      problem,
      arguments: { n: String(size), heaps: String(count) },
      distributions: [],
      ...JSON.parse(json),
    };
  },
};

/** A number of at most nine digits, written as the engine writes it; undefined for other input. */
function plain(given: unknown): number | undefined {
  const digits = String(given);
  return /^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : undefined;
}

/** Resolves with the answer, or with undefined where only the whole engine can. Never rejects. */
export type First = typeof first;

export async function first<Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
): Promise<Reply<Name> | undefined> {
  const answer = prebuilt[call]?.(request);
  if (answer !== undefined) return { answer, milliseconds: 0 };
  const compute = computed[call];
  if (!compute || !concerns(request) || !(await fetchFirst())) return undefined;
  try {
    const began = performance.now();
    const answer = compute(request);
    return answer && { answer, milliseconds: performance.now() - began };
  } catch {
    // A trap: the whole engine answers instead.
    return undefined;
  }
}

/** Whether a request is about the one game or problem that this engine computes. */
function concerns(request: unknown): boolean {
  const { game, problem } = request as { game?: unknown; problem?: unknown };
  return game === GAME || problem === PROBLEM;
}

let loaded: Promise<boolean> | undefined;

/**
 * Whether this engine answers the question of a link, by the id of its room or problem. It is then
 * loaded; the page calls this at startup.
 */
export function prepareFirst(id: string | undefined): boolean {
  const answers = id === undefined || id === PROBLEM;
  if (answers) fetchFirst();
  return answers;
}

/** Loads the first engine; resolves with whether it is usable. */
function fetchFirst(): Promise<boolean> {
  loaded ??= initialiseFirst().then(
    () => true,
    () => false,
  );
  return loaded;
}

/**
 * The browser checks the digest. A wrong file is requested once more past the HTTP cache; without a
 * right one, the whole engine answers, as it does if this one takes too long.
 */
async function initialiseFirst(): Promise<void> {
  const address = new URL('../../pkg/bootstrap_bg.wasm', import.meta.url);
  const [, digest] = import.meta.env.DIGEST_BOOTSTRAP?.split(' ') ?? [];
  const integrity = digest ? `sha256-${digest}` : '';
  const request = (cache: RequestCache) =>
    fetch(address, { cache, integrity, signal: AbortSignal.timeout(PATIENCE) });
  await initialise({ module_or_path: request('default').catch(() => request('reload')) });
}
