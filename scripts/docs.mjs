// npm run docs: writes the tables of docs/*.md from the sources that they are about (see docs/tables.mjs). With --check it only
// says what is not as it should be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled, reader } from './docs/tables.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';

await main(() => {
  const folder = join(ROOT, 'docs');
  const stale = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
    const path = join(folder, name);
    const before = readFileSync(path, 'utf8');
    const after = filled(before, reader(ROOT));
    if (after === before) continue;
    stale.push(`docs/${name}`);
    if (!process.argv.includes('--check')) writeFileSync(path, after);
  }
  if (process.argv.includes('--check') && stale.length)
    throw new Stop(`${stale.join(', ')} says something else than the sources: run npm run docs.`);
  console.log(stale.length ? `${stale.join(', ')}: written anew.` : 'The tables say what the sources say.');
});
