/**
 * The engine of the single-file page: one inline script, of which the page also makes
 * its workers. In a worker it serves calls; in the page it offers the engine on the page's own
 * thread.
 */

import * as engine from '../../pkg/grundyscope-problems.js';
import { type Engine, type Scope, serve } from '../engine/serve';
import { startThread } from '../package/thread';
import type { Shared } from './shared';

const { default: initialise, initSync: _, ...exported } = engine;

/** Calls that the smaller build lacks throw `unsupported`; the page's rooms do not use them. */
const calls = new Proxy(exported as unknown as Engine['calls'], {
  get: (all, name: keyof Engine['calls']) => all[name] ?? (() => refuse(name)),
});

function refuse(call: string): never {
  throw { code: 'unsupported', message: `${call} is not in this file` };
}

/**
 * `packed` is the module, deflated, in base64. A custom codec would save 37 kB of the file,
 * for 250 lines of code and more than half a second of CPU time before the first
 * answer.
 */
function engineOf(packed: string): Engine {
  return {
    calls,
    initialise: (module) => initialise({ module_or_path: module }),
    compile: async () => {
      const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
      // In WebKit, a worker of a page from a folder cannot read the stream of a Blob.
      const inflated = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'));
      return WebAssembly.compile(await new Response(inflated).arrayBuffer());
    },
  };
}

const shared = globalThis as typeof globalThis & Shared;
// The page puts the packed engine in front of a worker's script.
if (typeof document === 'undefined')
  serve(self as unknown as Scope, engineOf(shared.grundyscopePacked ?? ''));
else shared.grundyscopeThread = (packed) => startThread(engineOf(packed));
