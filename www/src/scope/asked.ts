/* What is asked by attributes, in the notation of links: a question, and the view of it. Pure functions. */

import type { GrundyscopeError } from '../engine/protocol';
import { GAME, NIMBERS, type Question, toHash } from '../question';
import { TWO_HEAPS } from '../rooms/beginnings';
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

export function asked(attributes: Iterable<readonly [string, string]>): Asked | Trouble {
  const given: Record<string, string> = Object.create(null);
  for (const [name, value] of attributes) given[name] = value;
  const said = (name: (typeof NAMES)[number]) => given[name]?.trim() ?? '';
  const [view, wanted] = [said('view').toLowerCase(), said('controls').toLowerCase()];
  const known = VIEWS.find((name) => name === view);
  if (view && !known) return wrong('unknown-view', view);
  const controls = CONTROLS.find((name) => name === wanted) ?? 'some';
  const looked = {
    at: said('at'),
    range: said('range'),
    columns: said('width'),
    bit: said('bit'),
    counts: said('counts'),
  };
  const full = (question: Question, usual: ViewName): Asked => ({
    view: known ?? usual,
    controls,
    question: spare(question),
  });

  if (said('problem')) {
    const more = Object.entries(given).filter(([name]) => ARGUMENT.test(name) && !OTHERS.has(name));
    const args = { n: said('n'), ...Object.fromEntries(more) };
    return full(
      { problem: said('problem'), arguments: args, view: { game: said('game'), ...looked } },
      'answer',
    );
  }
  if (said('expression') || known === 'calculator')
    return full({ problem: NIMBERS, arguments: { e: said('expression') || '6*7' }, view: {} }, 'calculator');
  if (!said('game')) return wrong('nothing-asked', '');
  const two = gameOf(said('game'));
  // Of Fibonacci nim there is a sequence too.
  if (two && (known === 'heat' || two !== 'fibonacci-nim'))
    return full({ problem: TWO_HEAPS, arguments: { game: two }, view: { at: looked.at } }, 'heat');
  return full(
    { problem: GAME, arguments: { game: said('game'), n: said('n') || USUAL_N }, view: looked },
    'chart',
  );
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

function wrong(code: 'unknown-view' | 'nothing-asked', value: string): Trouble {
  return { code, field: '', message: code, allowed: VIEWS.join(', '), value: value.slice(0, 60) };
}
