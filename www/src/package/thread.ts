/**
 * The engine on the caller's thread, with the interface of a worker. For programs that want a
 * single thread, and for platforms without workers. A call blocks the thread, so that only its
 * progress listener can stop it.
 */

import type { WorkerLike } from '../engine/lane';
import type { FromWorker, ToWorker } from '../engine/protocol';
import { type Engine, type Scope, serve } from '../engine/serve';

export function startThread(engine: Engine): WorkerLike {
  let ended = false;
  let interrupted = false;
  const later = (work: () => void) =>
    setTimeout(() => {
      if (!ended) work();
    });
  const inside: Scope = {
    onmessage: null,
    onmessageerror: null,
    // Synchronous, so that the listener receives progress during the call.
    postMessage(data: FromWorker) {
      if (!ended) outside.onmessage?.({ data } as MessageEvent<FromWorker>);
    },
  };
  const outside: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    // Asynchronous, as in a worker, so that other tasks can run between two calls.
    postMessage(data: ToWorker) {
      interrupted = false;
      later(() => inside.onmessage?.({ data } as MessageEvent<ToWorker>));
    },
    terminate() {
      ended = true;
    },
    interrupt() {
      interrupted = true;
    },
  };
  serve(inside, { ...engine, interrupted: () => interrupted || ended });
  return outside;
}
