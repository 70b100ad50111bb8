/** The values of a message of the engine, as they stand in a sentence. */

import type { Message } from '../engine/protocol';
import { listed } from './list';
import { grouped } from './numbers';

export function valuesOf({ values }: Message): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

function shown(value: string | string[]): string {
  if (typeof value === 'string') return value.replace(/\d{5,}/g, grouped);
  return listed(value, 'disjunction');
}
