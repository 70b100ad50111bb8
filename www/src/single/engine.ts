/**
 * The engine of the page that is one file: one script, which the page has inline and of which it makes its workers. In a
 * worker it serves; in the page it waits until somebody wants the engine on the page's own thread.
 */

import * as engine from '../../pkg/single.js';
import type { Calls } from '../engine/protocol';
import { type Engine, type Scope, serve } from '../engine/serve';
import { startThread } from '../package/thread';
import { nextTask } from '../tasks';
import { unpack } from './packing';
import type { Shared } from './shared';

const { default: initialise, initSync: _, ...exported } = engine;

/** What a build with fewer rooms does not answer, nobody asks here; and who does is told so. */
const calls = new Proxy(exported as unknown as Engine['calls'], {
  get: (all, name: keyof Calls) => all[name] ?? (() => refuse(name)),
});

function refuse(call: string): never {
  throw { code: 'unsupported', message: `${call} is not in this file` };
}

function of(packed: string, breathe?: () => Promise<void>): Engine {
  return {
    calls,
    initialise: (module) => initialise({ module_or_path: module }),
    compile: async () => {
      const work = unpack(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)));
      let step = work.next();
      for (; !step.done; step = work.next()) await breathe?.();
      return WebAssembly.compile(step.value as Uint8Array<ArrayBuffer>);
    },
  };
}

const shared = globalThis as typeof globalThis & Shared;
// A worker's script begins with the packed engine.
if (typeof document === 'undefined') serve(self as unknown as Scope, of(shared.grundyscopePacked ?? ''));
else shared.grundyscopeThread = (packed) => startThread(of(packed, nextTask));
