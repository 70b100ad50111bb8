// Which parts have passed before on the same files, so that `npm test` need not run them again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TARGET } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';

const FOLDER = join(TARGET, 'passed');

/** Whether a file is at or below one of the folders. */
const isBelow = (file, folders) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** The names of the project's files, new ones too; undefined where git does not know. */
export async function projectFiles(root = ROOT) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await run('git', args, { cwd: root });
  return code === 0 ? [...new Set(output.split('\0').filter(Boolean))].sort() : undefined;
}

/** One hash of the files that are not in the folders `outside`; `read` has their contents. */
export function hashOutside(files, outside, read) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (isBelow(file, outside)) continue;
    hash
      .update(`${file}\0`)
      .update(read(file) ?? 'deleted')
      .update('\0');
  }
  return hash.digest('hex');
}

/** The versions of what runs the tests: Node.js, the compiler, and the browser where it does. */
async function programs({ needs = [] }, { env, chromium }) {
  const asked = [['rustc', '-vV'], ...(needs.includes('chromium') ? [[chromium, '--version']] : [])];
  const answers = await Promise.all(asked.map(([command, ...args]) => run(command, args, { env })));
  return [process.version, ...answers.map(({ output }) => output)].join('\n');
}

/**
 * The results of earlier runs; a run begins with `remember`. Only results of parts with `outside`
 * are kept: folders that the result does not depend on.
 */
export class Passed {
  #files;
  #contents = new Map();
  #again;

  /** `again`: every part runs, and is kept. */
  constructor({ again = false } = {}) {
    this.#again = again;
  }

  /** The files of the project as they are when the run begins. */
  async remember() {
    this.#files = await projectFiles();
    const path = (file) => join(ROOT, file);
    for (const file of this.#files ?? [])
      if (existsSync(path(file))) this.#contents.set(file, readFileSync(path(file)));
  }

  /** What a part depends on, as one text; undefined if its result is not kept. */
  async keyOf(part, context) {
    const { outside } = part;
    if (!outside || !this.#files || context.specs.length + context.modules.length > 0) return undefined;
    const files = hashOutside(this.#files, outside, (file) => this.#contents.get(file));
    return `${files}\n${await programs(part, context)}`;
  }

  /** The result of a part that passed with the same key. */
  resultOf({ name }, key) {
    if (key === undefined || this.#again) return undefined;
    try {
      const { key: before, ...result } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
      return before === key ? result : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps the result of a part that has run; forgets an earlier one if it failed. */
  keep({ name }, key, { passed, failed, flaky = 0, skipped = 0 }) {
    const file = join(FOLDER, `${name}.json`);
    rmSync(file, { force: true });
    if (key === undefined || failed > 0 || flaky > 0) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify({ key, passed, failed, skipped }));
  }
}
