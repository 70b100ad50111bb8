/* Reads the attributes of an element: a question as in links, and its view. Pure functions. */

import { isOwnRule } from '../engine/builds';
import { isTableRule, tableGameOf } from '../grid/table-games';
import { defaultOf, type Parameter, type Parameters } from '../question/parameter';
import type { Question } from '../question/question';
import type { Need } from '../rooms/definition';
import { ROOMS } from '../rooms/index';
import { nameFor } from '../rooms/needs';
import { allViews, type RoomName, roomOf, type ViewName, viewsIn } from '../views/registry';
import { type AttributeError, type ElementQuestion, NAMES } from './attributes';
import { type Attributes, attributeError, controlsOf } from './link';

type ParametersOf = (question: Question) => Parameters;
const MODULES = import.meta.glob<ParametersOf>('./*/parameters.ts', {
  base: '../rooms',
  eager: true,
  import: 'parametersOf',
});

/**
 * The parameters of all rooms: an element reads its attributes before it loads a room. The page has
 * those of a room with the room.
 */
export const PARAMETERS = Object.fromEntries(
  ROOMS.map(({ id }) => [id, MODULES[`./${id}/parameters.ts`]]),
) as Record<RoomName, ParametersOf>;

type Attr = (name: string) => string;

/** Attributes that are no arguments of a problem: those of the element, and global ones of HTML. */
const OTHERS = new Set<string>([
  ...NAMES,
  ...['id', 'class', 'style', 'lang', 'dir', 'slot', 'part', 'title', 'role', 'hidden'],
]);
const ARGUMENT = /^[a-z][a-z0-9]{0,59}$/;

export function readAttributes(attributes: Attributes): ElementQuestion | AttributeError {
  const given: Record<string, string> = Object.create(null);
  for (const [name, value] of attributes) given[name] = value;
  const attr: Attr = (name) => given[name]?.trim() ?? '';
  const view = attr('view').toLowerCase();
  const controls = controlsOf(attr('controls').toLowerCase());
  const [problem, known = {}] = asked(view, attr) ?? [];
  if (!problem) return attributeError('nothing-asked', '', allViews());
  const room = roomOf(problem);
  const views: readonly ViewName[] = viewsIn(room);
  const name = view ? views.find((one) => one === view) : (views[0] ?? 'answer');
  if (!name) return attributeError('unknown-view', view, views);
  const question: Question = { problem, arguments: {}, view: {} };
  const rows = PARAMETERS[room](question);
  for (const row of rows.arguments) {
    const value = known[row.name] ?? argumentValue(row, attr, question);
    if (value) question.arguments[row.name] = value;
  }
  if (room === PROBLEMS) Object.assign(question.arguments, othersOf(given));
  for (const row of rows.view) {
    const needed = row.neededBy === name;
    const value = needed ? neededValue(row, attr, question) : typed(row, attr);
    if (value) question.view[row.name] = value;
    else if (needed) return attributeError('nothing-beside', '', views);
  }
  return { view: name, controls, question };
}

function argumentValue(row: Parameter, attr: Attr, question: Question): string | undefined {
  return typed(row, attr) || (row.written === 'always' ? defaultOf(row, question) : undefined);
}

/** The arguments that only a problem has. */
function othersOf(given: Record<string, string>): Record<string, string> {
  const isOther = (name: string) => ARGUMENT.test(name) && !OTHERS.has(name);
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== '' && isOther(name)));
}

/** The value of an attribute that the view needs: as given, if it is valid, or the default. */
function neededValue(row: Parameter, attr: Attr, question: Question): string | undefined {
  const value = typed(row, attr);
  const valid = value !== '' && (!row.read || row.read(value, question) !== undefined);
  return valid ? value : defaultOf(row, question);
}

function typed({ name, attribute = name, factor }: Parameter, attr: Attr): string {
  const value = attribute ? attr(attribute) : '';
  return factor === undefined ? value : (factorsOf(value)?.[factor] ?? '');
}

/** The two games of the attribute of a product; undefined for any other game. */
function factorsOf(game: string): [string, string] | undefined {
  const [first, second] = game.split(/\s+[x×]\s+/i);
  return first && second ? [first, second] : undefined;
}

/** What attributes ask: the first part of a link, and arguments other than their attributes say. */
type Asked = [problem: string | undefined, known?: Record<string, string>];

/** The needs that a view asks, whatever the other attributes are. */
const OF_VIEWS = new Map<string, Need>([
  ['lesson', 'lessons'],
  ['predict', 'exercises'],
  ['worksheet', 'worksheet'],
]);

/** The room whose names are those of problems. */
const PROBLEMS = roomOf('');

/** Undefined if the attributes ask for nothing. */
function asked(view: string, attr: Attr): Asked | undefined {
  const learning = attr('lesson') ? 'lesson' : OF_VIEWS.get(view);
  if (learning) return [nameFor(learning)];
  const [problem, game] = [attr('problem'), attr('game')];
  if (problem && problem === nameFor('representation'))
    return view === 'heat' ? [nameFor('table'), { game: 'fibonacci-nim' }] : [problem];
  // Names of other rooms, such as "game", are ignored.
  if (problem && roomOf(problem) === PROBLEMS) return [problem];
  if (attr('position')) return [nameFor(view === 'play' ? 'match' : 'position')];
  const nimber = nameFor('nimber');
  if (attr('expression') || problem === nimber || (view === 'calculator' && !game)) return [nimber];
  return game ? askedOf(game, view) : askedByArgument(attr);
}

/** What the attribute `game` asks: a product's board, a table, or a sequence. */
function askedOf(game: string, view: string): Asked {
  if (factorsOf(game)) return [nameFor('product')];
  const table = isTableRule(game) || !isOwnRule(game) ? tableGameOf(game) : undefined;
  // Fibonacci nim also has a sequence, which its other views show.
  return table && (view === 'heat' || table !== 'fibonacci-nim')
    ? [nameFor('table'), { game: table }]
    : [nameFor('sequence')];
}

/** A room none of whose arguments is one of another room: what its first argument asks. */
function askedByArgument(attr: Attr): Asked | undefined {
  for (const { id, names, serves } of ROOMS) {
    const [problem = ''] = names;
    const [row] = PARAMETERS[id]({ problem, arguments: {}, view: {} }).arguments;
    if (!serves && problem && row && typed(row, attr)) return [problem];
  }
  return undefined;
}
