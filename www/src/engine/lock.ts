/**
 * A lock that a worker holds until it ends. No event tells the page that a worker has ended without
 * an error, for example because the system ran out of memory: the page requests the same lock and
 * gets it then. Browsers have locks only with HTTPS; elsewhere such an end is not noticed.
 */

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Called in the worker: resolves with the name of its lock, or undefined where there are none. */
export function holdLock(): Promise<string | undefined> {
  const name = `grundyscope worker ${Math.random()}`;
  return new Promise((resolve) => {
    const hold = () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    };
    // Rejects in a document with an opaque origin.
    Promise.resolve(locks()?.request(name, hold)).then(
      () => resolve(undefined),
      () => resolve(undefined),
    );
  });
}

/** Called in the page, when the worker holds its lock. */
export function whenEnded(name: string, ended: () => void): void {
  locks()
    ?.request(name, ended)
    .catch(() => undefined);
}
