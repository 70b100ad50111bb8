// npm run size: what a first visit to dist/ costs, beside scripts/size/budget.mjs. The last line is "N passed, N failed".
import './setup/node.mjs';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { BUDGET } from './size/budget.mjs';
import { compare, filesBelow, measure } from './size/measure.mjs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

await main(() => {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Stop('There is no dist/ yet: npm run build makes it.');
  const files = filesBelow(dist).sort((a, b) => b.zipped - a.zipped);
  for (const { path, bytes, zipped } of files)
    if (!path.endsWith('.map')) console.log(`${kB(bytes)} ${kB(zipped)} gzip  ${relative(dist, path)}`);
  const lines = compare(measure(files), BUDGET);
  for (const { title, value, most, kept } of lines)
    console.log(`${kept ? '✓' : '✗'} ${title}: ${Number(value.toFixed(1))}, at most ${most}`);
  const failed = lines.filter(({ kept }) => !kept).length;
  console.log(`${lines.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
