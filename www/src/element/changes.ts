/* The difference of two questions, as changes of attributes. Pure functions. */

import type { Question } from '../question/question';
import { NAMES } from './attributes';

/** The attributes of link parameters with other names. */
const ATTRIBUTES: Record<string, string> = { columns: 'width', e: 'expression', name: 'lesson' };

export interface Change {
  name: string;
  /** Empty if the attribute is dropped. */
  value: string;
}

/**
 * View parameters come first, since a change of arguments often drops them. View parameters without
 * an attribute are omitted.
 */
export function changesBetween(before: Question, after: Question): Change[] {
  return (['view', 'arguments'] as const).flatMap((part) => {
    const [was, is] = [before[part], after[part]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((key) => (was[key] ?? '') !== (is[key] ?? ''))
      .map((key) => ({ name: ATTRIBUTES[key] ?? key, value: is[key] ?? '' }))
      .filter(({ name }) => part === 'arguments' || NAMES.some((attribute) => attribute === name));
  });
}
