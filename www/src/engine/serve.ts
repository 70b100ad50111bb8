/** The worker's side of the protocol: loads the engine, then answers one call after the other. */

import { BUILD } from './build';
import { failureOf, plain } from './cause';
import { openingCalls } from './opening';
import type { Calls, FromWorker, Loading, PackageCalls, SquaresCalls, ToWorker } from './protocol';
import { buffersOf } from './transfer';

/** The part of a worker's global scope that `serve` uses. */
export interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
}

export interface Engine {
  /** Every call of the package; a missing one, or one of another type, does not compile. */
  calls: {
    [Name in Exclude<keyof PackageCalls, 'readQuestion'>]: (
      request: Calls[Name]['request'],
      progress: (fraction: number) => boolean,
    ) => Calls[Name]['answer'];
  };
  /** The calls that two workers share; undefined where a second worker is impossible. */
  squaresCalls?: SquaresCalls;
  initialise(module: WebAssembly.Module): Promise<unknown>;
  /** Fetches and compiles the build that suits this machine. */
  compile(onLoading: (loading: Loading) => void): Promise<WebAssembly.Module>;
  /** Resolves with the name of a lock that is held as long as the worker runs: see lock.ts. */
  holdLock?(): Promise<string | undefined>;
  /** Called at every report of long work: true stops it. A worker has none: it is ended instead. */
  interrupted?(): boolean;
}

export function serve(scope: Scope, engine: Engine): void {
  scope.onmessage = ({ data }) => {
    if ('start' in data) start(data.start.module);
    else answer(data);
  };
  // The compiled module could not be received: the worker compiles its own.
  scope.onmessageerror = () => {
    start(null);
  };

  async function start(compiled: WebAssembly.Module | null): Promise<void> {
    const told = engine.holdLock?.().then((alive) => alive && scope.postMessage({ alive }));
    try {
      const module = compiled ?? (await engine.compile((loading) => scope.postMessage({ loading })));
      await engine.initialise(module);
      if (!compiled) offer(module);
      // Before the first call: a worker that ends in it has told the page how to notice that.
      await told;
      scope.postMessage({ ready: true, build: BUILD });
    } catch (error) {
      scope.postMessage({ failed: failureOf(error) });
    }
  }

  /** Sends the compiled module to the client, so that later workers neither fetch nor compile. */
  function offer(module: WebAssembly.Module): void {
    try {
      scope.postMessage({ module });
    } catch {
      // Modules cannot be sent here: the next worker compiles its own.
    }
  }

  function answer({ id, call, request }: Extract<ToWorker, { id: number }>): void {
    // The engine reports every 40 ms.
    const progress = (fraction: number) => {
      scope.postMessage({ id, progress: fraction });
      return !engine.interrupted?.();
    };
    const fail = (error: unknown) => scope.postMessage({ id, error: plain(error) });
    try {
      // The types of `ask` match the request to its call; the engine checks the values.
      const run = { ...engine.calls, ...openingCalls(engine.calls), ...engine.squaresCalls }[
        call as Exclude<keyof Calls, 'readQuestion'>
      ] as (request: unknown, progress: (fraction: number) => boolean) => unknown;
      const began = performance.now();
      const finish = (answer: unknown) => {
        const milliseconds = performance.now() - began;
        scope.postMessage({ id, answer, milliseconds }, buffersOf(answer));
      };
      const result = run(request, progress);
      if (result instanceof Promise) result.then(finish).catch(fail);
      else finish(result);
    } catch (error) {
      fail(error);
    }
  }
}
