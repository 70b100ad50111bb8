/**
 * Starts the engine of the page that is one file: in a worker made of what the page has inline, or where none can be
 * started, on the page's own thread.
 */

import type { WorkerLike } from '../engine/lane';
import type { ToWorker } from '../engine/protocol';
import type { Shared } from './shared';

const shared = globalThis as typeof globalThis & Shared;
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const packed = () => textOf('engine-packed').trim();

/** The workers' script in memory, once there is one. */
let script: string | undefined;
/** Whether a worker has failed to start: then all the others would too. */
let failed = false;

export function startWorker(): WorkerLike {
  return failed ? onThread() : new Willing();
}

function onThread(): WorkerLike {
  if (!shared.grundyscopeThread) throw new Error('the engine is not in this page');
  return shared.grundyscopeThread(packed());
}

function newWorker(): WorkerLike {
  script ??= URL.createObjectURL(
    new Blob([`self.grundyscopePacked=${JSON.stringify(packed())};`, textOf('engine-script')], {
      type: 'text/javascript',
    }),
  );
  return new Worker(script);
}

/** A worker, in whose place the page's own thread does the work where it gives no sign of life but an error. */
class Willing implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  interrupt?: () => void;
  #inside: WorkerLike;
  /** What was said before it gave a sign of life. */
  #said: ToWorker[] | undefined = [];

  constructor() {
    this.#inside = this.#begin();
  }

  postMessage(message: ToWorker): void {
    this.#said?.push(message);
    this.#inside.postMessage(message);
  }

  terminate(): void {
    this.#inside.terminate();
  }

  #begin(): WorkerLike {
    try {
      return this.#wire(newWorker());
    } catch {
      return this.#instead();
    }
  }

  /** The page's own thread. */
  #instead(): WorkerLike {
    failed = true;
    const thread = this.#wire(onThread());
    this.interrupt = () => thread.interrupt?.();
    return thread;
  }

  #wire(inside: WorkerLike): WorkerLike {
    inside.onmessage = (event) => {
      this.#said = undefined;
      this.onmessage?.(event);
    };
    inside.onerror = (event) => {
      const said = this.#said;
      if (!said || failed) return this.onerror?.(event);
      event.preventDefault?.();
      inside.terminate();
      this.#inside = this.#instead();
      for (const message of said) this.#inside.postMessage(message);
    };
    inside.onmessageerror = (event) => this.onmessageerror?.(event);
    return inside;
  }
}
