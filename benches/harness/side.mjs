// A worker with its own instance of the package, which computes sides of boards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { PKG } from '../../scripts/lib/paths.mjs';

const api = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
await api.default({ module_or_path: readFileSync(join(PKG, 'grundyscope_bg.wasm')) });
parentPort.on('message', (request) => parentPort.postMessage(api.productSide(request)));
parentPort.postMessage('ready');
