/**
 * Registers the service worker, with which the site works offline after the first visit. Does
 * nothing in development or without service workers; the page works without it.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
