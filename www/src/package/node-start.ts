/** A worker thread of Node.js in the shape of a browser's worker. One that has nothing to do keeps no program from ending. */

import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '../engine/lane';
import type { FromWorker } from '../engine/protocol';

export function startNodeWorker(): WorkerLike {
  // Without the options of this program: some are not for threads, and a loader has nothing to do here.
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
      // Whatever it still has to say, nobody is waiting for it.
      thread.on('error', () => undefined);
      thread.terminate();
    },
  };
  thread.on('message', (data: FromWorker) => {
    // One thing at a time is asked of it, and these are not the end of that.
    if (!('progress' in data) && !('module' in data)) thread.unref();
    like.onmessage?.({ data } as MessageEvent<FromWorker>);
  });
  thread.on('messageerror', () => like.onmessageerror?.({} as MessageEvent));
  thread.on('error', (error) => like.onerror?.({ message: String(error) } as ErrorEvent));
  thread.on('exit', () => like.onerror?.({ message: 'the worker ended' } as ErrorEvent));
  return like;
}
