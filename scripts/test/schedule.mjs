// The order of the entries of a run: as many in parallel as there are cores.

/**
 * Runs `entries`, each `{ name, needs, cores }`, by `runOne(entry)`, whose result has `failed`. An
 * entry starts when all its needs have ended and enough cores are free: one, or its `cores`, at
 * most all of them. If a need has failed, `skip(entry, need)` is called instead. The result maps
 * names to results.
 */
export function schedule(entries, { cores, runOne, skip }) {
  const results = new Map();
  const waiting = [...entries];
  const chosen = new Set(entries.map(({ name }) => name));
  const needsOf = ({ needs = [] }) => needs.filter((need) => chosen.has(need));
  const isReady = (entry) => needsOf(entry).every((need) => results.has(need));
  const brokenBy = (entry) => needsOf(entry).find((need) => results.get(need).failed > 0);
  let free = cores;

  return new Promise((resolve, reject) => {
    const start = async (entry, taken, broken) => {
      waiting.splice(waiting.indexOf(entry), 1);
      free -= taken;
      results.set(entry.name, await (broken ? skip(entry, broken) : runOne(entry)));
      free += taken;
      startAll();
    };
    const startAll = () => {
      if (results.size === entries.length) resolve(results);
      for (const entry of waiting.filter(isReady)) {
        const broken = brokenBy(entry);
        const taken = broken ? 0 : Math.min(entry.cores ?? 1, cores);
        // Nothing overtakes an entry that waits for cores, so that large ones do not starve.
        if (taken > free) return;
        start(entry, taken, broken).catch(reject);
      }
    };
    startAll();
  });
}
