// npm run size: the sizes of a first visit to dist/, compared with scripts/size/budget.mjs. The
// last line is "N passed, N failed".
import './setup/node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commandLine } from './lib/command.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, Stop } from './lib/stop.mjs';
import { BUDGET } from './size/budget.mjs';
import {
  compare,
  filesBelow,
  heaviestView,
  measure,
  namedIn,
  viewModules,
  weigh,
  weighRooms,
} from './size/measure.mjs';

commandLine({
  name: 'npm run size',
  about: 'Tells what a first visit to dist/ fetches, and what it may fetch.',
});

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

await main(() => {
  const dist = join(ROOT, 'dist');
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Stop('There is no dist/ yet: npm run build makes it.');
  // preload.js names the first engine, which the start page's question needs.
  const preload = readFileSync(join(dist, 'preload.js'), 'utf8');
  const [bootstrap] = /assets\/bootstrap_bg-[\w-]+\.wasm/.exec(preload);
  const html = `${readFileSync(page, 'utf8')}<link href="./${bootstrap}">`;
  const first = [page, ...namedIn(page, html)];
  const files = filesBelow(dist).sort((a, b) => b.zipped - a.zipped);
  for (const { path, bytes, zipped } of files)
    if (!path.endsWith('.map'))
      console.log(
        `${kB(bytes)} ${kB(zipped)} gzip ${first.includes(path) ? 'first ' : '      '} ${relative(dist, path)}`,
      );
  const measured = measure(files, page, html);
  const frame = join(dist, 'embed.html');
  const poster = weigh(files, frame, readFileSync(frame, 'utf8'));
  measured.poster = poster.zipped;
  const registry = readFileSync(join(ROOT, 'www', 'src', 'views', 'registry.ts'), 'utf8');
  const read = (path) => readFileSync(path, 'utf8');
  measured.view = heaviestView(files, join(dist, 'grundyscope.js'), read, viewModules(registry));
  const rooms = weighRooms(files, dist, preload);
  Object.assign(measured, { links: rooms.links, room: rooms.room });
  measured.missing.push(...poster.missing, ...rooms.missing);
  measured.part = Math.max(
    ...files.filter(({ path }) => /\/part-[^/]+\.wasm$/.test(path)).map(({ zipped }) => zipped),
  );
  measured.connection = weigh(files, join(dist, 'grundyscope-frame.js'), '').zipped;
  measured.single = weigh(files, join(dist, 'grundyscope.html'), '').zipped;
  if (measured.missing.length > 0)
    throw new Stop(`A page names what is not there: ${measured.missing.join(', ')}`);
  const lines = compare(measured, BUDGET);
  for (const { title, value, most, kept } of lines)
    console.log(`${kept ? '✓' : '✗'} ${title}: ${Number(value.toFixed(1))}, at most ${most}`);
  const failed = lines.filter(({ kept }) => !kept).length;
  console.log(`${lines.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
