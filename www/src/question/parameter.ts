/*
 * A parameter of a question as one row: its name in links, its attribute, which values are valid,
 * its default, and the views that show it. Reading links, attributes in both directions, and what
 * is dropped of either follow from the rows. The comment above a row is the documentation of its
 * attribute (npm run docs). Pure functions.
 */

import type { Question } from './question';

export interface Parameter {
  /** The name in links. */
  name: string;
  /** The attribute of the element: by default that of the same name; false: none. */
  attribute?: string | false;
  /** Its place in an attribute that lists two: "coins:ruler x coins:twins". */
  factor?: 0 | 1;
  /**
   * Reads a value; undefined if it is invalid. Of an argument, it is the text or number that the
   * question has then; view parameters stay as written. Without this, any text is valid, in
   * arguments the empty one too: the room reads it, and has an error for it.
   */
  read?(value: string, question: Question): unknown;
  /** The value of an argument that a question does not have. */
  default?: string | ((question: Question) => string);
  /**
   * Whether links, or links and elements, write the default into the question. Without it, a value
   * that equals the default is omitted.
   */
  written?: 'in links' | 'always';
  /** The question without a valid value of this argument, which has no default. */
  otherwise?: Question;
  /** The views that a view parameter changes: by default all that are drawings, not words. */
  views?: readonly string[];
  /** The view of elements that needs a valid value, or else the default. */
  neededBy?: string;
}

/** The parameters of a question, in the order in which links have the arguments. */
export interface Parameters {
  arguments: readonly Parameter[];
  view: readonly Parameter[];
}

/** A valid question, and the invalid parameters, as written and in the order of the link. */
export interface Sanitised {
  question: Question;
  dropped: string[];
}

/** The row of a name that has none: no value is valid. */
const UNKNOWN: Pick<Parameter, 'read'> = { read: () => undefined };

/** Without parameters, which only a known problem has, anything is valid. */
export function sanitise(parameters: Parameters | undefined, question: Question): Sanitised {
  if (!parameters) return { question, dropped: [] };
  const dropped: string[] = [];
  const valid = (part: 'arguments' | 'view') => {
    const values: Record<string, string> = {};
    for (const [name, typed] of Object.entries(question[part])) {
      const { read } = parameters[part].find((row) => row.name === name) ?? UNKNOWN;
      if (typed === '' && (read || part === 'view')) continue;
      const value = read ? read(typed, question) : typed;
      if (value === undefined) dropped.push(`${name}=${typed}`);
      else values[name] = part === 'view' ? typed : String(value);
    }
    return values;
  };
  const given = valid('arguments');
  const view = valid('view');
  const values: Record<string, string> = {};
  for (const row of parameters.arguments) {
    const usual = defaultOf(row, question);
    const value = given[row.name] ?? (row.written && usual);
    if (value !== undefined && (row.written || value !== usual)) values[row.name] = value;
    else if (row.otherwise) return { question: row.otherwise, dropped };
  }
  return { question: { problem: question.problem, arguments: values, view }, dropped };
}

/** The default of a parameter of a question, which may depend on the others. */
export function defaultOf({ default: usual }: Parameter, question: Question): string | undefined {
  return typeof usual === 'function' ? usual(question) : usual;
}

/** A reader of one of several words. */
export const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value = ''): Word | undefined =>
    words.find((word) => word === value);

/** A reader of values that have one form, which is that of a whole text. */
export const like =
  (form: RegExp) =>
  (value: string): string | undefined =>
    form.exec(value)?.[0];

/** A whole number from `min` to `max`; undefined for any other text. */
export function wholeOf(typed: string | undefined, min: number, max: number): number | undefined {
  const text = typed?.trim() ?? '';
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}
