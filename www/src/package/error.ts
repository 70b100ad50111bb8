/** The error class of connections. */

import type { AskError, GrundyscopeError, Message } from '../engine/protocol';

/** An engine or client error as an instance of Error, with a stack. */
export class EngineError extends Error implements GrundyscopeError {
  readonly code: string;
  readonly field: string;
  readonly value: string;
  declare readonly allowed?: Message;
  declare readonly min?: string;
  declare readonly max?: string;
  declare readonly at?: number;

  constructor(error: AskError, options?: ErrorOptions) {
    super(error.message, options);
    const { code, field = '', allowed, value = '', min, max, at }: Partial<GrundyscopeError> = error;
    // The platform's name for work that the caller stopped.
    this.name = code === 'cancelled' ? 'AbortError' : 'EngineError';
    this.code = code ?? '';
    this.field = field;
    this.value = value;
    if (allowed !== undefined) this.allowed = allowed;
    if (min !== undefined) this.min = min;
    if (max !== undefined) this.max = max;
    if (at !== undefined) this.at = at;
  }
}
