/* Errors of the typed position that this room finds itself. */

import { empty } from '../../question/reader';
import type { PositionError } from '../../question/typed/sum';

/** `max` is the number in the sentence of the code, `game` the name in it. */
export function wrong(code: string, { value = '', max = '', game = '' } = {}): PositionError {
  return { ...empty('position'), code, value, max, ...(game ? { game } : {}) } as PositionError;
}
