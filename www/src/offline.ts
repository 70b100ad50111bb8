/**
 * From the first visit on the site works without a network, where the browser has what that takes and the page is not one that is
 * being built. That it fails somewhere is no trouble: the page is there.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
