/** Starts the package's worker in a browser, also where the package comes from another origin than the page. */

export function startWorker(): Worker {
  const start = () =>
    // Bundlers find the worker by this very form.
    new Worker(new URL(/* @vite-ignore */ './worker.js', import.meta.url), { type: 'module' });
  return startOwn(start, beside('./worker.js', import.meta.url));
}

/**
 * Starts the worker at `address` by `start` where it is of the page's own origin, and by a script that imports it elsewhere. Of
 * another origin's, Chromium throws and Firefox tells nobody but the worker's own listeners, so it is not tried.
 */
export function startOwn(start: () => Worker, address: string): Worker {
  if (new URL(address).origin !== origin) return startFrom(address);
  try {
    return start();
  } catch {
    return startFrom(address);
  }
}

/** Apart, so that bundlers do not take it for a second copy of the worker. */
function beside(name: string, here: string): string {
  return new URL(name, here).href;
}

/**
 * A worker has to come from the page's own origin; what it imports need not, where its host lets others read it (CORS). It
 * is no module itself, since a page with an origin of its own (a sandboxed frame) may not make such workers. What is said
 * to it before the module is there waits.
 */
function startFrom(address: string): Worker {
  const source = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(address)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => postMessage({ failed: String(error) }),
);`;
  const own = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(own);
  worker.addEventListener('message', () => URL.revokeObjectURL(own), { once: true });
  return worker;
}
