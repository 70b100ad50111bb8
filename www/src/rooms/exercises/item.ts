/*
 * A question of an exercise, as data: what a seed gives in every language. Kinds (kinds/) make it;
 * views and files write it.
 */

import type { Explanation } from '../../engine/protocol';

/** A part of a text: may be a text itself, a game to be named, or a list of parts. */
export type Part = string | number | Message | { game: string } | readonly Part[];

/** A text of i18n by its key, with its arguments. */
export interface Message {
  text: string;
  with?: Record<string, Part>;
}

/** The kinds of questions, in the order in which the page offers them. */
export const KINDS = ['value', 'next', 'sum', 'outcome', 'move', 'period', 'far', 'product'] as const;
export type KindName = (typeof KINDS)[number];

/** Whether the last move wins or loses, and the kinds of questions that are asked of each. */
export const PLAYS = {
  normal: KINDS,
  misere: ['outcome', 'move'],
} as const satisfies Record<string, readonly KindName[]>;
export type PlayName = keyof typeof PLAYS;

/** What is given with a question: the options and their values, the values of heaps, or neither. */
export const GIVEN = ['options', 'values', 'rule'] as const;
export type GivenName = (typeof GIVEN)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** A game of an exercise. */
export interface PlayedGame {
  /** The canonical notation. */
  game: string;
  /** The least heap: 0; the first coin: 1. */
  first: number;
  /** The largest index to ask about. */
  max: number;
}

/** A table of two rows, or of a few of them if it is long. */
export interface Pairs {
  top: Message;
  bottom: Message;
  pairs: (readonly [top: string | Message, bottom: string])[];
}

export interface Choice {
  /** What is compared with the answer. */
  value: string;
  label: Message;
}

export type Input =
  | { type: 'number' }
  | { type: 'choice'; choices: Choice[] }
  /** A heap, and what a move leaves of it. */
  | { type: 'move'; heaps: Choice[] }
  /** The coins that a move turns. */
  | { type: 'coins' };

/** A wrong answer that a known misconception gives. */
export interface Slip {
  /** The text is `exercise-slip-NAME`. */
  name: string;
  answer: string;
  with?: Message['with'];
}

/** The picture that follows the answer. */
export type Reveal =
  | { type: 'mex'; explanation: Explanation }
  /** Values below each other in binary, and their nim-sum. */
  | { type: 'sum'; rows: { label: Message; value: number }[]; value: number }
  /** Values of which some are marked. */
  | { type: 'values'; from: number; values: number[]; marked: number[] };

/** How difficult it is to find a move: measured, not guessed. */
export interface Difficulty {
  options: number;
  /** Binary digits of the largest value. */
  bits: number;
  heaps: number;
}

export interface Item {
  kind: KindName;
  /** Absent in normal play. */
  play?: 'misere';
  /** Questions with the same identity are the same. */
  identity: string;
  /** The games of the question. */
  games: PlayedGame[];
  ask: Message;
  given: Pairs[];
  input: Input;
  /** The canonical answer. */
  answer: string;
  /** The answer in words, where it is not a number. */
  answerWords?: Message;
  slips: Slip[];
  /** What follows from other wrong answers, by answer. */
  replies?: Record<string, Message>;
  /** Why the answer is right, a sentence each. */
  why: Message[];
  reveal?: Reveal;
  difficulty?: Difficulty;
  /** The choices of a multiple-choice question in files, if the input is not one. */
  choices?: Choice[];
}
