/**
 * The interface of `<grundy-scope>`: attributes, events, parts and custom properties. The comment
 * of each field is its documentation (scripts/docs.mjs).
 */

import type { GrundyscopeError } from '../engine/protocol';
import type { Question } from '../question/question';
import type { ViewName } from '../views/registry';
import type { Controls } from '../views/view';

/** Attributes, and properties of the same names. Every value is text, as in links; the element
 * shows an invalid value as an error and never throws. The language is that of HTML's `lang`, on
 * the element or around it, or else English. */
export interface ScopeAttributes {
  /** A game, by notation or name: "octal:0.77", "take:squares", "kayles"; "wythoff" and "euclid"
   * have only a heat map and its explanation. Two coin-turning games, "coins:ruler x coins:twins",
   * have the view `lab`. */
  game: string | null;
  /** A problem: "nim-square", "stones", "flipping-game", "fibonacci-nim"; or "zeckendorf", a number
   * as a sum of Fibonacci numbers. Its other parameters are attributes of the same names, such as
   * `heaps` and `modulus`. With `game`, the views of a sequence show that one of the problem's
   * games. */
  problem: string | null;
  /** The last index of a game's sequence (default "200"), or a problem's N: "10^5", "2^20-1". */
  n: string | null;
  /** A position, as typed: "kayles 3 5 7 and nim 4", "take:squares:{29,5}". */
  position: string | null;
  /** The number of rows of a board of two games, 1 to 24. Default: "8". */
  rows: string | null;
  /** The number of its columns, 1 to 24. Default: "8". */
  columns: string | null;
  /** Its heads: "all" (the default), "none", or cells: "2,3.5,7" for row 2, column 3 and row 5,
   * column 7. */
  heads: string | null;
  /** How a position or an exercise is played: "normal" (the default: the last move wins) or
   * "misere". */
  play: 'normal' | 'misere' | null;
  /** In which components of a position a move is made: "disjunctive" (the default: in one),
   * "selective", "conjunctive", or "moore:2" (in one or two heaps of nim). */
  sum: string | null;
  /** An expression of nimbers: "6*7", "sqrt(2)". */
  expression: string | null;
  /** A lesson: "nim", "mex", "kayles"; its names are those in links. Without one, `view="lesson"`
   * shows the path through all lessons. */
  lesson: string | null;
  /** The view: "answer", "calculator", "explanation", "chart", "strip", "histogram", "table",
   * "value", "list", "compare", "heat", "lab", "lesson", "sum", "play", "predict", "worksheet" or
   * "word", as for `show` in a frame. Default: the answer of a problem, the chart of a game, the
   * value of an expression, the board of two games. */
  view: ScopeView | null;
  /** The kinds of questions of `predict`, with commas between them: "value", "next", "sum",
   * "outcome", "move", "period", "far", "product". Default: "value,outcome,move". */
  kinds: string | null;
  /** What `predict` gives with a question: "options" and their values, "values" of heaps, or the
   * "rule" alone. Default: by the level, in this order. */
  given: string | null;
  /** The number of questions of `predict`: "1" to "50". Default: "10". */
  count: string | null;
  /** The versions of a `worksheet`, with consecutive seeds: "1" (the default) to "20". */
  versions: string | null;
  /** The answer key of a `worksheet`: "on" (the default) or "off". */
  answers: 'on' | 'off' | null;
  /** The selected index: "71". In a heat map and in the tables of nimbers, a cell: "4,7". */
  at: string | null;
  /** The layer of the table of a rule of three numbers: the third number, "0" to "99". Default:
   * "0". */
  layer: string | null;
  /** The part of the sequence in view: "1000-2000". */
  range: string | null;
  /** Cells in a row of the strip: "50", or "period". Default: as many as fit. */
  width: string | null;
  /** The binary digit of the values that colours show, 0 for the lowest. */
  bit: string | null;
  /** The scale of the histogram: "log", "sum" (cumulated) or "log-sum". */
  counts: string | null;
  /** What `list` lists: "zeros" (the default: P-positions), "gaps", "records" or "first", the first
   * index of each value. */
  list: string | null;
  /** The table of nimbers that `heat` shows of an expression: "product" (the default), "sum",
   * "power" or "quotient". */
  table: string | null;
  /** The first row of that table in view. Default: 0. */
  row: string | null;
  /** The first column of that table in view. Default: 0. */
  column: string | null;
  /** The number of its rows and columns in view: "8" to "65536". Default: "16". */
  side: string | null;
  /** The second game of `compare`: "octal:0.07". */
  with: string | null;
  /** The number that `sum` adds to n. Default: "54". */
  plus: string | null;
  /** The number of steps of the explanation of a Zeckendorf representation: "2". Default: all. Of a
   * lesson: the step in view. Default: the first. */
  step: string | null;
  /** The index of the first letter of the Fibonacci word in view: "100". */
  from: string | null;
  /** The most stones that the first move of Fibonacci nim may take: "5". Default: all but one. */
  limit: string | null;
  /** The moves made so far in a game to play, as in its link: "2-3.1-1"; in Fibonacci nim:
   * "4.1.2". */
  moves: string | null;
  /** "engine": the engine makes the first move in a game to play. Default: the reader. */
  first: string | null;
  /**
   * "on": a game to play shows who wins, and why, from the beginning; "off": never. Default: when
   * the reader asks.
   */
  hints: string | null;
  /** How the engine plays: "perfect" (the default), "forgetful", "random"; "two": two people play.
   * Of `predict`, the level: "1" (the default), "2" or "3". */
  level: string | null;
  /** How often a forgetful engine plays perfectly, in percent. Default: "70". */
  skill: string | null;
  /** The random moves of the engine depend on this word: "7". Of `predict`, a whole number: the
   * same seed gives the same questions. Default: "1". */
  seed: string | null;
  /** "auto" (the default: follows the page's `color-scheme`), "light", "dark" or "contrast". */
  theme: ScopeTheme | null;
  /** "none": a picture that can only be read; "some" (the default): with the controls of the view;
   * "all": with fields for the question too. */
  controls: ScopeControls | null;
  /** The address of a Grundyscope site, for the link that opens the question there. Default: the
   * site of the script. "none": no link. */
  site: string | null;
}

/** The views; which of them a question has is in the table of views. */
export type ScopeView =
  | 'answer'
  | 'calculator'
  | 'explanation'
  | 'chart'
  | 'strip'
  | 'histogram'
  | 'table'
  | 'value'
  | 'list'
  | 'compare'
  | 'heat'
  | 'lab'
  | 'sum'
  | 'play'
  | 'word'
  | 'lesson'
  | 'predict'
  | 'worksheet';
/** The colours. */
export type ScopeTheme = 'auto' | 'light' | 'dark' | 'contrast';
/** The amount of controls. */
export type ScopeControls = 'none' | 'some' | 'all';

/** What a template may set: a text may be a number too; null and undefined remove an attribute. */
export type ScopeInput = {
  [Name in keyof ScopeAttributes]?:
    | ScopeAttributes[Name]
    | (string extends ScopeAttributes[Name] & string ? number : never)
    | undefined;
} & {
  /** The number of heaps of Nim Square. */
  heaps?: string | number | null | undefined;
  /** The modulus of Fibonacci nim. */
  modulus?: string | number | null | undefined;
};

/** Events. All of them bubble, and leave shadow roots. */
export interface ScopeEvents {
  /** The view is drawn: after the start, and for each new question. `question` is its link, with
   * the "#"; `answer` is the answer, if the view has one. */
  answer: CustomEvent<{ view: string; question: string; answer: string | undefined }>;
  /** An attribute is invalid, or the engine failed. `code` is a code of the engine, or
   * "unknown-view", "nothing-asked" or "nothing-beside"; or "broken" if a part of the view threw an
   * exception, which is in `message`. If something could not be loaded, `code` is "load", and
   * `cause` is "connection", "status" (of the host, in `status`), "damaged" (half a file, or one of
   * another version), "policy", "trusted-types", "memory" or "unsupported". Error listeners on
   * `window` receive it too. */
  error: CustomEvent<{
    code: string;
    field: string;
    message: string;
    cause?: string | undefined;
    status?: number | undefined;
  }>;
  /** The reader changed something: the name of an attribute and its new value. The attribute itself
   * does not change. */
  change: CustomEvent<{ name: string; value: string; question: string }>;
  /** A move was made in a game to play. `by` is "you", "engine" or, of two people, "player"; `seat`
   * is 0 for the player who began; `code` is the move as in links, and `moves` all of them. */
  move: CustomEvent<{ code: string; seat: number; by: string; moves: string; question: string }>;
  /** The reader answered a question of `predict`: whether rightly; its kind and its number, from 1;
   * the answer as typed and the right one; and how many were right in a row. */
  predict: CustomEvent<{
    correct: boolean;
    kind: string;
    number: number;
    answer: string;
    expected: string;
    streak: number;
    question: string;
  }>;
  /** A game to play has ended: who has won; or all questions of `predict` are answered: how many of
   * them rightly. */
  end: CustomEvent<
    | { winner: number; by: string; moves: string; question: string }
    | { right: number; count: number; question: string }
  >;
}

/** Parts, for `grundy-scope::part(…)`. */
export type ScopePart =
  /** The whole element. */
  | 'frame'
  /** The picture, the table, the answer. */
  | 'view'
  /** The fields for the question. */
  | 'controls'
  /** The error message. */
  | 'error'
  /** The link to the question's own page. */
  | 'link';

/** Every custom property of www/src/ui/tokens.css has one that overrides it: `--grundyscope-` and
 * its name. These are the ones that matter most. */
export type ScopeProperty =
  /** Text and background. If they are set, the colours of rules and fields are mixed from them. */
  | '--grundyscope-ink'
  | '--grundyscope-paper'
  /** Links and buttons, and the value 0. */
  | '--grundyscope-act'
  | '--grundyscope-zero'
  /** Font families. */
  | '--grundyscope-serif'
  | '--grundyscope-sans'
  /** The font size on which all others and the drawings depend. Default: 16px. For projectors:
   * 24px. */
  | '--grundyscope-size'
  /** The height that is reserved until the view is drawn. */
  | '--grundyscope-height';
export const CONTROLS = ['none', 'some', 'all'] as const satisfies readonly Controls[];

/** The attributes that are reflected by properties. */
export const NAMES = [
  'game',
  'problem',
  'n',
  'position',
  'play',
  'sum',
  'rows',
  'columns',
  'heads',
  'expression',
  'lesson',
  'view',
  'kinds',
  'given',
  'count',
  'versions',
  'answers',
  'at',
  'layer',
  'range',
  'width',
  'bit',
  'counts',
  'list',
  'table',
  'row',
  'column',
  'side',
  'with',
  'plus',
  'step',
  'from',
  'limit',
  'moves',
  'first',
  'hints',
  'level',
  'skill',
  'seed',
  'theme',
  'controls',
  'site',
] as const satisfies readonly (keyof ScopeAttributes)[];

/** What attributes ask (question.ts). */
export interface ElementQuestion {
  view: ViewName;
  controls: Controls;
  /** As read from a link, before the room drops arguments that the problem does not have. */
  question: Question;
}

/** An error in the attributes, in the shape of the engine's errors. */
export type AttributeError = GrundyscopeError;

export const isError = (found: ElementQuestion | AttributeError): found is AttributeError => 'code' in found;
