// npm run docs: writes the tables of docs/*.md from the comments in the sources (docs/tables.mjs).
import './setup/node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled, reader } from './docs/tables.mjs';
import { commandLine } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';

commandLine({
  name: 'npm run docs',
  about: 'Writes the tables of docs/*.md from the sources that they are about.',
});
for (const name of readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'))) {
  const path = join(ROOT, 'docs', name);
  const before = readFileSync(path, 'utf8');
  const after = filled(before, reader(ROOT));
  if (after !== before) writeFileSync(path, after);
  console.log(`docs/${name}: ${after === before ? 'says what the sources say' : 'written anew'}.`);
}
