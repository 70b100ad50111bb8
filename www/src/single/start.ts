/**
 * Starts the engine of the single-file page: in a worker made of its inline scripts, or on the
 * page's own thread if no worker can start.
 */

import type { WorkerLike } from '../engine/lane';
import type { ToWorker } from '../engine/protocol';
import { trustedAddress } from '../engine/trusted-types';
import type { Shared } from './shared';

const shared = globalThis as typeof globalThis & Shared;
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const packed = () => textOf('engine-packed').trim();

/** The blob URL of the workers' script, once there is one. */
let script: string | undefined;
/** Whether a worker has failed to start; then the page starts no further one. */
let failed = false;

export function startWorker(): WorkerLike {
  return failed ? onThread() : new FallbackWorker();
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
  return new Worker(trustedAddress(script));
}

/** A worker that falls back to the page's own thread if its first event is an error. */
class FallbackWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  interrupt?: () => void;
  #inside: WorkerLike;
  /** The messages sent before the worker's first reply, to repeat them to the fallback. */
  #unanswered: ToWorker[] | undefined = [];

  constructor() {
    this.#inside = this.#startWorker();
  }

  postMessage(message: ToWorker): void {
    this.#unanswered?.push(message);
    this.#inside.postMessage(message);
  }

  terminate(): void {
    this.#inside.terminate();
  }

  #startWorker(): WorkerLike {
    try {
      return this.#connect(newWorker());
    } catch {
      return this.#useThread();
    }
  }

  /** Switches to the page's own thread. */
  #useThread(): WorkerLike {
    failed = true;
    const thread = this.#connect(onThread());
    this.interrupt = () => thread.interrupt?.();
    return thread;
  }

  #connect(inside: WorkerLike): WorkerLike {
    inside.onmessage = (event) => {
      this.#unanswered = undefined;
      this.onmessage?.(event);
    };
    inside.onerror = (event) => {
      const unanswered = this.#unanswered;
      if (!unanswered || failed) return this.onerror?.(event);
      event.preventDefault?.();
      inside.terminate();
      this.#inside = this.#useThread();
      for (const message of unanswered) this.#inside.postMessage(message);
    };
    inside.onmessageerror = (event) => this.onmessageerror?.(event);
    return inside;
  }
}
