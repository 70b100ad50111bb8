/** Resolves in a task of its own, so that the browser can draw and handle input before it. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Calls when what is drawn now has been seen: two frames have followed its own. */
export function whenSeen(then: () => void): void {
  const frame = (next: () => void) => requestAnimationFrame(next);
  frame(() => frame(() => frame(() => nextTask().then(then))));
}

/**
 * Whether to draw what stands below the first screen of a room: not before its answer has been
 * seen. `changed` is called then.
 */
export function afterAnswer(changed: () => void): (isAnswered: boolean) => boolean {
  let state: 'waits' | 'seen' | undefined;
  return (isAnswered) => {
    if (isAnswered && !state) {
      state = 'waits';
      whenSeen(() => {
        state = 'seen';
        changed();
      });
    }
    return state === 'seen';
  };
}
