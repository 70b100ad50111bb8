/* The difference of two questions, as changes of attributes. Pure functions. */

import type { Parameter, Parameters } from '../question/parameter';
import type { Question } from '../question/question';
import { NAMES } from './attributes';

export interface Change {
  name: string;
  /** Empty if the attribute is dropped. */
  value: string;
}

/**
 * View parameters come first, since a change of arguments often drops them. View parameters that
 * are no attributes are omitted.
 */
export function changesBetween(
  parameters: Parameters | undefined,
  before: Question,
  after: Question,
): Change[] {
  return (['view', 'arguments'] as const).flatMap((part) => {
    const [was, is] = [before, after].map((question) =>
      byAttribute(parameters?.[part] ?? [], question[part]),
    );
    return Object.keys({ ...was, ...is })
      .map((name) => ({ name, value: is?.[name] ?? '' }))
      .filter(({ name, value }) => (was?.[name] ?? '') !== value)
      .filter(({ name }) => part === 'arguments' || NAMES.some((attribute) => attribute === name));
  });
}

/** The values of parameters by their attributes; by their own names, if they have none. */
export function byAttribute(
  rows: readonly Parameter[],
  values: Record<string, string>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const { attribute, factor } = rows.find((row) => row.name === name) ?? {};
    const known = attribute || name;
    found[known] = factor ? `${found[known] ?? ''} x ${value}` : value;
  }
  return found;
}
