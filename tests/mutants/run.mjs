// npm run mutants: tests each mutant of engine.tsv and page.tsv by the cheapest tests that reach
// it, and those that survive by dearer ones. Results are appended to a file, so that a run that was
// interrupted goes on. Works in a clone in target/mutants.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, ON_REQUEST } from './levels.mjs';
import { apply, LISTS, readList } from './list.mjs';
import { commitOf, prepare, put, restore, run, TREE } from './scratch.mjs';
import { table } from './table.mjs';

const USAGE = `Usage: npm run mutants -- [options]
Tests each mutant of the engine and of the page by the cheapest tests that reach it.

  --list NAME     engine or page; without, both by turns
  --level NAME    only this one of ${LISTS.flatMap((list) => Object.keys(LEVELS[list])).join(', ')}
  --from N        from this mutant of a list on
  --count N       at most so many runs
  --commit NAME   the sources of this commit (HEAD)
  --results FILE  where the results are (test-results/mutants.tsv)
  --table         only print what the results say
  --help          print this`;

function options() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const known = { list: text, level: text, from: text, count: text, commit: text, results: text };
  try {
    const { values } = parseArgs({ options: { ...known, table: flag, help: flag } });
    if (values.list && !LISTS.includes(values.list)) throw new TypeError(`--list is "${values.list}".`);
    return values;
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}\n\n${USAGE}`);
    process.exit(2);
  }
}

const HEADER = 'id\tlevel\toutcome\tby\tseconds\tcommit\n';

function readResults(file, commit) {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, HEADER);
  const rows = readFileSync(file, 'utf8').split('\n').slice(1);
  const results = rows.map((row) => row.split('\t')).filter((row) => row.length === 6 && row[5] === commit);
  return results.map(([id, level, outcome, by, seconds]) => ({ id, level, outcome, by, seconds }));
}

/** The mutants of the lists by turns. */
function byTurns(lists) {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Tests a mutant at a level, and takes it out again. */
async function test(mutant, level, commit) {
  const changed = apply(mutant, TREE);
  if (!changed) return { outcome: 'not found', by: '' };
  const commands = LEVELS[mutant.list][level](changed.file, TREE);
  if (commands.length === 0) return { outcome: 'not reached', by: '' };
  try {
    put(changed);
    for (const command of commands) {
      const { outcome, by, output } = await run(command);
      if (outcome === 'timeout') return { outcome, by };
      if (outcome === 'passed') continue;
      return { outcome: output.includes('could not compile') ? 'does not build' : 'killed', by };
    }
    return { outcome: 'survived', by: '' };
  } finally {
    restore(commit);
  }
}

const values = options();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const commit = commitOf(values.commit ?? 'HEAD');
const file = values.results ?? 'test-results/mutants.tsv';
const results = readResults(file, commit);
const lists = LISTS.filter((list) => (values.list ?? list) === list);
if (!values.table) {
  prepare(commit);
  let left = Number(values.count ?? Number.POSITIVE_INFINITY);
  const mutants = byTurns(lists.map((list) => readList(list).slice(Number(values.from ?? 1) - 1)));
  const depth = Math.max(...lists.map((list) => Object.keys(LEVELS[list]).length));
  for (let at = 0; at < depth; at += 1) {
    for (const mutant of mutants) {
      const level = Object.keys(LEVELS[mutant.list])[at];
      if (!level || left <= 0) continue;
      if (values.level ? level !== values.level : ON_REQUEST.includes(level)) continue;
      const before = results.filter(({ id }) => id === mutant.id);
      const open = before.every(({ outcome }) => /^(?:survived|not reached)$/.test(outcome));
      if (!open || before.some((result) => result.level === level)) continue;
      const start = Date.now();
      const { outcome, by } = await test(mutant, level, commit);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      const result = { id: mutant.id, level, outcome, by: by.replaceAll('\t', ' '), seconds };
      results.push(result);
      appendFileSync(file, `${[mutant.id, level, outcome, result.by, seconds, commit].join('\t')}\n`);
      console.log(`${mutant.id} ${mutant.file}: ${outcome} at ${level}, ${seconds} s  ${by}`);
      if (outcome !== 'not reached') left -= 1;
    }
  }
}
console.log(table(lists, results));
