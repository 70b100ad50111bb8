import { serviceWorkers } from './service-worker';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether what the answer does not need waits until the reader asks: the browser says that data are
 * scarce, which only Chromium's do, and no service worker keeps the site.
 */
export function isScarce(): boolean {
  // Models also run where there is no browser.
  const { connection } = (globalThis.navigator ?? {}) as { connection?: Connection };
  const saves = !!connection?.saveData || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
  return saves && !serviceWorkers()?.controller;
}
