/**
 * The interface of `<grundy-scope>`: attributes, events, parts and custom properties. The comment
 * of each field is its documentation (npm run docs); that of most attributes stands above the
 * row of the parameter in its room.
 */

import type { GrundyscopeError } from '../engine/protocol';
import type { BrokenLink, Question } from '../question/question';
import type { Controls } from '../rooms/view';
import type { ViewName } from '../views/registry';

/**
 * The attributes, in the order of their documentation. Each has a property, also before any room is
 * loaded: tests/unit/parameters.test.ts compares them with the parameters.
 */
export const NAMES = [
  'game',
  'problem',
  'n',
  'position',
  'rows',
  'columns',
  'heads',
  'play',
  'sum',
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
] as const;

/** Attributes that are no parameters of a question. */
export interface OwnAttributes {
  /** A problem: "nim-square", "stones", "flipping-game", "fibonacci-nim"; or "zeckendorf", a number
   * as a sum of Fibonacci numbers. Its other parameters are attributes of the same names, such as
   * `heaps` and `modulus`. */
  problem: string;
  /** The view: "answer", "calculator", "explanation", "chart", "strip", "histogram", "table",
   * "value", "list", "compare", "heat", "lab", "lesson", "sum", "play", "predict", "worksheet" or
   * "word", as for `show` in a frame. Default: the answer of a problem, the chart of a game, the
   * value of an expression, the board of two games. */
  view: ScopeView;
  /** "auto" (the default: follows the page's `color-scheme`), "light", "dark" or "contrast". */
  theme: ScopeTheme;
  /** "none": a picture that can only be read; "some" (the default): with the controls of the view;
   * "all": with fields for the question too. */
  controls: ScopeControls;
  /** The address of a Grundyscope site, for the link that opens the question there. Default: the
   * site of the script. "none": no link. */
  site: string;
}

/** The values of parameters that TypeScript knows; those of the others are any text. */
interface Words {
  play: 'normal' | 'misere';
  answers: 'on' | 'off';
}

/** Attributes, and properties of the same names. Every value is text, as in links; the element
 * shows an invalid value as an error and never throws. The language is that of HTML's `lang`, on
 * the element or around it, or else English. */
export type ScopeAttributes = {
  [Name in (typeof NAMES)[number]]: (Name extends keyof Known ? Known[Name] : string) | null;
};
type Known = OwnAttributes & Words;

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
  /** An attribute or the link is invalid, or the engine failed. `code` is a code of the engine, or
   * "unknown-view", "nothing-asked", "nothing-beside", "bad-link" or "no-question"; or "broken" if
   * a part of the view threw an exception, which is in `message`. If something could not be loaded,
   * `code` is "load", and `cause` is "connection", "status" (of the host, in `status`), "damaged"
   * (half a file, or one of another version), "policy", "trusted-types", "memory" or "unsupported".
   * Error listeners on `window` receive it too. */
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

/** What attributes ask (question.ts). */
export interface ElementQuestion {
  view: ViewName;
  controls: Controls;
  /** As read from a link, before the room drops arguments that the problem does not have. */
  question: Question;
}

/** An error in the attributes or in the link, in the shape of the engine's errors. */
export type AttributeError = GrundyscopeError & { reason?: BrokenLink['reason'] };

export const isError = (found: ElementQuestion | AttributeError): found is AttributeError => 'code' in found;
