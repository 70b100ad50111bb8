/* What follows from the catalogue and a question, without asking the engine. Pure functions. */

import type { GameInfo, Problem } from './engine/protocol';
import type { Question } from './question';

/** Up to this index a sequence is drawn point by point; beyond it, the engine counts on a grid. */
export const POINTS = 4000;
/** Cells of the strip. */
export const CELLS = 4000;

/** Nothing typed yet: every parameter at its default. */
export function defaults(problem: Problem): Record<string, string> {
  return Object.fromEntries(problem.parameters.map(({ name, default: value }) => [name, value ?? '']));
}

/** A question of this problem with every parameter named: as given, or at its default. */
export function completed(question: Question, problem: Problem): Question {
  const given = defaults(problem);
  for (const name of Object.keys(given)) given[name] = question.arguments[name] ?? given[name] ?? '';
  return { ...question, arguments: given };
}

/** The same without what need not be said: optional parameters left empty. */
export function spare(question: Question): Question {
  const said = Object.entries(question.arguments).filter(([name, value]) => value !== '' || name === 'n');
  const view = Object.entries(question.view).filter(([, value]) => value !== '');
  return { problem: question.problem, arguments: Object.fromEntries(said), view: Object.fromEntries(view) };
}

/** The arguments of a published check, over the defaults. */
export function checkArguments(problem: Problem, check: Problem['checks'][number]): Record<string, string> {
  const given = defaults(problem);
  for (const name of Object.keys(given)) given[name] = check[name] ?? given[name] ?? '';
  return given;
}

/** Whether understood arguments are those of a check. */
export function isCheck(
  problem: Problem,
  check: Problem['checks'][number],
  understood: Record<string, string>,
): boolean {
  return Object.entries(checkArguments(problem, check)).every(([name, value]) =>
    value === ''
      ? !understood[name]
      : understood[name] !== undefined && whole(value) === whole(understood[name]),
  );
}

/** A number of the catalogue: digits, or a power such as 10^1000. */
export function whole(text: string): bigint {
  const [base = '0', power] = text.split('^');
  return power === undefined ? BigInt(base) : BigInt(base) ** BigInt(power);
}

/** The smaller of two numbers given as text. */
export function least(a: string, b: string): string {
  return whole(a) < whole(b) ? a : String(whole(b));
}

/** The key under which the texts of a game are found: take:squares is game-take-squares. */
export function gameKey(game: string): string {
  return game.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '');
}

/** How far a sequence is shown for a question about n, and whether the question goes further. */
export function shownTo(game: GameInfo, n: string): { last: number; cut: boolean } {
  const last = Number(least(n, game.max));
  return { last, cut: whole(n) > whole(game.max) };
}
