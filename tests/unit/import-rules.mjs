// The rules of the imports in www/src, which imports.test.ts checks: a module imports only from its
// own part and from parts above it in FLOORS. Imports of types count, and so do import(), typeof
// import() and @import. Biome finds cycles (noImportCycles), and has no rule for whole folders;
// dependency-cruiser needs an API of the compiler that TypeScript 7 does not have.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseAst } from 'vite';
import { visit } from './check-messages.mjs';

/**
 * The parts, ground floor first. Parts of one line do not import each other. A part is a folder or
 * a file; `rooms/*` is each folder of a room.
 */
export const FLOORS = [
  ['edition.ts'],
  ['engine'],
  ['question'],
  ['i18n'],
  ['ui'],
  ['rooms/definition.ts'],
  ['rooms/view.ts', 'rooms/needs.ts', 'rooms/question-room.ts', 'rooms/tile.ts'],
  ['boards'],
  ['export', 'ruleset'],
  ['rooms/places.ts'],
  ['sequence', 'grid'],
  ['asked'],
  ['rooms/*'],
  ['rooms/index.ts'],
  ['views'],
  ['element'],
  ['share'],
  ['shell'],
  ['styles.css'], // the sheets of the page together, which a frame has too
  ['embed'],
  ['package'],
  ['single'],
  ['main.ts', 'frame.ts', 'element.ts'],
];

/** The findings, one line each. `imports` is the result of `importsIn`. */
export function checkImports(imports, floors = FLOORS) {
  const placed = new Map([...imports.keys()].map((path) => [path, placeOf(path, floors)]));
  const findings = [];
  for (const [path, targets] of imports) {
    const from = placed.get(path);
    if (!from) {
      findings.push(`${path}: its folder has no place in FLOORS`);
      continue;
    }
    for (const target of targets) {
      const to = placed.get(target);
      if (to && to.part !== from.part && to.floor >= from.floor)
        findings.push(`${path} imports ${target}: ${from.part} must not know ${to.part}`);
    }
  }
  return findings;
}

/** The part to which a file belongs, and its floor. */
function placeOf(path, floors) {
  for (const [floor, parts] of floors.entries()) {
    for (const part of parts) {
      if (part === path || path.startsWith(`${part}/`)) return { part, floor };
      const folder = part.endsWith('/*') ? path.split('/', 2).join('/') : '';
      if (folder.startsWith(part.slice(0, -1)) && path !== folder) return { part: folder, floor };
    }
  }
  return undefined;
}

/**
 * The modules and style sheets below a folder, each with those below the folder that it imports.
 */
export function importsIn(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((path) => String(path).split(sep).join('/'))
    .filter((path) => /\.(ts|css)$/.test(path))
    .sort();
  const known = new Set(files);
  const find = (path) => [path, `${path}.ts`, `${path}/index.ts`].find((one) => known.has(one));
  return new Map(
    files.map((path) => {
      const source = readFileSync(join(folder, path), 'utf8');
      const named = path.endsWith('.css') ? sheetsNamed(source) : modulesNamed(source, path);
      const targets = named
        .filter((name) => name.startsWith('.'))
        .map((name) => resolve(folder, dirname(path), name.replace(/\?.*$/, '')))
        .map((target) => find(relative(folder, target).split(sep).join('/')));
      return [path, [...new Set(targets)].filter(Boolean)];
    }),
  );
}

function sheetsNamed(source) {
  return [...source.matchAll(/@import "([^"]+)"/g)].map(([, name]) => name);
}

function modulesNamed(source, path) {
  const names = [];
  visit(parseAst(source, { lang: 'ts' }, path), (node) => {
    if (typeof node.source?.value === 'string') names.push(node.source.value);
  });
  return names;
}
