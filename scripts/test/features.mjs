// Part of npm run verify. Features only add: the library builds with each of its features alone and
// with none, the boundary with none and with those of each small build of the engine. Warnings are
// errors of these crates (Cargo.toml, "lints").
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { WASM_TARGET } from '../setup/debian.mjs';

const metadata = execFileSync('cargo', ['metadata', '--locked', '--no-deps', '--format-version=1']);
const { packages } = JSON.parse(metadata);
const alone = Object.keys(packages.find(({ name }) => name === 'grundyscope').features);
const builds = JSON.parse(readFileSync('www/src/engine/builds.json', 'utf8')).features;
const chosen = {
  grundyscope: ['', ...alone.filter((name) => name !== 'default')],
  'grundyscope-wasm': ['', ...Object.values(builds).map(String)],
};
const failed = [];
let passed = 0;
for (const [name, all] of Object.entries(chosen))
  for (const features of all) {
    const options = ['check', '--locked', '--quiet', '--lib', '--target', WASM_TARGET, '--package', name];
    const given = ['--no-default-features', '--features', features];
    if (spawnSync('cargo', [...options, ...given], { stdio: 'inherit' }).status === 0) passed += 1;
    else failed.push(`✗ ${name} ${features || 'none'}`);
  }
console.log([...failed, `${passed} passed, ${failed.length} failed`].join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
