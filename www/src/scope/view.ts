/* What every view of a question is: it loads by a client, and draws. No address bar, no page, no attributes. */

import type { TemplateResult } from 'lit';
import type { Client } from '../engine/client';
import type { AskError, Calls, GameInfo, Problem, Reply } from '../engine/protocol';
import { text } from '../i18n/index';
import { calledGame } from '../parts/called-game';
import { GAME, NIMBERS, type Question } from '../question';
import { TWO_HEAPS, ZECKENDORF } from '../rooms/beginnings';
import { gameKey, shownTo } from '../state';
import type { Work } from '../work';
import type { Controls, ViewName } from './attributes';

/** Whoever holds a view. */
export interface Holder {
  client: Client;
  controls: Controls;
  /** Where a question's own page is; empty: nowhere. */
  site: string;
  /** There is something else to be drawn. */
  changed(): void;
  /** The reader wants something else: the name of an attribute, and its value. */
  say(name: string, value: string): void;
  /** The reader has gone on to another question, which is shown already. */
  went(question: Question): void;
}

export interface View {
  /** Its own style sheets, besides those that all views share. */
  readonly sheets: readonly CSSStyleSheet[];
  /** What runs, or went wrong. */
  readonly work: Work;
  /** What else is wrong with the question. */
  readonly error?: AskError | undefined;
  /** What it is about, for people; empty until that is known. */
  readonly name: string;
  /** Stands above it, where the view does not say itself what it shows; a heading only where there are others below. */
  readonly title: { name: string; notation: string; heading?: boolean } | undefined;
  /** Whether there is something to be seen, and what it says, where it is an answer. */
  readonly there: boolean;
  /** False where what it is about is still to come. */
  readonly whole?: boolean;
  readonly answer: string | undefined;
  /** All arguments that the question can have, with their usual values, once they are known. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  show(question: Question): void;
  draw(): TemplateResult;
  /** Gives up what is not finished. */
  leave(): void;
}

export type Enter = (holder: Holder, view: ViewName) => View;

/** What is fetched when the first view of its kind is to be seen. */
const LOAD = {
  answer: () => import('./views/answer'),
  chart: () => import('./views/chart'),
  strip: () => import('./views/strip'),
  histogram: () => import('./views/histogram'),
  table: () => import('./views/table'),
  heat: () => import('./views/heat'),
  explanation: () => import('./views/explanation'),
  calculator: () => import('./views/answer'),
  value: () => import('./views/explanation'),
  list: () => import('./views/list'),
  compare: () => import('./views/compare'),
} satisfies Record<string, Load>;

/** What else is asked for by the same names. */
const ELSEWHERE: Record<string, Record<string, Load>> = {
  [NIMBERS]: {
    answer: () => import('./views/calculator'),
    calculator: () => import('./views/calculator'),
    explanation: () => import('./views/nimber-steps'),
    heat: () => import('./views/nimber-tables'),
  },
  [TWO_HEAPS]: { explanation: () => import('./views/heat') },
};

type Load = () => Promise<{ enter: Enter }>;

/** All views of a Zeckendorf representation come together; each other view alone. The same function for what is the same there. */
export function loader(view: ViewName, { problem }: Question): Load {
  if (problem === ZECKENDORF) return ofZeckendorf;
  return ELSEWHERE[problem]?.[view] ?? LOAD[view as keyof typeof LOAD];
}

const ofZeckendorf = () => import('./views/zeckendorf');

export type Ask = <Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
) => Promise<Reply<Name>>;

/** The title of a sequence: what it is called, and its notation where that is something else. */
export function titleOf(subject: Subject | undefined): View['title'] {
  const { name = '', game } = subject ?? {};
  return { name, notation: game && game.game !== name ? game.game : '' };
}

/** A sequence that is asked for, as the engine understands it. */
export interface Subject {
  game: GameInfo;
  /** What it is called, in the language in which this is asked. */
  readonly name: string;
  /** Plain digits. */
  n: string;
  /** The greatest index that is shown, and whether the question goes further. */
  last: number;
  cut: boolean;
}

/** Which sequence a question is about: of a game, or the one that lies under a problem. */
export async function subjectOf(
  ask: Ask,
  { problem: id, arguments: given, view }: Question,
): Promise<Subject> {
  if (id === GAME) {
    const game = (await ask('game', { game: short(given.game ?? '', 'game') })).answer;
    const n = (await ask('number', { text: short(given.n ?? '', 'n'), game: game.game })).answer.value;
    return {
      game,
      n,
      get name() {
        return calledGame(game.game);
      },
      ...shownTo(game, n),
    };
  }
  const problem = await problemOf(ask, id);
  const usual = problem.parameters.find(({ name }) => name === 'n')?.default ?? '';
  const asked = { text: short(given.n ?? usual, 'n'), problem: problem.id, parameter: 'n' };
  const n = (await ask('number', asked)).answer.value;
  const game = problem.games.find((info) => info.game === view.game) ?? problem.games[0];
  if (!game) throw unknown('unknown-game', 'game', view.game ?? '');
  return {
    game,
    n,
    get name() {
      return text(`game-${gameKey(game.game)}`);
    },
    ...shownTo(game, n),
  };
}

export async function problemOf(ask: Ask, id: string): Promise<Problem> {
  const { answer } = await ask('catalogue', {});
  const found = answer.find((problem) => problem.id === id);
  if (!found) throw unknown('unknown-problem', 'problem', id);
  return found;
}

/** More characters than this are neither number nor game: the engine is not asked. */
const LONGEST = 20_000;

export function short(given: string, field: string): string {
  if (given.length > LONGEST) throw { ...unknown('too-long', field, ''), min: '1', max: String(LONGEST) };
  return given;
}

function unknown(
  code: 'unknown-problem' | 'unknown-game' | 'too-long',
  field: string,
  value: string,
): AskError {
  return { code, field, value: value.slice(0, 60), message: code, allowed: '' } as AskError;
}
