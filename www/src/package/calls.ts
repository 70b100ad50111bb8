/** The functions of the generated package, and its initialisation. */

import * as engine from '../../pkg/grundyscope.js';

const { default: initialise, initSync: _, ...calls } = engine;

export const generated = {
  calls,
  initialise: (module: WebAssembly.Module) => initialise({ module_or_path: module }),
};
