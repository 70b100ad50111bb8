// Part of npm run verify. Features only add: the library builds with none and with each alone, the
// boundary with those of each small build. Warnings are errors (Cargo.toml, "lints").
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { WASM_TARGET } from '../setup/debian.mjs';

const builds = JSON.parse(readFileSync('www/src/engine/builds.json', 'utf8')).features;
const library = /^\[features\]\n([\s\S]*?)\n\[/m.exec(readFileSync('Cargo.toml', 'utf8'))[1];
const chosen = [
  ...['', ...library.match(/^[\w-]+(?= =)/gm)].map((feature) => ['grundyscope', feature]),
  ...Object.values(builds).map((features) => ['grundyscope-wasm', String(features)]),
];
const failed = chosen.filter(([name, features]) => {
  const given = ['--package', name, '--no-default-features', '--features', features];
  const check = ['check', '--locked', '--quiet', '--lib', '--target', WASM_TARGET];
  return spawnSync('cargo', [...check, ...given], { stdio: 'inherit' }).status !== 0;
});
for (const [name, features] of failed) console.log(`✗ ${name} ${features || 'none'}`);
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = Math.min(1, failed.length);
