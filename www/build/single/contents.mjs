// The contents of the page in one file, and the parts that only the site has, for the build, the
// report of its size and the tests. Its engine is the small build for games.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WWW } from '../../../scripts/lib/paths.mjs';

/** The rooms in the file. */
const HERE = ['problems', 'games'];

/**
 * All rooms of www/src/rooms by their ids, which are the names of their folders, and whether they
 * are in the file.
 */
export const ROOMS = Object.fromEntries(
  readdirSync(join(WWW, 'src/rooms'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, HERE.includes(name)]),
);

/** The parts of the page that can be left out: the constants of www/src/edition.ts. */
export const PARTS = {
  COMPARISON: false,
  SAVING: false,
  SHARING: false,
  COPYING: true,
  RECOGNITION: false,
  SEARCH: false,
  HOME_GAME: false,
  OWN_RULES: false,
  GAME_TOOLS: false,
  LESSONS: false,
  WORKER_TEAM: false,
};

/**
 * Modules of www/src that are not in the file, with their replacements. Empty replacements are
 * imported by modules in the file, but never used.
 */
export const LEFT_OUT = {
  ...Object.fromEntries(
    Object.entries(ROOMS)
      .filter(([, here]) => !here)
      .map(([room]) => [`rooms/${room}/room.ts`, '']),
  ),
  'rooms/games/comparison-model.ts': '',
  'rooms/games/own-rules-view.ts': '',
  'rooms/problems/batch.ts': '',
  'rooms/problems/board.ts': '',
  'shell/search/search.ts': '',
  'shell/home/start.ts': '',
  'element/live-view.ts': '',
  'rooms/problems/batch-view.ts': 'export const batch = undefined;',
  'rooms/games/comparison-panel.ts': '',
  'sequence/save.ts': 'export const save = undefined;',
  'shell/search/finder.ts': '',
  'share/dialog.ts': '',
  'rooms/games/compare.css': '',
  'shell/search/search.css': '',
  // The whole engine is in the file, and nothing is loaded.
  'engine/worker-team.ts': '',
  'engine/known.ts': 'export const known = undefined;',
  'engine/module.ts':
    'export async function whyNot() {} export function report({ code, message }) { console.error("Grundyscope", code, message); }',
  'engine/lock.ts': 'export function whenEnded() {}',
  'engine/builds.ts':
    'export function isOwnRule() {} export function isSmall() {} export function buildFor() {}',
  'shell/licence-document.ts':
    "export const ADDRESS = ''; export const licenceDocument = () => document.querySelector('#licences').textContent.trim();",
  'shell/offline.ts': 'export class Offline { draw() {} news() {} }',
};

/**
 * The texts of omitted parts, and those that the HTML has already, by the beginnings of their keys.
 */
export const TEXTS_LEFT_OUT =
  /^(?:batch|compare|embed|error-(?:division-by-zero|expression|too-many-lines)|footer-one-file|gallery-(?:lab|lab-open|two-heaps|wythoff|euclid)|home|offline|tours?|page-(?:description|game|newer|newer-reload|no-script|part-lost)|pair|recognised|save|search|share|subject-text)\b/;
