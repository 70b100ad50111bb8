/*
 * What this browser remembers. Where storage is forbidden, as in some frames, or full, nothing is
 * remembered, and all else works.
 */

/** What is stored; null: nothing; undefined: it cannot be read. */
export function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. Returns whether it is stored. */
export function store(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
