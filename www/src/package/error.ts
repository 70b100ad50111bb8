/** What a call of a connection rejects with. */

import type { AskError, GrundyscopeError } from '../engine/protocol';

/** An error of the engine, or around it, as an instance of Error: so it has a stack, and consoles show it. */
export class EngineError extends Error implements GrundyscopeError {
  readonly code: string;
  readonly field: string;
  readonly allowed: string;
  readonly value: string;
  declare readonly min?: string;
  declare readonly max?: string;
  declare readonly at?: number;

  constructor(error: AskError, options?: ErrorOptions) {
    super(error.message, options);
    const { code, field = '', allowed = '', value = '', min, max, at }: Partial<GrundyscopeError> = error;
    // By this name people tell what they stopped themselves from what went wrong.
    this.name = code === 'cancelled' ? 'AbortError' : 'EngineError';
    this.code = code ?? '';
    this.field = field;
    this.allowed = allowed;
    this.value = value;
    if (min !== undefined) this.min = min;
    if (max !== undefined) this.max = max;
    if (at !== undefined) this.at = at;
  }
}
