/* Derives from the catalogue and a question, without calling the engine. */

import type { Problem } from '../engine/protocol';
import { toBigInt } from './numbers';
import { longestHash, type Question, toHash } from './question';

/** Every parameter of a problem at its default. */
export function defaults(problem: Problem): Record<string, string> {
  return Object.fromEntries(problem.parameters.map(({ name, default: value }) => [name, value ?? '']));
}

/** Drops empty optional arguments and empty view parameters. */
export function withoutDefaults(question: Question): Question {
  const given = Object.entries(question.arguments).filter(([name, value]) => value !== '' || name === 'n');
  const view = Object.entries(question.view).filter(([, value]) => value !== '');
  return { problem: question.problem, arguments: Object.fromEntries(given), view: Object.fromEntries(view) };
}

/**
 * The link of a question, to share with others. A question too long to be read back from a link has
 * none: like the address bar, this keeps the link of the previous question. (Firefox throws on a
 * URL of a megabyte.)
 */
export function linkOf(question: Question): string {
  const hash = toHash(withoutDefaults(question));
  return hash.length > longestHash ? location.href : new URL(hash, location.href).href;
}

/** The arguments of a published check, over the defaults. */
export function checkArguments(problem: Problem, check: Problem['checks'][number]): Record<string, string> {
  const given = defaults(problem);
  for (const name of Object.keys(given)) given[name] = check[name] ?? given[name] ?? '';
  return given;
}

/** Whether parsed arguments equal those of a check. */
export function isCheck(
  problem: Problem,
  check: Problem['checks'][number],
  understood: Record<string, string>,
): boolean {
  return Object.entries(checkArguments(problem, check)).every(([name, value]) =>
    value === ''
      ? !understood[name]
      : understood[name] !== undefined && toBigInt(value) === toBigInt(understood[name]),
  );
}
