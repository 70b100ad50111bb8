/* What follows from the catalogue and a question, without asking the engine. Pure functions. */

import { COMPARISON } from './edition';
import { WIDEST } from './elements/cells';
import { BITS } from './elements/colour';
import type { GameInfo, Problem } from './engine/protocol';
import type { Looking } from './explorer';
import type { FindKind } from './finds';
import { GAME, type Question } from './question';
import { rangeOf } from './range';

/** Up to this index a sequence is drawn point by point; beyond it, the engine counts on a grid. */
export const POINTS = 4000;

/** How far a game is shown where nobody says. */
export const USUAL_N = '200';

/** A game to begin with: Kayles, whose period is proved within so many values. */
export function gameBeginning(): Question {
  return { problem: GAME, arguments: { game: 'kayles', n: USUAL_N }, view: {} };
}

/**
 * What of a link's question about a game means something, and the pieces that do not, as written. Whether a game has the
 * index that is looked at is for the engine to say.
 */
export function meaningfulGame(question: Question): { question: Question; dropped: string[] } {
  const usual = gameBeginning().arguments;
  const { game, n, ...others } = question.arguments;
  const dropped = Object.entries(others).filter(([, value]) => value !== '');
  const view: Record<string, string> = {};
  for (const [name, value] of Object.entries(question.view)) {
    if (value === '') continue;
    if (
      name === 'at' ||
      (COMPARISON && name === 'with') ||
      isSequenceView(name, value) ||
      (name === 'columns' && value === PERIOD)
    )
      view[name] = value;
    else dropped.push([name, value]);
  }
  return {
    question: { problem: GAME, arguments: { game: game ?? usual.game ?? '', n: n ?? USUAL_N }, view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

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

/** What of a link's question means something here, and the pieces that do not, as written. */
export function meaningful(question: Question, problem: Problem): { question: Question; dropped: string[] } {
  const known = new Set(problem.parameters.map(({ name }) => name));
  const view: Record<string, string> = {};
  const dropped = Object.entries(question.arguments).filter(([name]) => !known.has(name));
  const game = problem.games.find((info) => info.game === question.view.game) ?? problem.games[0];
  for (const [name, value] of Object.entries(question.view)) {
    if (value === '') continue;
    if (isView(problem, game, name, value)) view[name] = value;
    else dropped.push([name, value]);
  }
  return {
    question: { ...completed(question, problem), view },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

function isView(problem: Problem, game: GameInfo | undefined, name: string, value: string): boolean {
  if (name === 'mode') return value === 'many' && problem.batch;
  if (name === 'game') return problem.games.some((info) => info.game === value);
  if (isSequenceView(name, value)) return true;
  return name === 'at' && game !== undefined && indexOf(game, value) !== undefined;
}

/** Cells in a row: as many as the period. */
export const PERIOD = 'period';

/** How the counts of a histogram are shown, besides plainly. */
export const COUNTS = ['log', 'sum', 'log-sum'];

/** The lists beside a sequence. */
export const FINDS: FindKind[] = ['zeros', 'gaps', 'records', 'first'];

/** What the views of a sequence look at, whatever the sequence. */
const VIEWS: Record<string, (value: string) => boolean> = {
  columns: (value) => columnsOf(value) !== undefined,
  range: (value) => rangeOf(value) !== undefined,
  bit: (value) => bitOf(value) !== undefined,
  counts: (value) => COUNTS.includes(value),
  list: (value) => FINDS.some((kind) => kind === value),
};

function isSequenceView(name: string, value: string): boolean {
  return Object.hasOwn(VIEWS, name) && (VIEWS[name]?.(value) ?? false);
}

/** The binary digit that is shown in colour. */
export function bitOf(value: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(value ?? '') && Number(value) < BITS ? Number(value) : undefined;
}

/** What the views look at, from what a link says. `period`: as far as one is known. */
export function lookingOf(view: Record<string, string>, period?: number): Looking {
  const { at, range, bit, columns, list } = view;
  return {
    at: at || undefined,
    range: rangeOf(range),
    bit: bitOf(bit),
    columns: columns === PERIOD ? columnsOf(String(period)) : columnsOf(columns),
    list: FINDS.find((kind) => kind === list),
  };
}

/** How many cells in a row are asked for. */
export function columnsOf(value: string | undefined): number | undefined {
  const columns = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0;
  return columns >= 2 && columns <= WIDEST ? columns : undefined;
}

/** An index of a link, digits or a power, as plain digits, where the game has values at it. */
export function indexOf(game: GameInfo, text: string): string | undefined {
  if (!/^(\d{1,5000}|\d{1,4}\^\d{1,5})$/.test(text)) return undefined;
  const index = whole(text);
  return index >= BigInt(game.first) && index <= whole(game.windowMax) ? String(index) : undefined;
}

/** An index as a link writes it: as it was typed, where that is a power and so the shorter. */
export function indexText(index: string, typed: string): string {
  const power = typed.trim();
  return index.length > 20 && /^\d{1,4}\^\d{1,5}$/.test(power) ? power : index;
}

/** The first index of the page on which an index lies. */
export function pageOf(index: number, first: number, length: number): number {
  return first + Math.floor((index - first) / length) * length;
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
