/**
 * Starts the engine's workers, after the first one without the network: cancelling costs a worker, and must not cost
 * the engine of somebody whose connection is gone meanwhile.
 */

import address from './worker?worker&url';

/** A copy of the worker's script in memory, once there is one. */
let copy: string | undefined;
let copying = false;

/** `compiled`: the worker will be given the compiled engine, and needs nothing else from where its script came from. */
export function startModuleWorker(compiled: boolean): Worker {
  if (compiled && copy) return new Worker(copy, { type: 'module' });
  const worker = new Worker(origin === 'null' ? borrowed() : address, { type: 'module' });
  // Only the built worker is one whole file.
  if (import.meta.env.PROD && !copying) keep();
  return worker;
}

let borrowing: string | undefined;

/**
 * In a frame that may run scripts and nothing else, the document has an origin of its own, and no worker may come from
 * where its scripts came from. One that it makes itself may, and that may import them, where the host allows it
 * (Access-Control-Allow-Origin, without which the document has no scripts at all).
 */
function borrowed(): string {
  const source = `import ${JSON.stringify(new URL(address, document.baseURI).href)};`;
  borrowing ??= URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return borrowing;
}

async function keep(): Promise<void> {
  copying = true;
  try {
    const response = await fetch(address);
    if (response.ok) copy = URL.createObjectURL(await response.blob());
  } catch {
    // Then every worker comes from where the first one came from.
  }
}
