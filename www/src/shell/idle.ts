/** Events of the reader's input; a moved pointer counts, since a click often follows. */
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'];

/** Resolves when there was no input for so many seconds, and then `busy` finds no work running. */
export function whenIdle(seconds: number, busy: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(end, seconds * 1000);
    };
    const end = () => {
      if (busy()) return begin();
      over.abort();
      resolve();
    };
    // Boards and dialogs may stop an event, and the scrolling of a part does not bubble.
    const options = { capture: true, passive: true, signal: over.signal };
    for (const kind of INPUT) addEventListener(kind, begin, options);
    begin();
  });
}
