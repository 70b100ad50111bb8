/** What the workers of all parts do: part-workers/. */

import { compile } from './compile';
import { holdLock } from './lock';
import type { Calls } from './protocol';
import { type Engine, type Scope, serve } from './serve';

/** The JavaScript of a part, as the build generates it: its calls, and how it is initialised. */
type Part = {
  default(input: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  initSync: unknown;
} & { [Name in keyof Calls]?: unknown };

/** `digest` is that of the module at the address: see compile.ts. */
export function servePart(part: Part, address: URL, digest: string | undefined): void {
  const { default: initialise, initSync: _, ...calls } = part;
  serve(self as unknown as Scope, {
    // The client asks a part for no other calls: parts.json names them.
    calls: calls as Engine['calls'],
    initialise: (module) => initialise({ module_or_path: module }),
    holdLock,
    compile: (onLoading) => compile(address, digest, onLoading),
  });
}
