/*
 * The views inside a room's text. Their element, <grundy-live-view>, stands above the rooms: page,
 * frames and elements set how it is loaded.
 */

let load: (() => Promise<unknown>) | undefined;

/** Sets how the element is loaded. Only the first call has an effect. */
export function setLiveViews(how: () => Promise<unknown>): void {
  load ??= how;
}

/** Loads the element, which then draws the views that are there already. */
export function loadLiveViews(): Promise<unknown> {
  return load?.() ?? Promise.resolve();
}
