// What a built site costs a visitor. Source maps are fetched by nobody but developers.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The files below a folder with their sizes in bytes, as they are and after gzip. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      return { path, bytes: bytes.length, zipped: gzipSync(bytes, { level: 9 }).length };
    });
}

/** The files that a page names itself, and so asks for at once: styles, scripts, icon, and what is to be preloaded. */
export function namedIn(page, html) {
  const named = [...html.matchAll(/\s(?:src|href)="([^"#:]+\.\w+)"/g)].map(([, path]) => path);
  return [...new Set(named.map((path) => normalize(join(dirname(page), path))))];
}

/** What a page and all that it names come to, in bytes after gzip. */
export function weigh(files, page, html) {
  const named = [page, ...namedIn(page, html)];
  return {
    zipped: files.filter(({ path }) => named.includes(path)).reduce((sum, { zipped }) => sum + zipped, 0),
    missing: named.filter((path) => !files.some((file) => file.path === path)),
  };
}

/**
 * What the files come to, in bytes after gzip: `first`, a page and all that it names, which is what its first answer needs;
 * `later`, the largest script that is fetched after that; `engine`, the larger of the two whole builds, of which a browser
 * takes one; `script`, what the element for other pages is before it is seen, and `element`, all that any of its views could
 * fetch. And `requests`, how many files the first answer needs.
 */
export function measure(files, page, html) {
  const named = [page, ...namedIn(page, html)];
  const { zipped: first, missing } = weigh(files, page, html);
  const script = join(dirname(page), 'grundyscope.js');
  const ofElement = ({ path }) => path === script || path.startsWith(join(dirname(page), 'element'));
  const others = files.filter((file) => !named.includes(file.path) && !ofElement(file));
  const element = files.filter((file) => ofElement(file) && extname(file.path) === '.js');
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

/** The scripts that a script names, by `import "./x.js"` at once, and by `import("./x.js")` when they are wanted. */
function imported(path, source) {
  const all = (pattern) => [...source.matchAll(pattern)].map(([, name]) => join(dirname(path), name));
  return {
    atOnce: all(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g),
    later: all(/import\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]\s*\)/g),
  };
}

/**
 * The most that a single view of the element fetches, in bytes after gzip: the tag's script, all that it fetches for any view,
 * and the heaviest of those that come one by one. `read` gives a file's text.
 */
export function heaviestView(files, script, read) {
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
  const always = reach([script, ...named(script).later]);
  const views = [...always].filter((path) => path !== script).flatMap((path) => named(path).later);
  const weights = views.map((view) =>
    [...reach([view], new Set(always))].reduce((sum, path) => sum + (zipped.get(path) ?? 0), 0),
  );
  return Math.max(0, ...weights);
}

/** Each line of the budget with what was measured and whether it is kept. */
export function compare(measured, budget) {
  return budget.map(({ name, title, most }) => {
    const value = name === 'requests' ? measured[name] : measured[name] / 1000;
    return { name, title, value, most, kept: value > 0 && value <= most };
  });
}
