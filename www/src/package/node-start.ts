/**
 * A Node.js worker thread with the interface of a browser's worker. An idle one does not keep the
 * process alive.
 */

import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '../engine/lane';
import type { FromWorker } from '../engine/protocol';

export function startNodeWorker(): WorkerLike {
  // Without the options of the process: some are invalid for threads, and loaders are not needed.
  const thread = new Worker(new URL(/* @vite-ignore */ './node-worker.js', import.meta.url), {
    execArgv: [],
  });
  const like: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(message) {
      thread.ref();
      thread.postMessage(message);
    },
    terminate() {
      thread.removeAllListeners();
      // An error event without a listener would end the process.
      thread.on('error', () => undefined);
      thread.terminate();
    },
  };
  thread.on('message', (data: FromWorker) => {
    // The worker handles one message at a time; these two kinds do not end the handling.
    if (!('progress' in data) && !('module' in data)) thread.unref();
    like.onmessage?.({ data } as MessageEvent<FromWorker>);
  });
  thread.on('messageerror', () => like.onmessageerror?.({} as MessageEvent));
  thread.on('error', (error) => like.onerror?.({ message: String(error) } as ErrorEvent));
  thread.on('exit', () => like.onerror?.({ message: 'the worker ended' } as ErrorEvent));
  return like;
}
