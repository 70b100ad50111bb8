// Which parts to run, and all that they stand on.
import { Stop } from '../lib/stop.mjs';

/** The entries of `all` that `names` (undefined for all) choose, with what these need, in the order of `all`. */
export function select(all, names) {
  const wanted = new Set();
  const add = (name) => {
    const entry = all.find((candidate) => candidate.name === name);
    if (!entry) throw new Stop(`There is no part "${name}": "npm test -- --list" lists them.`);
    if (wanted.has(entry)) return;
    wanted.add(entry);
    for (const need of entry.needs ?? []) add(need);
  };
  for (const name of names ?? all.map((entry) => entry.name)) add(name);
  return all.filter((entry) => wanted.has(entry));
}
