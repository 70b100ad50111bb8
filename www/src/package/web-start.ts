import { trustedAddress } from '../engine/trusted-types';

/**
 * Starts the package's worker in a browser, even if the package has another origin than the page.
 */
export function startWorker(): Worker {
  const start = () =>
    // Bundlers recognise workers by this exact form.
    new Worker(new URL(/* @vite-ignore */ './worker.js', import.meta.url), { type: 'module' });
  return startOwn(() => withTrustedAddresses(start), beside('./worker.js', import.meta.url));
}

/**
 * Calls `start`, in which `new Worker` takes any address. The form above has no place for Trusted
 * Types, so that the constructor is replaced for the length of the call.
 */
function withTrustedAddresses(start: () => Worker): Worker {
  const { Worker: Original } = globalThis;
  if (!('trustedTypes' in globalThis)) return start();
  globalThis.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(trustedAddress(String(address)), options);
    }
  };
  try {
    return start();
  } finally {
    globalThis.Worker = Original;
  }
}

/**
 * Starts the worker at `address` by `start` if it has the page's origin, else by a script that
 * imports it. `start` is not tried for other origins: Chromium throws, but Firefox only fires an
 * error event at the worker.
 */
export function startOwn(start: () => Worker, address: string, name?: string): Worker {
  if (new URL(address).origin !== origin) return startFrom(address, name);
  try {
    return start();
  } catch {
    return startFrom(address, name);
  }
}

/** A function of its own, so that bundlers do not recognise a second copy of the worker. */
function beside(name: string, here: string): string {
  return new URL(name, here).href;
}

/**
 * A worker must have the page's origin, but may import a module of another origin if its host
 * allows it (CORS). The worker is a classic script, because a page with an opaque origin (a
 * sandboxed frame) may not start module workers. Messages that arrive before the import has
 * finished are queued.
 */
function startFrom(address: string, name = ''): Worker {
  const source = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(address)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => postMessage({ failed: { message: String(error) } }),
);`;
  const own = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(trustedAddress(own), { name });
  worker.addEventListener('message', () => URL.revokeObjectURL(own), { once: true });
  return worker;
}
