/**
 * The engine on the thread that asks, in the shape of a worker. For scripts that want one thread only, and for places
 * without workers. What runs is stopped by whoever listens to its progress; nobody else gets to speak meanwhile.
 */

import type { WorkerLike } from '../engine/lane';
import type { FromWorker, ToWorker } from '../engine/protocol';
import { type Engine, type Scope, serve } from '../engine/serve';

export function startThread(engine: Engine): WorkerLike {
  let ended = false;
  let interrupted = false;
  const hears = (work: () => void) =>
    setTimeout(() => {
      if (!ended) work();
    });
  const inside: Scope = {
    onmessage: null,
    onmessageerror: null,
    // At once, so that progress is heard while it is made.
    postMessage(data: FromWorker) {
      if (!ended) outside.onmessage?.({ data } as MessageEvent<FromWorker>);
    },
  };
  const outside: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    // Later, as a worker would: so that between two calls others get their turn.
    postMessage(data: ToWorker) {
      interrupted = false;
      hears(() => inside.onmessage?.({ data } as MessageEvent<ToWorker>));
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
