// The contents of the page in one file, and the parts that only the site has, for the build and the
// tests. Its engine is the small build for games.

/** The rooms of www/src/rooms that are in the file. */
export const HERE = ['problems', 'games'];

/** Of the parts of the page that can be left out, the constants of www/src/edition.ts, those in. */
export const PARTS = ['COPYING'];

/**
 * Modules of www/src that are not in the file, with their replacements. Empty replacements are
 * imported by modules in the file, but never used.
 */
export const LEFT_OUT = {
  'rooms/games/comparison-model.ts': '',
  'rooms/games/own-rules-view.ts': '',
  'rooms/games/tools.ts': '',
  'rooms/problems/batch.ts': '',
  'rooms/problems/board.ts': '',
  'shell/search/search.ts': '',
  'shell/home/home.ts': '',
  'element/live-view.ts': '',
  'rooms/problems/batch-view.ts': 'export const batch = undefined;',
  'rooms/games/comparison-panel.ts': '',
  'sequence/save.ts': 'export const save = undefined;',
  'shell/search/finder.ts': '',
  'share/dialog.ts': '',
  'shell/search/search.css': '',
  // The whole engine is in the file, starts in another way, and nothing is loaded.
  'engine/start.ts':
    "export { startWorker as startModuleWorker } from '../single/start'; export const examineWorker = undefined; export const isKept = () => true;",
  'engine/worker-team.ts': '',
  'engine/known.ts': 'export const known = undefined;',
  'engine/builds.ts':
    'export function isOwnRule() {} export function isSmall() {} export function buildFor() {}',
  'shell/licence-document.ts':
    "export const ADDRESS = ''; export const licenceDocument = () => document.querySelector('#licences').textContent.trim();",
  'shell/offline.ts': 'export class Offline { draw() {} news() {} }',
};
