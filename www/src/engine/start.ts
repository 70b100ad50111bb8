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
  if (origin === 'null') return new Worker(borrowing());
  if (compiled && copy) return new Worker(copy, { type: 'module' });
  const worker = new Worker(address, { type: 'module' });
  // Only the built worker is one whole file.
  if (import.meta.env.PROD && !copying) keep();
  return worker;
}

let borrowed: string | undefined;

/**
 * In a frame that may run scripts and nothing else (`sandbox="allow-scripts"`) the document has an origin of its own. No
 * worker may come from where its scripts came from, and none that it makes may be a module; but a plain one may import the
 * module, where the host lets anyone read it (Access-Control-Allow-Origin: *), without which the document had no scripts
 * either. What is said to it before the module is there waits.
 */
function borrowing(): string {
  const source = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(new URL(address, document.baseURI).href)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => postMessage({ failed: String(error) }),
);`;
  borrowed ??= URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return borrowed;
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
