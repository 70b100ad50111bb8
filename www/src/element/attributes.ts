/**
 * The interface of `<grundy-scope>`: attributes, events, parts and custom properties. The comment
 * of each field is its documentation (scripts/docs.mjs).
 */

import type { Controls } from '../views/view';

/** Attributes, and properties of the same names. Every value is text, as in links; the element
 * shows an invalid value as an error and never throws. The language is that of HTML's `lang`, on
 * the element or around it, or else English. */
export interface ScopeAttributes {
  /** A game, by notation or name: "octal:0.77", "take:squares", "kayles"; "wythoff" and "euclid"
   * have only a heat map and its explanation. */
  game: string | null;
  /** A problem: "nim-square", "stones", "flipping-game", "fibonacci-nim"; or "zeckendorf", a number
   * as a sum of Fibonacci numbers. Its other parameters are attributes of the same names, such as
   * `heaps` and `modulus`. With `game`, the views of a sequence show that one of the problem's
   * games. */
  problem: string | null;
  /** The last index of a game's sequence (default "200"), or a problem's N: "10^5", "2^20-1". */
  n: string | null;
  /** An expression of nimbers: "6*7", "sqrt(2)". */
  expression: string | null;
  /** The view: "answer", "calculator", "explanation", "chart", "strip", "histogram", "table",
   * "value", "list", "compare", "heat", "sum", "play" or "word", as for `show` in a frame. Default:
   * the answer of a problem, the chart of a game, the value of an expression. */
  view: ScopeView | null;
  /** The selected index: "71". In a heat map and in the tables of nimbers, a cell: "4,7". */
  at: string | null;
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
  /** The number of steps of the explanation of a Zeckendorf representation: "2". Default: all. */
  step: string | null;
  /** The index of the first letter of the Fibonacci word in view: "100". */
  from: string | null;
  /** The most stones that the first move of Fibonacci nim may take: "5". Default: all but one. */
  limit: string | null;
  /** The moves made so far in Fibonacci nim: "4.1.2". */
  moves: string | null;
  /** "engine": the engine makes the first move in Fibonacci nim. Default: the reader. */
  first: string | null;
  /**
   * "on": Fibonacci nim shows who wins from the beginning. Default, "off": when the reader asks.
   */
  hints: string | null;
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
  | 'sum'
  | 'play'
  | 'word';
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
   * "unknown-view", "nothing-asked" or "nothing-beside". If something could not be loaded, `code`
   * is "load", and `cause` is "connection", "status" (of the host, in `status`), "damaged" (half a
   * file, or one of another version), "policy", "trusted-types", "memory" or "unsupported". Error
   * listeners on `window` receive it too. */
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
  'expression',
  'view',
  'at',
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
  'theme',
  'controls',
  'site',
] as const satisfies readonly (keyof ScopeAttributes)[];
