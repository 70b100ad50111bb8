/** What a worker does: load the engine, then answer one call after the other. */

import type { AskError, Calls, FromWorker, ToWorker } from './protocol';
import type { Halves } from './squares';
import { buffersOf } from './transfer';

/** As much of a worker's global scope as is used here. */
export interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
}

export interface Engine {
  /** Every call of the contract; one that is missing, or of another type, does not compile. */
  calls: {
    [Name in keyof Calls]: (
      request: Calls[Name]['request'],
      progress: (fraction: number) => boolean,
    ) => Calls[Name]['answer'];
  };
  /** What it does with another worker, where there can be one. */
  halves?: Halves;
  initialise(module: WebAssembly.Module): Promise<unknown>;
  /** Fetches and compiles the build that suits this machine. */
  compile(): Promise<WebAssembly.Module>;
  /** Asked at every step of long work: whether it is to stop. A worker cannot know, and is ended instead. */
  interrupted?(): boolean;
}

/** A bar moves smoothly at this pace; every message costs the page some work. */
const millisecondsBetweenReports = 25;

export function serve(scope: Scope, engine: Engine): void {
  scope.onmessage = ({ data }) => {
    if ('start' in data) start(data.start.module);
    else answer(data);
  };
  // A compiled module that cannot be handed over is no loss but time.
  scope.onmessageerror = () => {
    start(null);
  };

  async function start(compiled: WebAssembly.Module | null): Promise<void> {
    try {
      const module = compiled ?? (await engine.compile());
      await engine.initialise(module);
      if (!compiled) offer(module);
      scope.postMessage({ ready: true });
    } catch (error) {
      scope.postMessage({ failed: String(error) });
    }
  }

  /** Later workers then need neither fetch nor compile. Where modules cannot be sent, they do. */
  function offer(module: WebAssembly.Module): void {
    try {
      scope.postMessage({ module });
    } catch {
      // The next worker compiles its own.
    }
  }

  function answer({ id, call, request }: Extract<ToWorker, { id: number }>): void {
    let reported = performance.now();
    const progress = (fraction: number) => {
      const now = performance.now();
      if (now - reported >= millisecondsBetweenReports) {
        reported = now;
        scope.postMessage({ id, progress: fraction });
      }
      return !engine.interrupted?.();
    };
    const fail = (error: unknown) => scope.postMessage({ id, error: plain(error) });
    try {
      // That this request belongs to this call was checked where it was asked; the engine checks the rest.
      const run = { ...engine.calls, ...engine.halves }[call] as (
        request: unknown,
        progress: (fraction: number) => boolean,
      ) => unknown;
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

/** The contract's errors as they are; anything else (a trap, an exhausted stack) is a crash. */
function plain(error: unknown): AskError {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    // An Error instance would lose its own fields on the way out, and its message lies apart from them.
    return { ...(error as AskError), message: 'message' in error ? String(error.message) : '' };
  }
  return { code: 'crashed', message: String(error) };
}
