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

/** The platform's cache folder for this project. */
export function cacheFolder(platform = process.platform, env = process.env, home = homedir()) {
  if (platform === 'win32') {
    return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'grundyscope', 'cache');
  }
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'grundyscope');
  // The XDG specification ignores a relative path.
  const xdg = env.XDG_CACHE_HOME;
  return join(xdg && isAbsolute(xdg) ? xdg : join(home, '.cache'), 'grundyscope');
}

/**
 * Tools that set-up installs for all clones of a user, one folder a version. GRUNDYSCOPE_TOOLS
 * moves it.
 */
export const TOOLS = process.env.GRUNDYSCOPE_TOOLS || join(cacheFolder(), 'tools');

export const CARGO_HOME = process.env.CARGO_HOME || join(homedir(), '.cargo');
