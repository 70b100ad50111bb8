// Where things stand. Everything generated is git-ignored.
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const NODE_MODULES = join(ROOT, 'node_modules');
export const WWW = join(ROOT, 'www');
export const PKG = join(WWW, 'pkg');
export const DIST = join(ROOT, 'dist');
export const GALLERY = join(ROOT, 'dist-gallery');
/** The page that is one file. */
export const SINGLE = join(ROOT, 'dist-single');
/** What the npm package gives away. */
export const LIB = join(ROOT, 'lib');
export const TARGET = join(ROOT, 'target');
export const REPORTS = join(ROOT, 'test-results');

/** Command-line tools that set-up installs, one folder a version. GRUNDYSCOPE_TOOLS moves it. */
export const TOOLS = process.env.GRUNDYSCOPE_TOOLS || join(ROOT, '.tools');

export const CARGO_HOME = process.env.CARGO_HOME || join(homedir(), '.cargo');
