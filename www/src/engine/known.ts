/**
 * What the engine said when the page was built (scripts/wasm/build.mjs): the catalogue of problems,
 * and the values that the page draws beside the names of problems. So no room waits for an engine
 * that it does not need.
 */

import written from '../../pkg/known.json';
import type { Calls } from './protocol';

export type Known = typeof known;

/** The answer of a call; undefined where only an engine has it. */
export function known<Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
): Calls[Name]['answer'] | undefined {
  return answers[call]?.(request as never) as Calls[Name]['answer'] | undefined;
}

const answers: { [Name in keyof Calls]?: (request: Calls[Name]['request']) => unknown } = {
  catalogue: () => written.catalogue,
  sequence: face,
};

function face({ game, n, from }: Calls['sequence']['request']): Uint32Array | undefined {
  const values = (written.faces as Record<string, number[]>)[game];
  return values && from === undefined && Number(n) === values.length - 1
    ? Uint32Array.from(values)
    : undefined;
}
