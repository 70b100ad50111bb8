// Which browser tests reach a file of the page.
import { existsSync } from 'node:fs';
import { tableBeside } from '../wasm/rows.mjs';

/** The first row that fits counts. */
const SPECS = tableBeside(import.meta.url)('specs').map(([file, names]) => [new RegExp(file), names]);

export function specsFor(file) {
  const [fits, names] = SPECS.find(([fits]) => fits.test(file)) ?? [/$/, ''];
  const specs = names.replaceAll('$1', fits.exec(file)[1]).split(' ');
  return specs.filter((name) => existsSync(new URL(`../e2e/${name}.spec.ts`, import.meta.url)));
}
