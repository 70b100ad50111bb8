// Rules of the sources and documents that no formatter or linter in use knows.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';

const files = String(execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT }))
  .trim()
  .split('\n');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** What a rule finds in the files whose path fits, each with its path. */
const found = (paths, find) =>
  files
    .filter((path) => paths.test(path))
    .flatMap((path) => find(read(path), path).map((one) => `${path}: ${one}`));

/** What a comment starts with, by file type; in Markdown every line counts. */
const COMMENT = { md: /^/, html: /^\s*<!--/, ftl: /^\s*#/, toml: /^\s*#/, yml: /^\s*#/ };
const SLASHES = /^\s*(?:\/\/|\/\*|\*(?: |$))/;
/** The start or the end of code in Markdown or in a documentation comment of Rust. */
const FENCE = /^(?:\s*\/\/[/!] )?```/;
/** Tables and links cannot be wrapped. */
const UNBREAKABLE = /^\W*\||https?:|\]\(/;

function longLines(text, path) {
  const comment = COMMENT[path.split('.').at(-1)] ?? SLASHES;
  let fenced = false;
  return text.split('\n').flatMap((line, at) => {
    if (FENCE.test(line)) fenced = !fenced;
    const long = [...line].length > 100 && comment.test(line);
    return long && !fenced && !UNBREAKABLE.test(line) ? [at + 1] : [];
  });
}

test('comments and Markdown have at most 100 columns', () => {
  const long = 'x'.repeat(100);
  assert.deepEqual(longLines(`// ${long}\nlet ${long};\n//! | ${long} |\n/// https:${long}`, 'a.rs'), [1]);
  assert.deepEqual(longLines(`${long}x\n\`\`\`\n${long}x\n\`\`\`\n${long}x`, 'a.md'), [1, 5]);
  assert.deepEqual(found(/\.(?:ts|m?js|rs|css|cpp|html|ftl|toml|yml|md)$/, longLines), []);
});

/** The brackets of a table of words around more than one word, which the reader takes as words. */
const wideBrackets = (table) => table.replace(/^#.*$/gm, '').match(/\[[^\s\]]+ [^\]]*\]/g) ?? [];

test('brackets of the tables of words hold one word or one class', () => {
  assert.deepEqual(wideBrackets('# [a b]\ntake [a] | [ <heaps> ] | x [at last] -> skip'), ['[at last]']);
  assert.deepEqual(found(/\/words\.txt$/, wideBrackets), []);
});

const SHEETS = /^www\/src\/.*(?<!\/tokens)\.css$/;
/** Colours by notation, and the common names. System colours such as Highlight are allowed. */
const COLOUR =
  /#[\da-f]{3,8}\b(?![^;{}]*\{)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w.-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|whitesmoke)(?![\w-])/gi;
/** Of text: the scale, parts of the number, of the reader's size and of the container; drawings. */
const SIZE =
  /^(?:[456]00 )?(?:inherit|var\(--(?:small|body|lead|section|title|home|figure|code)\)|calc\(var\(--figure\) \* [\d.]+\)|100%|var\(--grundyscope-size, 16px\) !important|clamp\(.*\d(?:cqi|vw)\b.*\)|1[13]px|10\.5pt|0\.72em)(?: (?:\/|var\().*)?$/;
const RADIUS = /^(?:(?:var\(--(?:radius|radius-small|round)\)|50%|18%|0)(?: |$))+$/;
/** Without comments, and without the initial values of properties, which must be literal. */
const strays = (css) => [
  ...(css.replace(/\/\*[\s\S]*?\*\/|@property [^{]*\{[^}]*\}/g, '').match(COLOUR) ?? []),
  ...(css.match(/(?<=\sfont(?:-size)?: )[^;]+/g) ?? []).filter((size) => !SIZE.test(size)),
  ...(css.match(/(?<=\s[a-z-]*radius: )[^;]+/g) ?? []).filter((radius) => !RADIUS.test(radius)),
];

test('sheets use colours, sizes of text and radii by token', () => {
  const bad = 'a{fill:rgb(0 0 0);stroke:white; font: 600 2em / 1 var(--mono); border-radius: 0 1em;}';
  assert.deepEqual(strays(bad), ['rgb(', 'white', '600 2em / 1 var(--mono)', '0 1em']);
  assert.deepEqual(strays('#add{ font: 600 13px var(--sans); outline: 1px solid Highlight;}'), []);
  assert.deepEqual(found(SHEETS, strays), []);
});

test('media queries use widths that tokens.css names', () => {
  const [, list] = /\* Widths at which layouts change([\s\S]*?)\*\//.exec(read('www/src/ui/tokens.css'));
  const named = [...list.matchAll(/^\s*\* \w+ +([\d.]+)rem /gm)].map(([, width]) => width);
  const widths = (css) =>
    (css.match(/@(?:media|container)[^{]*/g) ?? []).flatMap((query) =>
      [...query.matchAll(/([\d.]+)r?em\b/g)].map(([, width]) => width),
    );
  assert.deepEqual(
    found(SHEETS, (css) => widths(css).filter((width) => !named.includes(width))),
    [],
  );
});

/** The classes that a sheet styles wherever they are, without an ancestor or a second class. */
const alone = (css) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors]) => selectors.replace(/\([^()]*\)/g, '').split(','))
    .flatMap((selector) => /^\.([\w-]+)(?:\[[^\]]*\]|::?[\w-]+)*$/.exec(selector.trim())?.[1] ?? []);
/** Classes with one meaning that two parts style. */
const SHARED = ['why-beside'];

// The sheets of all rooms that were visited stay in the document.
test('no class stands alone in the sheets of two parts', () => {
  assert.deepEqual(alone('.a{}.b .c{}.d.e{}/* .f{} */.g[h]::before,i{@media x{.j:hover{}}'), ['a', 'g', 'j']);
  const parts = new Map();
  for (const path of files.filter((path) => SHEETS.test(path) && !/print|\/(?:element|embed)\//.test(path))) {
    const part = /^www\/src\/((?:rooms\/)?[\w-]+)/.exec(path)?.[1];
    for (const name of alone(read(path))) parts.set(name, (parts.get(name) ?? new Set()).add(part));
  }
  const several = [...parts].filter(([, { size }]) => size > 1).map(([name]) => name);
  assert.deepEqual(several.sort(), SHARED);
});

test('no address of the site or of the sources is outside package.json', () => {
  const { homepage, repository } = JSON.parse(read('package.json'));
  const own = [homepage, repository.url].map((url) => url.replace(/^.*\/\/|(?:\/|\.git)$/g, ''));
  const places =
    /^(?:src|scripts|examples|www\/(?:src|build|public|offline))\/.*\.(?!png|webp|woff2)\w+$|^(?:Cargo\.toml|vite.*\.ts|www\/\w+\.html)$/;
  assert.deepEqual(
    found(places, (text) => own.filter((address) => text.includes(address))),
    [],
  );
});

test('actions are pinned by commit, with the version in a comment', () => {
  const loose = (text) =>
    [...text.matchAll(/\buses: *(.*)$/gm)]
      .map(([, action]) => action)
      .filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
  assert.equal(loose('uses: a/b@v1').length, 1);
  assert.deepEqual(found(/^\.github\/workflows\//, loose), []);
});

/** The fragment that GitHub generates for a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const anchors = (text) => Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading]) => anchor(heading));
const leads = (path, target) => {
  const [file, hash] = target.split('#');
  const to = file ? relative(ROOT, join(ROOT, dirname(path), file)) : path;
  return existsSync(join(ROOT, to)) && (!hash || anchors(read(to)).includes(hash));
};

test('links and pictures of documents lead to existing files and headings', () => {
  const lost = (text, path) =>
    Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target).filter(
      (target) => !/^https?:/.test(target) && !leads(path, target),
    );
  assert.deepEqual(lost('[a](#none) [b](./none.md) [c](docs/hosting.md)', 'README.md'), [
    '#none',
    './none.md',
  ]);
  assert.deepEqual(found(/^(?:README|CONTRIBUTING|docs\/[\w-]+)\.md$/, lost), []);
});
