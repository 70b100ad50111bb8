/** The values of a message of the engine, as they stand in a sentence. */

import type { Message } from '../engine/protocol';
import { listed } from './list';
import { counted, grouped } from './numbers';
import type { Arguments } from './texts';

export function valuesOf({ values }: Message): Arguments {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

function shown(value: string | string[]): string | number {
  if (typeof value !== 'string') return listed(value, 'disjunction');
  return /^\d+$/.test(value) ? counted(value) : value.replace(/\d{5,}/g, grouped);
}
