// Part of npm run verify. Features only add: the library builds with none and with each alone.
// Warnings are errors (Cargo.toml, "lints"). Part wasm-full makes the builds of the boundary.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const features = /^\[features\]\n([\s\S]*?)\n\[/m.exec(readFileSync('Cargo.toml', 'utf8'))[1];
const chosen = ['', ...features.match(/^(?!default)[\w-]+(?= =)/gm)];
const failed = chosen.filter((feature) => {
  const given = ['--no-default-features', '--features', feature];
  return spawnSync('cargo', ['check', '--locked', '--quiet', '--lib', ...given], { stdio: 'inherit' }).status;
});
for (const feature of failed) console.log(`✗ ${feature || 'no feature'}`);
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = Math.min(1, failed.length);
