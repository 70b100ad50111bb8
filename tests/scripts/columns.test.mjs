// Comments and Markdown have at most 100 columns; code is wrapped by the formatters.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';

const COLUMNS = 100;

const SLASHES = /^\s*(?:\/\/|\/\*|\*(?: |$))/;
const HASH = /^\s*#/;
/** What a comment starts with, by file type. In Markdown every line counts. */
const COMMENT = {
  '.ts': SLASHES,
  '.mjs': SLASHES,
  '.js': SLASHES,
  '.rs': SLASHES,
  '.css': SLASHES,
  '.cpp': SLASHES,
  '.html': /^\s*<!--/,
  '.ftl': HASH,
  '.toml': HASH,
  '.yml': HASH,
  '.md': /^/,
};

/** The start or the end of code in Markdown or in a documentation comment of Rust. */
const FENCE = /^(?:\s*\/\/[/!] )?```/;

/** Tables and links cannot be wrapped. */
const UNBREAKABLE = /^\W*\||https?:|\]\(/;

const FOLDERS = ['benches', 'docs', 'examples', 'fuzz', 'scripts', 'src', 'tests', 'www'];
const GENERATED = /(^|\/)(?:node_modules|pkg|target|test-results)\//;

/** Folders whose comments are not wrapped yet. */
const PENDING = [];

/** The numbers of the long lines of a file. */
function longLines(name, text) {
  const comment = COMMENT[extname(name)];
  let fenced = false;
  return text.split('\n').flatMap((line, at) => {
    if (FENCE.test(line)) fenced = !fenced;
    const wrapped = [...line].length <= COLUMNS || fenced || !comment?.test(line) || UNBREAKABLE.test(line);
    return wrapped ? [] : [at + 1];
  });
}

test('comments and Markdown have at most 100 columns', () => {
  const names = [
    ...readdirSync(ROOT),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    ),
  ];
  const checked = names.filter(
    (name) =>
      extname(name) in COMMENT && !GENERATED.test(name) && !PENDING.some((folder) => name.startsWith(folder)),
  );
  assert(checked.length > 500);
  const found = checked.flatMap((name) =>
    longLines(name, readFileSync(join(ROOT, name), 'utf8')).map((line) => `${name}:${line}`),
  );
  assert.deepEqual(found, []);
});

test('the check finds long comments, and leaves code, tables, links and fenced blocks', () => {
  const long = 'x'.repeat(COLUMNS);
  assert.deepEqual(longLines('a.rs', `// ${long}\nlet ${long};\n//! | ${long} |\n/// https:${long}`), [1]);
  assert.deepEqual(longLines('b.rs', `/// \`\`\`\n/// ${long}\n/// \`\`\`\n/// ${long}`), [4]);
  assert.deepEqual(longLines('a.css', `/* ${long}\n * ${long} */\n`), [1, 2]);
  assert.deepEqual(longLines('a.md', `${long}x\n| ${long} |\n\`\`\`\n${long}x\n\`\`\`\n${long}x`), [1, 6]);
});
