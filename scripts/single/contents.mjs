// What is in the page that is one file, and what it leaves to the site. The build, the report of its size and the tests read
// it here; src/web/mod.rs leaves out of the engine what none of this asks.

/** The rooms of www/src/rooms, by their ids. */
export const ROOMS = {
  problems: true,
  games: true,
  nimbers: false,
  zeckendorf: false,
  'two-heaps': false,
};

/** The parts of the page that can be left out: the constants of www/src/edition.ts. */
export const PARTS = {
  COMPARISON: false,
  SAVING: false,
  SHARING: false,
  COPYING: true,
  RECOGNITION: false,
  SEARCH: false,
  TWO_WORKERS: false,
};

/**
 * Modules of www/src that are not in the file: what stands in their place. Nobody asks for what is empty, but for what
 * comes with modules that are in it.
 */
export const LEFT_OUT = {
  ...Object.fromEntries(
    Object.entries(ROOMS)
      .filter(([, here]) => !here)
      .map(([room]) => [`rooms/${room}.ts`, '']),
  ),
  'comparing.ts': '',
  'elements/batch.ts': '',
  'elements/search.ts': '',
  'parts/batch.ts': 'export const batch = undefined;',
  'parts/compare.ts': '',
  'parts/save.ts': 'export const save = undefined;',
  'search/finder.ts': '',
  'share/dialog.ts': '',
  'styles/compare.css': '',
  'styles/search.css': '',
  // The whole engine is there from the beginning, and nothing is ever fetched.
  'engine/together.ts': '',
  'engine/first.ts': 'export const first = undefined; export function fetchFirst() {}',
  'offline.ts': 'export function keepForOffline() {}',
};

/** The texts that only what is left out says, and those that stand in the HTML already, by how their keys begin. */
export const TEXTS_LEFT_OUT =
  /^(?:batch|compare|embed|error-(?:division-by-zero|expression|too-many-lines)|footer-one-file|gallery-(?:two-heaps|wythoff|euclid)|page-(?:description|no-script)|pair|recognised|save|search|share|subject-text)\b/;
