// Paths. Everything generated is git-ignored.
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const NODE_MODULES = join(ROOT, 'node_modules');
export const WWW = join(ROOT, 'www');
export const PKG = join(WWW, 'pkg');
export const DIST = join(ROOT, 'dist');
/** The page in one file. */
export const SINGLE = join(ROOT, 'dist-single');
/** The contents of the npm package. */
export const LIB = join(ROOT, 'lib');
export const TARGET = join(ROOT, 'target');
export const REPORTS = join(ROOT, 'test-results');

/** Tools that set-up installs for all clones of a user, one folder a version. */
export const TOOLS =
  process.env.GRUNDYSCOPE_TOOLS ||
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'grundyscope', 'tools');

export const CARGO_HOME = process.env.CARGO_HOME || join(homedir(), '.cargo');
