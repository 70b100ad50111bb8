// The downloads of a visit to a built site. Source maps do not count: only developers load them.
//
// Not size-limit: it measures fixed lists of files. This follows the imports of the built pages and
// scripts, and counts requests as well.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isCopy } from '../build/compress.mjs';

/**
 * The files below a folder with their sizes in bytes, as they are and after gzip; without
 * compressed copies of them.
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      return { path, bytes: bytes.length, zipped: gzipSync(bytes, { level: 9 }).length };
    });
}

/**
 * The files that a page requests at once: styles, scripts, icon, preloads.
 */
export function namedIn(page, html) {
  const named = [...html.matchAll(/\s(?:src|href)="([^"#:]+\.\w+)"/g)].map(([, path]) => path);
  return [...new Set(named.map((path) => normalize(join(dirname(page), path))))];
}

/** Not the script that says why others did not arrive: only then it is fetched. */
const isView = (path) => extname(path) === '.js' && !/^(?:lost|module)-/.test(basename(path));

/** The size of a page and the files that it requests, in bytes after gzip. */
export function weigh(files, page, html) {
  const named = [page, ...namedIn(page, html)];
  return {
    zipped: files.filter(({ path }) => named.includes(path)).reduce((sum, { zipped }) => sum + zipped, 0),
    missing: named.filter((path) => !files.some((file) => file.path === path)),
  };
}

/**
 * Sizes in bytes after gzip: `first`, a page and the files that it requests, for its first answer;
 * `later`, the largest script that is loaded after that; `engine`, the larger of the two whole
 * builds, of which a browser loads one; `script`, the element for host pages before it is visible,
 * and `element`, all files that any of its views could load. And `requests`, the number of files
 * for the first answer.
 */
export function measure(files, page, html) {
  const named = [page, ...namedIn(page, html)];
  const { zipped: first, missing } = weigh(files, page, html);
  const script = join(dirname(page), 'grundyscope.js');
  const ofElement = ({ path }) => path === script || path.startsWith(join(dirname(page), 'element'));
  const others = files.filter((file) => !named.includes(file.path) && !ofElement(file));
  const element = files.filter((file) => ofElement(file) && isView(file.path));
  const largest = (extension) =>
    Math.max(0, ...others.filter(({ path }) => extname(path) === extension).map(({ zipped }) => zipped));
  return {
    first,
    later: largest('.js'),
    engine: largest('.wasm'),
    script: element.find(({ path }) => path === script)?.zipped ?? 0,
    element: element.reduce((sum, { zipped }) => sum + zipped, 0),
    requests: named.length,
    missing,
  };
}

/**
 * What preload.js fetches for links to the rooms, besides parts of the engine: `links`, the largest
 * number of files, and `room`, the largest sum of their bytes after gzip. `missing` are files that
 * it names and that are not there.
 */
export function weighRooms(files, folder, preload) {
  const zipped = new Map(files.map((file) => [file.path, file.zipped]));
  const { links } = JSON.parse(/\((\{"first".*\})\);/.exec(preload)?.[1] ?? '{"links":{}}');
  const lists = Object.values(links).map(({ scripts, styles }) =>
    [...scripts, ...styles].map((name) => join(folder, name)),
  );
  if (lists.length === 0) throw new Error('preload.js names no scripts of rooms');
  const weight = (list) => list.reduce((sum, path) => sum + (zipped.get(path) ?? 0), 0);
  return {
    links: Math.max(...lists.map((list) => list.length)),
    room: Math.max(...lists.map(weight)),
    missing: lists.flat().filter((path) => !zipped.has(path)),
  };
}

/**
 * The scripts that a script imports, statically by `import "./x.js"` and dynamically by
 * `import("./x.js")`.
 */
function imported(path, source) {
  const all = (pattern) => [...source.matchAll(pattern)].map(([, name]) => join(dirname(path), name));
  return {
    atOnce: all(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g),
    later: all(/import\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]\s*\)/g),
  };
}

/**
 * The most that a single view of the element loads, in bytes after gzip: the script of the tag, the
 * modules of all views, and the heaviest pair of a drawing and the subject of its room. `read`
 * returns a file's text; `pairs` are the names of both (viewModules).
 */
export function heaviestView(files, script, read, pairs) {
  const zipped = new Map(files.map((file) => [file.path, file.zipped]));
  const named = (path) => imported(path, read(path));
  const reach = (paths, found = new Set()) => {
    for (const path of paths) {
      if (found.has(path) || !zipped.has(path)) continue;
      found.add(path);
      reach(named(path).atOnce, found);
    }
    return found;
  };
  const always = reach([script, ...named(script).later.filter(isView)]);
  const later = [...always].filter((path) => path !== script).flatMap((path) => named(path).later);
  const chunk = (name) => {
    const found = later.find((path) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(basename(path)));
    if (!found) throw new Error(`no script of the element is called ${name}`);
    return found;
  };
  const weights = pairs.map((pair) =>
    [...reach(pair.map(chunk), new Set(always))].reduce((sum, path) => sum + (zipped.get(path) ?? 0), 0),
  );
  return Math.max(0, ...weights);
}

/**
 * The modules of each view, by the rows of www/src/views/registry.ts: its drawing, and its room's
 * subject.
 */
export function viewModules(registry) {
  const pairs = [];
  let room = '';
  for (const line of registry.split('\n')) {
    room = /^ {2}'?([\w-]+)'?: \{$/.exec(line)?.[1] ?? room;
    const drawing = /^ {4}\w+: \['([\w-]+)', \d+\],$/.exec(line)?.[1];
    if (drawing) pairs.push([drawing, `${room}-subject`]);
  }
  return pairs;
}

/** Numbers of files; the others are bytes. */
const COUNTS = ['requests', 'links'];

/** Each line of the budget with its measured size and whether that is within the budget. */
export function compare(measured, budget) {
  return budget.map(({ name, title, most }) => {
    const value = COUNTS.includes(name) ? measured[name] : measured[name] / 1000;
    return { name, title, value, most, kept: value > 0 && value <= most };
  });
}
