// Part of npm run verify. Features only add: with each alone, and with none, the module builds
// without a warning.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';

const [, features] = /^\[features\]\n([\s\S]*?)^\[/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'));
// Without those that only group others.
const names = Array.from(features.matchAll(/^([\w-]+) = \[\]/gm), ([, name]) => name);

let failed = 0;
for (const name of ['', ...names]) {
  // Warnings are errors of the crate alone: flags for all crates would compile each of them anew.
  const options = ['--locked', '--quiet', '--lib', '--profile=check', '--target', WASM_TARGET];
  const chosen = ['--no-default-features', ...(name ? ['--features', name] : [])];
  const { code, output } = await run('cargo', ['rustc', ...options, ...chosen, '--', '-Dwarnings'], {
    cwd: ROOT,
  });
  console.log(code === 0 ? `✓ ${name || 'none'}` : `✗ ${name || 'none'}\n${output}`);
  if (code !== 0) failed += 1;
}
console.log(`${names.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
