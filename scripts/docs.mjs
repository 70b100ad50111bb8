// npm run docs: writes the tables of docs/*.md from the comments in the sources (docs/tables.mjs).
// With --check it only lists the files that are out of date.
import './setup/node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { ensurePackages } from './setup/packages.mjs';

const { check } = commandLine({
  name: 'npm run docs',
  about: 'Writes the tables of docs/*.md from the sources that they are about.',
  options: { check: { help: 'only say which are not as they should be' } },
});

await main(async () => {
  await ensurePackages();
  // Imported here, because on a new machine this file loads before any package is installed.
  const { filled, reader } = await import('./docs/tables.mjs');
  const folder = join(ROOT, 'docs');
  const stale = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
    const path = join(folder, name);
    const before = readFileSync(path, 'utf8');
    const after = filled(before, reader(ROOT));
    if (after === before) continue;
    stale.push(`docs/${name}`);
    if (!check) writeFileSync(path, after);
  }
  if (check && stale.length)
    throw new Stop(`${stale.join(', ')} says something else than the sources: run npm run docs.`);
  console.log(stale.length ? `${stale.join(', ')}: written anew.` : 'The tables say what the sources say.');
});
