// Part of npm run verify. Features only add: each crate of the workspace builds with each of its
// features alone, and with none. Warnings are errors of these crates (Cargo.toml, "lints").
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { WASM_TARGET } from '../setup/debian.mjs';

const cargo = (...args) => run('cargo', args, { cwd: ROOT });

const metadata = await cargo('metadata', '--locked', '--no-deps', '--format-version=1');
const { packages } = JSON.parse(metadata.output);

const counts = { passed: 0, failed: 0 };
for (const { name, features } of packages) {
  // `default` and `all` only group others.
  const names = Object.keys(features).filter((feature) => !['default', 'all'].includes(feature));
  for (const feature of ['', ...names]) {
    const options = ['--locked', '--quiet', '--lib', '--target', WASM_TARGET];
    const chosen = ['--package', name, '--no-default-features', '--features', feature];
    const { code, output } = await cargo('check', ...options, ...chosen);
    console.log(code === 0 ? `✓ ${name} ${feature || 'none'}` : `✗ ${name} ${feature || 'none'}\n${output}`);
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;
