/** The package's worker in Node.js. */

import { parentPort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from '../engine/protocol';
import { type Scope, serve } from '../engine/serve';
import { engine } from './node-engine';

if (!parentPort) throw new Error('this module must run in a worker thread');
const port = parentPort;
const scope: Scope = {
  onmessage: null,
  onmessageerror: null,
  postMessage: (message: FromWorker, transfer) => port.postMessage(message, transfer as never),
};
port.on('message', (data: ToWorker) => scope.onmessage?.({ data } as MessageEvent<ToWorker>));
port.on('messageerror', () => scope.onmessageerror?.({} as MessageEvent));
serve(scope, engine);
