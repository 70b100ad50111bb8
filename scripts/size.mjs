// A part of npm run verify: what visitors download of dist/, after gzip, against one table of
// limits. The last line is "N passed, N failed".
//
// Not size-limit: it measures fixed lists of files. Here the lists are what the built pages name.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from './lib/paths.mjs';

const read = (name) => readFileSync(join(DIST, name));
const weight = (name) => gzipSync(read(name), { level: 9 }).length;
const sum = (names) => names.reduce((all, name) => all + weight(name), 0);
const most = (names, of = weight) => Math.max(...names.map(of));

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:html|js|css|wasm|svg|webmanifest)$/.test(name));
const like = (pattern) => files.filter((name) => pattern.test(name));
/** The files that a page requests at once: styles, scripts, icon, preloads. */
const namedIn = (page) => {
  const found = read(page)
    .toString()
    .matchAll(/\s(?:src|href)="\.\/([^"#:]+\.\w+)"/g);
  return [page, ...new Set(Array.from(found, ([, path]) => path))];
};

const preload = read('preload.js').toString();
const { links } = JSON.parse(/\((\{"links".*\}), \//.exec(preload)[1]);
/** With the room and the engine, which preload.js names for a problem. */
const { scripts, styles, engine } = links['*'];
const first = [...namedIn('index.html'), ...scripts, ...styles, ...engine];
const rooms = Object.values(links).map(({ scripts, styles }) => [...scripts, ...styles]);
const later = like(/^assets\/[^/]+\.js$/).filter((name) => !first.includes(name));
/** Not the scripts that say why others did not arrive: only then they are fetched. */
const element = like(/^element\/.*\.js$/).filter((name) => !/^(?:lost|module)-/.test(basename(name)));

/** What is measured in kB of 1,000 bytes or counted, and its limit: close to the present size. */
const ROWS = [
  ['Everything to the answer of a problem', sum(first) / 1000, 214.2],
  ['Requests to it', first.length, 11],
  // HTTP/1.1 takes six at a time.
  ['The most scripts and style sheets of a link to a room', most(rooms, (all) => all.length), 6],
  ['The scripts and style sheets of the largest room', most(rooms, sum) / 1000, 53],
  ['The largest small build of the engine', most(like(/\/grundyscope-[^/]+\.wasm$/)) / 1000, 260],
  ['The largest script that is fetched later', most(later) / 1000, 76],
  ['The element for other pages, before it is seen', weight('grundyscope.js') / 1000, 4.9],
  ['The element with all of its views', sum(['grundyscope.js', ...element]) / 1000, 417],
  ['A frame in another page, until it is seen', sum(namedIn('embed.html')) / 1000, 17.9],
  ['The script for host pages of frames', weight('grundyscope-frame.js') / 1000, 1],
  ['The service worker with its list of files', weight('sw.js') / 1000, 14.7],
  // 8 kB are its licences, which it has to contain, and 38 kB its two faces.
  ['The page in one file', weight('grundyscope.html') / 1000, 321.6],
  ['The whole engine', most(like(/\/grundyscope_bg-[^/]*\.wasm$/)) / 1000, 477.7],
];
const kept = ([, value, limit]) => value > 0 && value <= limit;
for (const row of ROWS)
  console.log(`${kept(row) ? '✓' : '✗'} ${row[0]}: ${Number(row[1].toFixed(1))}, at most ${row[2]}`);
const passed = ROWS.filter(kept).length;
console.log(`${passed} passed, ${ROWS.length - passed} failed`);
process.exitCode = passed < ROWS.length ? 1 : 0;
