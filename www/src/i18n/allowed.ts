/**
 * What is allowed in place of what was given, as a sentence. The engine sends a code and values;
 * its English stands beside the engine, for native programs have it too.
 */

import type { AskError } from '../engine/protocol';
import { has, text, textsArrived } from './language';
import { valuesOf } from './message';

/** Fetches the sentences. Without them errors are shorter, and the next one asks for them again. */
export const sentences = (): Promise<unknown> =>
  import('texts:allowed').then(textsArrived).catch(() => undefined);

/** The sentence; empty if the error does not tell what is allowed. */
export function allowedIn(error: AskError): string {
  const allowed = 'allowed' in error ? error.allowed : undefined;
  // messages: allowed-*
  return allowed && has(`allowed-${allowed.code}`) ? text(`allowed-${allowed.code}`, valuesOf(allowed)) : '';
}
