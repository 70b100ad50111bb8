/**
 * Starts the engine's workers, after the first one without the network: cancelling ends a worker,
 * and its replacement must start even when the connection is gone.
 */

import type { BuildName } from './builds';
import { examine } from './module';
import type { LoadFailure } from './protocol';
import { serviceWorkers } from './service-worker';
import { trustedAddress } from './trusted-types';
import address from './worker?worker&url';

/** Whether a service worker keeps the whole engine: then no small build is needed. */
export const isKept = (): boolean => Boolean(serviceWorkers()?.controller);

/** Why no worker started. */
export const examineWorker = (message: string): Promise<LoadFailure> => examine(address, message);

/** The blob URL of a copy of the worker's script, once there is one. */
let copy: string | undefined;
let copying = false;

/**
 * `compiled`: the worker receives the compiled engine, so that it fetches nothing but its script.
 */
export function startModuleWorker(compiled: boolean, build: BuildName): Worker {
  if (origin === 'null') return new Worker(trustedAddress(opaqueOriginUrl()), { name: build });
  const known = compiled ? copy : undefined;
  const worker = new Worker(trustedAddress(known ?? address), { type: 'module', name: build });
  // In development the worker's script imports other files, which a copy could not.
  if (import.meta.env.PROD && !copying) keepCopy();
  return worker;
}

let opaqueUrl: string | undefined;

/**
 * The URL of a worker for a frame that may only run scripts (`sandbox="allow-scripts"`), where the
 * document has an opaque origin. A worker may not come from the origin of the scripts there, and a
 * blob worker may not be a module; but a classic blob worker may import the module if the host
 * sends Access-Control-Allow-Origin: *, which the document's own module scripts need as well.
 * Messages that arrive before the import has finished are queued.
 */
function opaqueOriginUrl(): string {
  const source = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(new URL(address, document.baseURI).href)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => postMessage({ failed: { message: String(error) } }),
);`;
  opaqueUrl ??= URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return opaqueUrl;
}

async function keepCopy(): Promise<void> {
  copying = true;
  try {
    const response = await fetch(address);
    if (response.ok) copy = URL.createObjectURL(await response.blob());
  } catch {
    // Without a copy, every worker is fetched from the network.
  }
}
