// Draws a list of mutants by a seed: `node tests/mutants/draw.mjs page`, or `cargo mutants --list
// --json | node tests/mutants/draw.mjs engine`. Each folder of the sources has one mutant and more
// by its length; in a folder each kind of change is as likely as another. The order is drawn too,
// so that the first thirty are a sample of all.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineCandidates } from './engine-candidates.mjs';
import { apply, LISTS, listText, mutant, sources } from './list.mjs';
import { pageCandidates } from './page-candidates.mjs';
import { prepare, put, restore, TREE } from './scratch.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEED = 42;
const COUNT = 60;

const [list] = process.argv.slice(2);
if (!LISTS.includes(list)) throw new Error(`draw.mjs ${LISTS.join('|')}`);

const rank = (...parts) =>
  createHash('sha256')
    .update([SEED, ...parts].join('\0'))
    .digest('hex');
const byRank = (key) => (a, b) => (key(a) < key(b) ? -1 : 1);
const groups = (items, key) =>
  [...new Set(items.map(key))].map((name) => ({ name, of: items.filter((item) => key(item) === name) }));

/** One for each folder, and the rest by the number of lines. */
function share(folders, count) {
  const lines = folders.map(({ of }) => of.reduce((sum, { text }) => sum + text.split('\n').length, 0));
  const total = lines.reduce((sum, each) => sum + each, 0);
  const exact = lines.map((each) => ((count - folders.length) * each) / total);
  const shares = exact.map((each) => 1 + Math.floor(each));
  const rest = count - shares.reduce((sum, each) => sum + each, 0);
  const order = exact.map((each, at) => ({ at, part: each % 1 })).sort((a, b) => b.part - a.part);
  for (const { at } of order.slice(0, rest)) shares[at] += 1;
  return shares;
}

/** Whether the engine builds with a mutant; all of the page's are expressions that parse. */
function builds(drawn) {
  if (list === 'page') return true;
  put(apply({ list, ...drawn }, TREE));
  const { status } = spawnSync('cargo', ['check', '--locked', '--quiet', '--workspace'], { cwd: TREE });
  restore('HEAD');
  return status === 0;
}

/** Draws from one folder: by turns from its kinds of changes, in an order that is drawn. */
function drawFrom(candidates, count) {
  const kinds = groups(candidates, ({ kind }) => kind).sort(
    byRank(({ name }) => rank(name, candidates[0].file)),
  );
  for (const { of } of kinds) of.sort(byRank(({ file, before, after }) => rank(file, before, after)));
  const rounds = Math.max(...kinds.map(({ of }) => of.length));
  const turns = Array.from({ length: rounds }, (_, at) => kinds.flatMap(({ of }) => of.slice(at, at + 1)));
  const drawn = [];
  for (const each of turns.flat()) {
    if (drawn.length < count && builds(each)) drawn.push(each);
  }
  return drawn;
}

const files = sources(list, ROOT).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const folderOf = ({ file }) => /(?:^|\/)src\/(?:([^/]+)\/)?/.exec(file)[1];
const folders = groups(files, folderOf);
const all =
  list === 'page'
    ? files.flatMap(({ file, text }) => pageCandidates(file, text))
    : engineCandidates(
        JSON.parse(readFileSync(0, 'utf8')),
        new Map(files.map(({ file, text }) => [file, text])),
      );
if (list === 'engine') prepare('HEAD');
const shares = share(folders, COUNT);
const drawn = folders.flatMap(({ of }, at) => {
  const candidates = all.filter((change) => folderOf(change) === folderOf(of[0]));
  return drawFrom(candidates.map(mutant), shares[at]);
});
drawn.sort(byRank(({ file, after }) => rank('order', file, after)));
const rows = drawn.map((each, at) => ({ id: `${list[0]}${String(at + 1).padStart(2, '0')}`, ...each }));
writeFileSync(new URL(`${list}.tsv`, import.meta.url), listText(rows));
console.log(`${rows.length} of ${all.length} in ${list}.tsv`);
