// www/pkg/known.json: what the page shows before an engine is loaded, computed by the engine that
// was just built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How many values of a game the page shows beside a problem's name. */
const THUMBNAIL_LENGTH = 36;

/** The catalogue, and the first values of each problem's first game. */
export async function knownTo(folder) {
  // The query makes it an instance of its own, however often this process builds.
  const url = `${pathToFileURL(join(folder, 'grundyscope.js'))}?${Date.now()}`;
  const { initSync, catalogue, sequence } = await import(url);
  initSync({ module: readFileSync(join(folder, 'grundyscope_bg.wasm')) });
  const problems = catalogue();
  const games = new Set(problems.flatMap(({ games }) => games.slice(0, 1).map(({ game }) => game)));
  return {
    catalogue: problems,
    faces: Object.fromEntries(
      [...games].map((game) => [game, [...sequence({ game, n: THUMBNAIL_LENGTH - 1 })]]),
    ),
  };
}
