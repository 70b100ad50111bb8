// A worker with its own instance of the package, which computes the positions of
// subtract-a-square in one range, value by value. The first worker sends its positions to the next
// through `port`; both return their values.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { PKG } from '../../scripts/lib/paths.mjs';

const api = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
await api.default({ module_or_path: readFileSync(join(PKG, 'grundyscope_bg.wasm')) });

/** Finds the positions of value after value; `step` does the next one. */
function stretch({ from, n }) {
  const values = new Uint32Array(n + 1 - from);
  let value = 0;
  let left = values.length;
  const step = (before) => {
    const positions = api.squarePositions({ n, from, value, before });
    for (let i = 0; i < positions.length; i += 1) values[positions[i] - from] = value;
    left -= positions.length;
    value += 1;
    if (left === 0) parentPort.postMessage({ values }, [values.buffer]);
    return positions;
  };
  return { step, isDone: () => left === 0 };
}

parentPort.on('message', ({ port, ...bounds }) => {
  const { step, isDone } = stretch(bounds);
  if (bounds.from > 0) {
    // After the last message it computes the rest alone.
    port.on('message', ({ before, last }) => {
      if (!isDone()) step(before);
      while (last && !isDone()) step(new Uint32Array());
    });
    return;
  }
  while (!isDone()) {
    const before = step(new Uint32Array());
    port.postMessage({ before, last: isDone() }, [before.buffer]);
  }
});
parentPort.postMessage('ready');
