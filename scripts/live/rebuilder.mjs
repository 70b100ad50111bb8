// Changes in quick succession cause one rebuild, and changes during a rebuild one more.
const QUIET_MS = 150;

/** A function to call at each change; `work` runs when changes have ceased, never twice at once. */
export function rebuilder(work, quietMs = QUIET_MS) {
  let timer;
  let running = false;
  let again = false;
  const start = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      running = false;
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(start, quietMs);
  };
}
