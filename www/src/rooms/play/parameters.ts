/* The parameters of a match. Pure functions. */

import type { SumName } from '../../engine/protocol';
import { like, oneOf, type Parameters } from '../../question/parameter';
import type { Question } from '../../question/question';
import { misereIn, playOf, sumOf } from '../../question/typed/sums';
import { play } from './index';

/** How the machine plays; "two": it does not, two people do. */
export const LEVELS = ['perfect', 'forgetful', 'random', 'two'] as const;
export type Level = (typeof LEVELS)[number];

/** How often a forgetful player plays perfectly, in percent. */
const DEFAULT_SKILL = 70;

/** The last hint: all of the reasoning. */
export const LAST_HINT = 4;

/** The next hint that says something new, by whether the position is won; else undefined. */
export function nextHint(hint: number, won: boolean): number | undefined {
  if (hint >= LAST_HINT) return undefined;
  return hint === 2 && !won ? LAST_HINT : hint + 1;
}

/** What a link says about the players and what is shown. */
export interface Settings {
  level: Level;
  /** How often a forgetful machine plays perfectly, in percent. */
  skill: number;
  /** Whether the machine moves first. */
  engineFirst: boolean;
  seed: string;
  /** "on": all hints are shown; "off": there are none; "": when the reader asks. */
  hints: 'on' | 'off' | '';
  /** How many hints the reader has asked for. */
  hint: number;
  /** The position that is shown, by the number of moves before it; undefined: the current one. */
  at: number | undefined;
  /** The move whose refutation is shown, from 0 on. */
  why: number | undefined;
}

export function settingsOf({ view }: Question): Settings {
  const number = (name: string) => (/^\d{1,5}$/.test(view[name] ?? '') ? Number(view[name]) : undefined);
  const hints = view.hints === 'on' || view.hints === 'off' ? view.hints : '';
  const why = number('why');
  return {
    level: levelOf(view.level) ?? 'perfect',
    skill: Math.min(100, number('skill') ?? DEFAULT_SKILL),
    engineFirst: view.first === 'engine',
    seed: view.seed ?? '',
    hints,
    hint: hints === 'on' ? LAST_HINT : hints === 'off' ? 0 : Math.min(LAST_HINT, number('hint') ?? 0),
    at: number('at'),
    why: why === undefined ? undefined : why - 1,
  };
}

export function levelOf(name: string | undefined): Level | undefined {
  return LEVELS.find((level) => level === name?.trim().toLowerCase());
}

export const isMisere = ({ arguments: { heaps = '', play } }: Question): boolean =>
  playOf(play) === 'misere' || misereIn(heaps) !== undefined;

/** How a move in a sum is made. */
export const sumIn = ({ arguments: { sum } }: Question): SumName => sumOf(sum) ?? 'disjunctive';

const count = like(/^\d{1,5}$/);

export const playParameters: Parameters = {
  arguments: [
    {
      name: 'heaps',
      attribute: 'position',
      default: play.usual.heaps,
      written: 'always',
    },
    { name: 'sum', read: sumOf, default: 'disjunctive' },
    {
      name: 'play',
      // Misère play is that of moves in one component.
      read: (value, question) => (sumIn(question) === 'disjunctive' ? playOf(value) : normal(value)),
      default: 'normal',
    },
  ],
  view: [
    /** How the engine plays: "perfect" (the default), "forgetful", "random"; "two": two people
     * play. */
    { name: 'level', read: levelOf },
    /** How often a forgetful engine plays perfectly, in percent. Default: "70". */
    { name: 'skill', read: like(/^\d{1,2}$|^100$/) },
    /** "engine": the engine makes the first move in a game to play. Default: the reader. */
    { name: 'first', read: oneOf('engine', 'you') },
    /** The random moves of the engine depend on this word: "7". */
    { name: 'seed', read: like(/^[\w-]{1,40}$/) },
    /**
     * "on": a game to play shows who wins, and why, from the beginning; "off": never. Default: when
     * the reader asks.
     */
    { name: 'hints', read: oneOf('on', 'off') },
    /** The moves made so far in a game to play, as in its link: "2-3.1-1". */
    { name: 'moves', read: like(/^[\w.-]+$/) },
    { name: 'hint', attribute: false, read: like(/^[0-4]$/) },
    { name: 'at', attribute: false, read: count },
    { name: 'why', attribute: false, read: like(/^[1-9]\d{0,4}$/) },
  ],
};

export const parametersOf = () => playParameters;

function normal(value: string): string | undefined {
  return playOf(value) === 'normal' ? 'normal' : undefined;
}
