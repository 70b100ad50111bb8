// Paths. Everything generated is git-ignored.
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const NODE_MODULES = join(ROOT, 'node_modules');
export const WWW = join(ROOT, 'www');
export const PKG = join(WWW, 'pkg');
export const DIST = join(ROOT, 'dist');
export const GALLERY = join(ROOT, 'dist-gallery');
/** The page in one file. */
export const SINGLE = join(ROOT, 'dist-single');
/** The contents of the npm package. */
export const LIB = join(ROOT, 'lib');
export const TARGET = join(ROOT, 'target');
export const REPORTS = join(ROOT, 'test-results');

/** The platform's folder for what programs keep. */
function cacheFolder() {
  const { platform, env } = process;
  if (platform === 'win32') return env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  // The XDG specification ignores a relative path.
  return isAbsolute(env.XDG_CACHE_HOME ?? '') ? env.XDG_CACHE_HOME : join(homedir(), '.cache');
}

/**
 * Tools that set-up installs for all clones of a user, one folder a version. GRUNDYSCOPE_TOOLS
 * moves it.
 */
export const TOOLS = process.env.GRUNDYSCOPE_TOOLS || join(cacheFolder(), 'grundyscope', 'tools');

export const CARGO_HOME = process.env.CARGO_HOME || join(homedir(), '.cargo');
