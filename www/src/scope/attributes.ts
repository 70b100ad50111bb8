/**
 * What people can say to `<grundy-scope>`, and what it says to them: the one place where that is written down. Each field's
 * comment is its documentation.
 */

/** Attributes, and properties of the same names. Everything is text, as in links; what cannot be read is told, never thrown.
 * The language is that of HTML's own `lang`, on the element or around it, as far as it is known here; English otherwise. */
export interface ScopeAttributes {
  /** A game, by notation or name: "octal:0.77", "take:squares", "kayles"; "wythoff" and "euclid" have a heat map only. */
  game: string | null;
  /** A problem: "nim-square", "stones", "flipping-game", "fibonacci-nim"; or "zeckendorf", a number as a sum of Fibonacci numbers.
   * Its other arguments are attributes of their own names, such as `heaps` and `modulus`. With `game`, the views of a sequence
   * show that one of the problem's games. */
  problem: string | null;
  /** How far, or for which N: "200", "10^5", "2^20-1". A game is shown to 200 where nothing is said. */
  n: string | null;
  /** An expression of nimbers: "6*7", "sqrt(2)". */
  expression: string | null;
  /** What is shown: "answer", "calculator", "explanation", "chart", "strip", "histogram", "table", "value", "list", "compare",
   * "heat", "sum", "play" or "word": the names of a frame's `show`, for the same questions. Where nothing is said: a problem's
   * answer, a game's chart, an expression's value. */
  view: string | null;
  /** The index that is looked at: "71". In a heat map, and in the tables of nimbers, a cell: "4,7". */
  at: string | null;
  /** The stretch of the sequence that is in view: "1000-2000". */
  range: string | null;
  /** Cells in a row of the strip: "50", or "period". As many as fit where nothing is said. */
  width: string | null;
  /** The binary digit of the values that is shown in colour, 0 the lowest. */
  bit: string | null;
  /** How the histogram counts: "log", "sum" or "log-sum". */
  counts: string | null;
  /** What `list` lists: "zeros" (the default: P-positions), "gaps", "records" or "first", the first index of each value. */
  list: string | null;
  /** The table of nimbers that `heat` shows of an expression: "product" (the default), "sum", "power" or "quotient". */
  table: string | null;
  /** The first row of that table that is in view, 0 where nothing is said. */
  row: string | null;
  /** Its first column that is in view, 0 where nothing is said. */
  column: string | null;
  /** How many of its rows and columns are in view: "8" to "65536". 16 where nothing is said. */
  side: string | null;
  /** The game that `compare` sets beside the first: "octal:0.07". */
  with: string | null;
  /** The number that `sum` adds to n, in Fibonacci numbers: "54" where nothing is said. */
  plus: string | null;
  /** How many steps of the explanation of a Zeckendorf representation are shown: "2". All where nothing is said. */
  step: string | null;
  /** The first letter of the Fibonacci word that is shown: "100". */
  from: string | null;
  /** How many stones may be taken at first in Fibonacci nim, where it is not all but one: "5". */
  limit: string | null;
  /** The moves that were made in Fibonacci nim: "4.1.2". */
  moves: string | null;
  /** Who begins in Fibonacci nim: "engine". The reader where nothing is said. */
  first: string | null;
  /** "off": in Fibonacci nim, who wins is not told before the reader asks. */
  hints: string | null;
  /** "auto" (the default: as the page around it, by its `color-scheme`), "light", "dark" or "contrast". */
  theme: string | null;
  /** "none": a picture that can be read and no more; "some" (the default): with the view's own controls; "all": with fields for
   * the question too. */
  controls: string | null;
  /** The address of a Grundyscope, for the link that opens the question there. The script tag knows its own. "none": no link. */
  site: string | null;
}

/** Events. All of them bubble, and leave shadow roots. */
export interface ScopeEvents {
  /** There is something to be seen: after the start, and for each other question. `question` is its link, with the "#"; `answer`
   * what it comes to, where the view is about one. */
  answer: CustomEvent<{ view: string; question: string; answer: string | undefined }>;
  /** Something is wrong with what was said, or with the engine. `code` is one of the engine's, or "unknown-view",
   * "nothing-asked", "nothing-beside". Listeners for errors of scripts on `window` hear of it too. */
  error: CustomEvent<{ code: string; field: string; message: string }>;
  /** The reader chose something else: an attribute's name and its new value. The attribute stays as it is. */
  change: CustomEvent<{ name: string; value: string; question: string }>;
}

/** Parts, for `grundy-scope::part(…)`. */
export type ScopePart =
  /** All of it. */
  | 'frame'
  /** The picture, the table, the answer. */
  | 'view'
  /** The fields for the question. */
  | 'controls'
  /** What is wrong. */
  | 'error'
  /** The link to the question's own page. */
  | 'link';

/** Every custom property of www/src/styles/tokens.css has one that overrides it: `--grundyscope-` and its name. These are the
 * ones that matter most. */
export type ScopeProperty =
  /** What is written with, and on. What lies between the two, such as rules and fields, is mixed of them where they are said. */
  | '--grundyscope-ink'
  | '--grundyscope-paper'
  /** What can be acted on, and the value 0. */
  | '--grundyscope-act'
  | '--grundyscope-zero'
  /** Families of type. */
  | '--grundyscope-serif'
  | '--grundyscope-sans'
  /** The size of type that all others follow, and what is drawn with them: 16px where nothing is said. For projectors: 24px. */
  | '--grundyscope-size'
  /** The height that is kept free until there is something to be seen. */
  | '--grundyscope-height';

export const VIEWS = [
  'answer',
  'chart',
  'strip',
  'histogram',
  'table',
  'value',
  'list',
  'heat',
  'explanation',
  'calculator',
  'compare',
  'sum',
  'play',
  'word',
] as const;
export type ViewName = (typeof VIEWS)[number];

export const CONTROLS = ['none', 'some', 'all'] as const;
export type Controls = (typeof CONTROLS)[number];

/** Those that have a property each. */
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
