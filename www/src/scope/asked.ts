/* What is asked by attributes, in the notation of links: a question, and the view of it. Pure functions. */

import { type RoomName, roomOf, SHOWS } from '../embed/shows';
import type { GrundyscopeError } from '../engine/protocol';
import { GAME, NIMBERS, type Question, toHash } from '../question';
import { TWO_HEAPS, ZECKENDORF } from '../rooms/beginnings';
import { FINDS } from '../state';
import { gameOf } from '../two-heaps';
import { CONTROLS, type Controls, NAMES, VIEWS, type ViewName } from './attributes';

export interface Asked {
  view: ViewName;
  controls: Controls;
  /** As a link of the page would say it; arguments that a problem does not have are among them. */
  question: Question;
}

/** What is wrong before the engine is asked, in the shape of its own errors. */
export type Trouble = GrundyscopeError;

const USUAL_N = '200';
/** Attributes of HTML, and those that say how it looks here; all others may be arguments of a problem. */
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

/** What can be shown of each, the usual view first: what a frame shows of it. */
const SHOWN: Record<RoomName, readonly ViewName[]> = SHOWS;

const SEQUENCE = {
  at: 'at',
  range: 'range',
  columns: 'width',
  bit: 'bit',
  counts: 'counts',
  list: 'list',
} as const;

/** Where in a question an attribute's value goes, and under which name. */
const LOOKED: Record<RoomName, Record<string, (typeof NAMES)[number]>> = {
  problems: { game: 'game', ...SEQUENCE },
  games: { ...SEQUENCE, with: 'with' },
  'two-heaps': { at: 'at' },
  nimbers: { at: 'at', table: 'table', row: 'row', column: 'column', side: 'side', bit: 'bit' },
  zeckendorf: { step: 'step', limit: 'limit', moves: 'moves', first: 'first', hints: 'hints', from: 'from' },
};

export function asked(attributes: Iterable<readonly [string, string]>): Asked | Trouble {
  const given: Record<string, string> = Object.create(null);
  for (const [name, value] of attributes) given[name] = value;
  const said = (name: (typeof NAMES)[number]) => given[name]?.trim() ?? '';
  const [view, wanted] = [said('view').toLowerCase(), said('controls').toLowerCase()];
  const controls = CONTROLS.find((name) => name === wanted) ?? 'some';
  const full = (problem: string, args: Record<string, string>): Asked | Trouble => {
    const kind = roomOf(problem);
    const views = SHOWN[kind];
    const shown = views.find((name) => name === view);
    if (view && !shown) return wrong('unknown-view', view, views);
    const looked = Object.entries(LOOKED[kind]).map(([name, attribute]) => [name, said(attribute)]);
    const question = spare({ problem, arguments: args, view: Object.fromEntries(looked) });
    if (shown === 'list') question.view.list = FINDS.find((list) => list === question.view.list) ?? 'zeros';
    if (shown === 'compare' && !question.view.with) return wrong('nothing-beside', '', views);
    return { view: shown ?? views[0] ?? 'answer', controls, question };
  };

  const named = said('problem');
  if (named === ZECKENDORF) {
    if (view === 'heat') return full(TWO_HEAPS, { game: 'fibonacci-nim' });
    return full(ZECKENDORF, { n: said('n') || '100', plus: said('plus') });
  }
  // Links have names for what is no problem, too.
  if (named && roomOf(named) === 'problems') {
    const more = Object.entries(given).filter(([name]) => ARGUMENT.test(name) && !OTHERS.has(name));
    return full(named, { n: said('n'), ...Object.fromEntries(more) });
  }
  if (said('expression') || named === NIMBERS || (view === 'calculator' && !said('game')))
    return full(NIMBERS, { e: said('expression') || '6*7' });
  if (!said('game')) return wrong('nothing-asked', '', VIEWS);
  const two = gameOf(said('game'));
  // Of Fibonacci nim there is a sequence too.
  if (two && (view === 'heat' || two !== 'fibonacci-nim')) return full(TWO_HEAPS, { game: two });
  return full(GAME, { game: said('game'), n: said('n') || USUAL_N });
}

export function isTrouble(found: Asked | Trouble): found is Trouble {
  return 'code' in found;
}

/** The question's link, with the "#". */
export function linkOf({ question }: Asked): string {
  return toHash(question);
}

function spare({ problem, arguments: given, view }: Question): Question {
  const said = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
  return { problem, arguments: said(given), view: said(view) };
}

function wrong(
  code: 'unknown-view' | 'nothing-asked' | 'nothing-beside',
  value: string,
  views: readonly ViewName[],
): Trouble {
  return { code, field: '', message: code, allowed: views.join(', '), value: value.slice(0, 60) };
}
