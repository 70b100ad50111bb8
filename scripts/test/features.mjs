// Part of npm run verify. Features only add: each crate of the workspace builds with each of its
// features alone, and with none. Warnings are errors of these crates (Cargo.toml, "lints").
import { execFileSync, spawnSync } from 'node:child_process';
import { WASM_TARGET } from '../setup/debian.mjs';

const metadata = execFileSync('cargo', ['metadata', '--locked', '--no-deps', '--format-version=1']);
const failed = [];
let passed = 0;
// `default` and `all` only group others.
for (const { name, features } of JSON.parse(metadata).packages)
  for (const feature of ['', ...Object.keys(features)].filter((one) => !/^(?:default|all)$/.test(one))) {
    const options = ['check', '--locked', '--quiet', '--lib', '--target', WASM_TARGET, '--package', name];
    const chosen = ['--no-default-features', '--features', feature];
    if (spawnSync('cargo', [...options, ...chosen], { stdio: 'inherit' }).status === 0) passed += 1;
    else failed.push(`✗ ${name} ${feature || 'none'}`);
  }
console.log([...failed, `${passed} passed, ${failed.length} failed`].join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
