/** Starts the package's worker in a browser, also where the package comes from another origin than the page. */

export function startWorker(): Worker {
  try {
    // Bundlers find the worker by this very form.
    return new Worker(new URL(/* @vite-ignore */ './worker.js', import.meta.url), { type: 'module' });
  } catch {
    return startFrom(beside('./worker.js', import.meta.url));
  }
}

/** Apart, so that bundlers do not take it for a second copy of the worker. */
function beside(name: string, here: string): string {
  return new URL(name, here).href;
}

/** A worker has to come from the page's own origin. What it imports need not, where that allows it (CORS). */
export function startFrom(address: string): Worker {
  const script = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const own = URL.createObjectURL(script);
  const worker = new Worker(own, { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(own), { once: true });
  return worker;
}
