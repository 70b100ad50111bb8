/* The question of a match in links. Pure functions. */

import type { SumName } from '../../engine/protocol';
import type { Question } from '../../question/question';
import { sumOf } from '../../question/typed/sums';
import { defaultPlayQuestion, PLAY } from './entry';
import { DEFAULT_SKILL, LEVELS, type Level } from './players';

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

export function isMisere({ arguments: { play } }: Question): boolean {
  return play?.trim().toLowerCase().replace('è', 'e') === 'misere';
}

/** How a move in a sum is made. */
export const sumIn = ({ arguments: { sum } }: Question): SumName => sumOf(sum) ?? 'disjunctive';

/** The valid values of the view parameters. */
const VALID: Record<string, (value: string) => boolean> = {
  level: (value) => levelOf(value) !== undefined,
  skill: (value) => /^\d{1,2}$|^100$/.test(value),
  first: (value) => value === 'engine' || value === 'you',
  seed: (value) => /^[\w-]{1,40}$/.test(value),
  hints: (value) => value === 'on' || value === 'off',
  hint: (value) => /^[0-4]$/.test(value),
  moves: (value) => /^[\w.-]+$/.test(value),
  at: (value) => /^\d{1,5}$/.test(value),
  why: (value) => /^[1-9]\d{0,4}$/.test(value),
};

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitisePlay({ arguments: given, view }: Question): {
  question: Question;
  dropped: string[];
} {
  const { heaps, play, sum, ...others } = given;
  const dropped = Object.entries(others).filter(([, value]) => value !== '');
  const misere = isMisere({ problem: PLAY, arguments: given, view });
  const chosen = sumOf(sum);
  if (sum && !chosen) dropped.push(['sum', sum]);
  const compound = chosen !== undefined && chosen !== 'disjunctive';
  // Misère play is that of moves in one component.
  if (play && misere && compound) dropped.push(['play', play]);
  if (play && !misere && play.trim().toLowerCase() !== 'normal') dropped.push(['play', play]);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (value === '') continue;
    if (Object.hasOwn(VALID, name) && VALID[name]?.(value)) kept[name] = value;
    else dropped.push([name, value]);
  }
  return {
    question: {
      problem: PLAY,
      arguments: {
        heaps: heaps ?? defaultPlayQuestion().arguments.heaps ?? '',
        ...(compound ? { sum: chosen } : misere ? { play: 'misere' } : {}),
      },
      view: kept,
    },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}
