import { serviceWorkers } from '../engine/service-worker';
import { trustedAddress } from '../engine/trusted-types';

/**
 * Registers the service worker, with which the site works offline after the first visit. Does
 * nothing in development or without service workers; the page works without it.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await serviceWorkers()?.register(trustedAddress('./sw.js'));
  } catch {
    // Refused: the page needs the network at the next visit.
  }
}
