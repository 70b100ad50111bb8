import { trustedAddress } from '../engine/trusted-types';

/**
 * Registers the service worker, with which the site works offline after the first visit. Does
 * nothing in development or without service workers; the page works without it.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trustedAddress('./sw.js')).catch(() => undefined);
}
