// Replaces the mutants of a list whose text is gone: `node tests/mutants/draw.mjs page`, or `cargo
// mutants --list --json | node tests/mutants/draw.mjs engine`. Each gets the next one of its folder
// that is not in the list, in an order that a seed draws; each kind of change is as likely as
// another. The lists were drawn so: of each folder one mutant, and more by its length.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineCandidates } from './engine-candidates.mjs';
import { apply, LISTS, listText, mutant, readList, sources } from './list.mjs';
import { pageCandidates } from './page-candidates.mjs';
import { prepare, put, restore, TREE } from './scratch.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SEED = 42;

const [list] = process.argv.slice(2);
if (!LISTS.includes(list)) throw new Error(`draw.mjs ${LISTS.join('|')}`);

const rank = (...parts) =>
  createHash('sha256')
    .update([SEED, ...parts].join('\0'))
    .digest('hex');
const byRank = (key) => (a, b) => (key(a) < key(b) ? -1 : 1);

/** Whether the engine builds with a mutant; all of the page's are expressions that parse. */
function builds(drawn) {
  if (list === 'page') return true;
  prepare('HEAD');
  put(apply({ list, ...drawn }, TREE));
  const { status } = spawnSync('cargo', ['check', '--locked', '--quiet', '--workspace'], { cwd: TREE });
  restore('HEAD');
  return status === 0;
}

/** Candidates by turns from their kinds of changes, in an order that is drawn. */
function inOrder(candidates) {
  const names = [...new Set(candidates.map(({ kind }) => kind))];
  const kinds = names.map((name) => candidates.filter(({ kind }) => kind === name));
  kinds.sort(byRank(([{ kind }]) => rank(kind, candidates[0].file)));
  for (const of of kinds) of.sort(byRank(({ file, before, after }) => rank(file, before, after)));
  const rounds = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, at) => kinds.flatMap((of) => of.slice(at, at + 1))).flat();
}

const files = sources(list, ROOT).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const all =
  list === 'page'
    ? files.flatMap(({ file, text }) => pageCandidates(file, text))
    : engineCandidates(
        JSON.parse(readFileSync(0, 'utf8')),
        new Map(files.map(({ file, text }) => [file, text])),
      );
const folderOf = ({ file }) => /(?:^|\/)src\/(?:([^/]+)\/)?/.exec(file)[1];
const rows = readList(list);
const has = ({ file, before, after }) =>
  rows.some((row) => row.file === file && row.before === before && row.after === after);
for (const [at, row] of rows.entries()) {
  const found = apply(row, ROOT);
  if (found) {
    row.file = found.file;
    continue;
  }
  const candidates = all.filter((change) => folderOf(change) === folderOf(row)).map(mutant);
  const next = inOrder(candidates).find((one) => !has(one) && builds(one));
  rows[at] = { id: row.id, ...next };
  console.log(`${row.id}: ${next.file}`);
}
writeFileSync(new URL(`${list}.tsv`, import.meta.url), listText(rows));
