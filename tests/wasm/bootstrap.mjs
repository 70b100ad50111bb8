// Compares the bootstrap module with the whole engine: its answers are the same, and it answers
// within its range only.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = new URL('../../', import.meta.url);
/** Its limits: beyond them counts would overflow, or take too long on the page's main thread. */
const MOST = 10_000;
const HEAPS = 4;

/** The page's code around the bootstrap module, which is loaded from the folder of the build. */
async function loadBootstrap() {
  const server = await createServer({
    root: fileURLToPath(new URL('www', ROOT)),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { fetch } = globalThis;
  const wasm = readFileSync(new URL('www/pkg/bootstrap_bg.wasm', ROOT));
  globalThis.fetch = () =>
    Promise.resolve(new Response(wasm, { headers: { 'content-type': 'application/wasm' } }));
  try {
    const { first } = await server.ssrLoadModule('/src/engine/first.ts');
    // Waits until it is loaded.
    assert.ok(await first('solve', { problem: 'nim-square', n: '29' }), 'the bootstrap module did not load');
    return first;
  } finally {
    globalThis.fetch = fetch;
    await server.close();
  }
}

const squares = { game: 'take:squares' };
const sizes = [...Array(130).keys(), 255, 256, 257, 999, 1000, 1001, 2048, 4096, 5050, 9999, MOST];

/** What the bootstrap module must answer, as [call, request]. */
function* known() {
  yield ['catalogue', {}];
  for (const n of sizes) {
    yield ['sequence', { ...squares, n }];
    yield ['histogram', { ...squares, n }];
    yield ['explain', { ...squares, n: String(n) }];
    for (let from = 0; from <= n; from += 1 + Math.floor(n / 3)) yield ['sequence', { ...squares, n, from }];
    yield ['solve', { problem: 'nim-square', n: String(n) }];
    for (let heaps = 1; heaps <= HEAPS; heaps += 1)
      yield ['solve', { problem: 'nim-square', n, heaps: String(heaps) }];
  }
  for (const text of ['0', '7', '1000', '20000000'])
    yield ['number', { text, problem: 'nim-square', parameter: 'n' }];
  for (const text of ['1', '8']) yield ['number', { text, problem: 'nim-square', parameter: 'heaps' }];
}

/**
 * What it must leave to the whole engine: other games, larger numbers, invalid requests,
 * expressions.
 */
const foreign = [
  ['sequence', { ...squares, n: MOST + 1 }],
  ['sequence', { ...squares, n: 5, from: 6 }],
  ['sequence', { ...squares, n: -1 }],
  ['sequence', { ...squares, n: 2 ** 32 + 5 }],
  ['sequence', { game: 'take:cubes', n: 5 }],
  ['histogram', { ...squares, n: MOST + 1 }],
  ['histogram', { ...squares, n: '1,000' }],
  ['explain', { ...squares, n: String(MOST + 1) }],
  ['explain', { ...squares, n: '10^3' }],
  ['density', { ...squares, from: 0, to: 100, columns: 10, rows: 10 }],
  ['solve', { problem: 'nim-square', n: String(MOST + 1) }],
  ['solve', { problem: 'nim-square', n: '5', heaps: '0' }],
  ['solve', { problem: 'nim-square', n: '5', heaps: String(HEAPS + 1) }],
  ['solve', { problem: 'nim-square', n: '5', piles: '3' }],
  ['solve', { problem: 'nim-square', n: '010' }],
  ['solve', { problem: 'stones', n: '8' }],
  ['number', { text: '20000001', problem: 'nim-square', parameter: 'n' }],
  ['number', { text: '0', problem: 'nim-square', parameter: 'heaps' }],
  ['number', { text: '10^3', problem: 'nim-square', parameter: 'n' }],
  ['number', { text: '5', problem: 'nim-square', parameter: 'piles' }],
  ['number', { text: '5', problem: 'stones', parameter: 'n' }],
  ['number', { text: '5', game: 'take:squares' }],
  ['batch', { problem: 'stones', text: '8' }],
];

/** `api` is the whole engine; `report` takes one result: `{ name, error }`. */
export async function compareBootstrap(api, report) {
  const check = async (name, test) => {
    try {
      await test();
      report({ name });
    } catch (error) {
      report({ name, error: error.message });
    }
  };
  const first = await loadBootstrap();
  await check('the same answers', async () => {
    for (const [call, request] of known()) {
      const reply = await first(call, request);
      assert.ok(reply, `no answer to ${call} ${JSON.stringify(request)}`);
      assert.deepStrictEqual(reply.answer, api[call](request), `${call} ${JSON.stringify(request)}`);
      assert.ok(reply.milliseconds >= 0);
    }
  });
  await check('the first values of every problem', async () => {
    for (const { games } of api.catalogue()) {
      const request = { game: games[0].game, n: 35 };
      const reply = await first('sequence', request);
      assert.deepStrictEqual(reply?.answer, api.sequence(request), games[0].game);
    }
  });
  await check('nothing beyond its range', async () => {
    for (const [call, request] of foreign)
      assert.equal(await first(call, request), undefined, `${call} ${JSON.stringify(request)}`);
  });
}
