/* Reads the attributes of an element: a question as in links, and its view. Pure functions. */

import { isOwnRule } from '../engine/builds';
import type { GrundyscopeError } from '../engine/protocol';
import { isTableRule, tableGameOf } from '../grid/table-games';
import { type Question, toHash } from '../question/question';
import { EXERCISE, WORKSHEET } from '../rooms/exercises/entry';
import { GAME } from '../rooms/games/entry';
import { LAB } from '../rooms/lab/entry';
import { LESSON, LESSONS } from '../rooms/lessons/entry';
import { NIMBERS } from '../rooms/nimbers/entry';
import { PLAY } from '../rooms/play/entry';
import { POSITION } from '../rooms/positions/entry';
import { TWO_HEAPS } from '../rooms/two-heaps/entry';
import { ZECKENDORF } from '../rooms/zeckendorf/entry';
import { LIST_KINDS } from '../sequence/parameters';
import { allViews, type RoomName, roomOf, type ViewName, viewsIn } from '../views/registry';
import type { Controls } from '../views/view';
import { CONTROLS, NAMES } from './attributes';

export interface ElementQuestion {
  view: ViewName;
  controls: Controls;
  /** As read from a link, before the room drops arguments that the problem does not have. */
  question: Question;
}

/** An error in the attributes, in the shape of the engine's errors. */
export type AttributeError = GrundyscopeError;

const DEFAULT_N = '200';
/** Attributes that are no arguments of a problem: those of the element, and global ones of HTML. */
const OTHERS = new Set<string>([
  ...NAMES,
  'id',
  'class',
  'style',
  'lang',
  'dir',
  'slot',
  'part',
  'title',
  'role',
  'hidden',
]);
const ARGUMENT = /^[a-z][a-z0-9]{0,59}$/;

const SEQUENCE = {
  at: 'at',
  range: 'range',
  columns: 'width',
  bit: 'bit',
  counts: 'counts',
  list: 'list',
} as const;

/** The attribute of each view parameter of a link, by the room of the question. */
export const VIEW_ATTRIBUTES: Record<RoomName, Record<string, (typeof NAMES)[number]>> = {
  problems: { game: 'game', ...SEQUENCE },
  games: { ...SEQUENCE, with: 'with' },
  'two-heaps': { at: 'at', layer: 'layer' },
  positions: {},
  play: { level: 'level', skill: 'skill', first: 'first', seed: 'seed', hints: 'hints', moves: 'moves' },
  lab: { at: 'at' },
  exercises: { at: 'at' },
  lessons: {},
  nimbers: { at: 'at', table: 'table', row: 'row', column: 'column', side: 'side', bit: 'bit' },
  zeckendorf: { step: 'step', limit: 'limit', moves: 'moves', first: 'first', hints: 'hints', from: 'from' },
};

export function readAttributes(
  attributes: Iterable<readonly [string, string]>,
): ElementQuestion | AttributeError {
  const given: Record<string, string> = Object.create(null);
  for (const [name, value] of attributes) given[name] = value;
  const attr = (name: (typeof NAMES)[number]) => given[name]?.trim() ?? '';
  const [view, requestedControls] = [attr('view').toLowerCase(), attr('controls').toLowerCase()];
  const controls = CONTROLS.find((name) => name === requestedControls) ?? 'some';
  const ask = (problem: string, args: Record<string, string>): ElementQuestion | AttributeError => {
    const room = roomOf(problem);
    const views: readonly ViewName[] = viewsIn(room);
    const known = views.find((name) => name === view);
    if (view && !known) return attributeError('unknown-view', view, views);
    const parameters = Object.entries(VIEW_ATTRIBUTES[room]).map(([name, attribute]) => [
      name,
      attr(attribute),
    ]);
    const question = withoutEmpty({ problem, arguments: args, view: Object.fromEntries(parameters) });
    if (known === 'list')
      question.view.list = LIST_KINDS.find((list) => list === question.view.list) ?? 'zeros';
    if (known === 'compare' && !question.view.with) return attributeError('nothing-beside', '', views);
    return { view: known ?? views[0] ?? 'answer', controls, question };
  };

  const problem = attr('problem');
  const learning = learningOf(view, attr);
  if (learning) return ask(...learning);
  if (problem === ZECKENDORF) {
    if (view === 'heat') return ask(TWO_HEAPS, { game: 'fibonacci-nim' });
    return ask(ZECKENDORF, { n: attr('n') || '100', plus: attr('plus') });
  }
  // Names of other rooms, such as "game", are ignored.
  if (problem && roomOf(problem) === 'problems') {
    const more = Object.entries(given).filter(([name]) => ARGUMENT.test(name) && !OTHERS.has(name));
    return ask(problem, { n: attr('n'), ...Object.fromEntries(more) });
  }
  if (attr('position'))
    return view === 'play'
      ? ask(PLAY, { heaps: attr('position'), play: attr('play'), sum: attr('sum') })
      : ask(POSITION, { heaps: attr('position'), play: attr('play'), sum: attr('sum') });
  if (attr('expression') || problem === NIMBERS || (view === 'calculator' && !attr('game')))
    return ask(NIMBERS, { e: attr('expression') || '6*7' });
  if (!attr('game')) return attributeError('nothing-asked', '', allViews());
  return ask(...gameOf(view, attr));
}

type Attr = (name: (typeof NAMES)[number]) => string;
type RoomAndArguments = [problem: string, args: Record<string, string>];

/** A lesson or an exercise; undefined if the attributes ask for neither. */
function learningOf(view: string, attr: Attr): RoomAndArguments | undefined {
  if (attr('lesson')) return [LESSON, { name: attr('lesson'), step: attr('step') }];
  if (view === 'lesson') return [LESSONS, {}];
  if (view !== 'predict' && view !== 'worksheet') return undefined;
  const names = ['play', 'kinds', 'level', 'given', 'count', 'seed'] as const;
  const settings = Object.fromEntries(names.map((name) => [name, attr(name)]));
  const exercise = { game: attr('game') || 'kayles', ...settings };
  if (view === 'predict') return [EXERCISE, exercise];
  return [WORKSHEET, { ...exercise, versions: attr('versions'), answers: attr('answers') }];
}

/** The room of the attribute `game`: a product's board, a table, or a sequence. */
function gameOf(view: string, attr: Attr): RoomAndArguments {
  const game = attr('game');
  const board = boardOf(game, attr);
  if (board) return [LAB, board];
  const table = isTableRule(game) || !isOwnRule(game) ? tableGameOf(game) : undefined;
  // Fibonacci nim also has a sequence, which its other views show.
  if (table && (view === 'heat' || table !== 'fibonacci-nim')) return [TWO_HEAPS, { game: table }];
  return [GAME, { game, n: attr('n') || DEFAULT_N }];
}

/** The board of a product, "coins:ruler x coins:twins"; undefined for any other game. */
function boardOf(game: string, attr: Attr): Record<string, string> | undefined {
  const [first, second] = game.split(/\s+[x×]\s+/i);
  if (!first || !second) return undefined;
  const [rows, columns, heads] = [attr('rows') || '8', attr('columns') || '8', attr('heads') || 'all'];
  return { first, second, rows, columns, heads };
}

export function isError(found: ElementQuestion | AttributeError): found is AttributeError {
  return 'code' in found;
}

/** The question's link, with the "#". */
export function hashOf({ question }: ElementQuestion): string {
  return toHash(question);
}

function withoutEmpty({ problem, arguments: given, view }: Question): Question {
  const filled = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
  return { problem, arguments: filled(given), view: filled(view) };
}

function attributeError(
  code: 'unknown-view' | 'nothing-asked' | 'nothing-beside',
  value: string,
  views: readonly ViewName[],
): AttributeError {
  return {
    code,
    field: '',
    message: code,
    allowed: { code: 'views', values: { names: [...views] } },
    value: value.slice(0, 60),
  };
}
