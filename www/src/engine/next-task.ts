/** Resolves in a task of its own, so that the browser can draw and handle input before it. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Calls when what is drawn now has been seen: the second frame follows the first. */
export function whenSeen(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => nextTask().then(then)));
}
