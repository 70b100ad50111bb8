/**
 * What is allowed in place of what was given, as a sentence. The engine sends a code and values;
 * its English stands beside the engine, for native programs have it too.
 */

import 'texts:allowed';
import type { AskError } from '../engine/protocol';
import { has, text } from './language';
import { valuesOf } from './message';

/** The sentence; empty if the error does not tell what is allowed. */
export function allowedIn(error: AskError): string {
  const allowed = 'allowed' in error ? error.allowed : undefined;
  // messages: allowed-*
  return allowed && has(`allowed-${allowed.code}`) ? text(`allowed-${allowed.code}`, valuesOf(allowed)) : '';
}
