/*
 * Requests of the host page, each with an id, and what the frame sends: a reply to each request,
 * and events. Types only; they are part of the npm package (frame.d.ts). The comments of
 * `HostRequest` and `FrameMessage` are the documentation (npm run docs).
 */

/** Chosen by the host page: a text of at most 100 characters. */
export type RequestId = string;

/** The options of the query, which `set` changes. The comments are the documentation: the allowed
 * values, and after "Usual:" the default. */
export interface FrameOptions {
  /** A view of the question: see the next table. Usual: the first one for the question. */
  show: string;
  /** Colours: `auto`, `light`, `dark` or `contrast`. Usual: `auto`, as in the reader's system. */
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** A language tag. English is the only language so far, and stands in for others. Usual: `en`. */
  lang: string;
  /** `none`: a picture that shows the value under the pointer or the arrow keys; `some`: also zoom
   * and selection; `all`: also fields for the question. Usual: `some`. */
  controls: 'none' | 'some' | 'all';
  /** Size of text and drawings: 100 to 300 percent. For a projector, 150 to 200. Usual: `100`. */
  size: number;
}

/** An answer: the event `answer`, and the result of `ask`. */
export interface FrameAnswer {
  /** The name of the view. */
  view: string;
  /** The link of the question, with the "#". */
  question: string;
  /** The answer that the view shows, as text; undefined if it shows none. */
  answer: string | undefined;
}

/** An error: the event `error`, and the reply to a request that failed. */
export interface FrameError {
  /** A code of the engine; or "bad-request", "bad-link", "no-question", "unknown-problem",
   * "unknown-view", "cancelled", "broken" or "load". */
  code: string;
  /** The part of the question or of the request that is wrong; may be empty. */
  field: string;
  message: string;
  /** With the code "load": "connection", "status" (of the host, in `status`), "damaged", "policy",
   * "trusted-types", "memory" or "unsupported". */
  cause?: string | undefined;
  status?: number | undefined;
}

/** A change by the reader, as in the event `change` of the element. */
export interface FrameChange {
  name: string;
  value: string;
  question: string;
}

/** An answer of the reader, as in the event `predict` of the element. */
export interface FramePrediction {
  correct: boolean;
  kind: string;
  number: number;
  answer: string;
  expected: string;
  streak: number;
  question: string;
}

/** A move in a game to play, as in the event `move` of the element. */
export interface FrameMove {
  code: string;
  seat: number;
  by: string;
  moves: string;
  question: string;
}

/** The end of a game to play, or of an exercise, as in the event `end` of the element. */
export type FrameEnd =
  | { winner: number; by: string; moves: string; question: string }
  | { right: number; count: number; question: string };

/** The result of `get`. `question` and `view` are empty if an error is shown in their place. */
export interface FrameState extends FrameOptions {
  question: string;
  view: string;
  /** The height of the content in CSS pixels. */
  height: number;
  /** Whether the view is drawn and complete. */
  complete: boolean;
  answer?: string | undefined;
  error?: FrameError;
}

/** What the host page may request. */
export type HostRequest =
  /** Shows a question and replies when it is answered. The result is as in the event `answer`. A
   * later question cancels it. */
  | { type: 'grundyscope:ask'; id: RequestId; question: string }
  /** Replies with the state: `question`, `view`, `answer` or `error`, `complete`, `height`, and the
   * options. */
  | { type: 'grundyscope:get'; id: RequestId }
  /** Changes any of the options `show`, `theme`, `lang`, `controls` and `size`, all of them or
   * none; the result has all options. */
  | { type: 'grundyscope:set'; id: RequestId; options: Partial<FrameOptions> };

/** What the frame sends to a page that has made a request. */
export type FrameMessage =
  /** The reply to a request. */
  | { type: 'grundyscope:reply'; version: 1; id: RequestId; result: unknown }
  /** The reply to a request that failed. */
  | { type: 'grundyscope:reply'; version: 1; id: RequestId; error: FrameError }
  /** The view is drawn: after the start, and for each new question. */
  | { type: 'grundyscope:answer'; version: 1; view: string; question: string; answer: string | undefined }
  /** The reader changed something, as in the event of the element. */
  | { type: 'grundyscope:change'; version: 1; name: string; value: string; question: string }
  /** A move was made in a game to play, as in the event of the element. */
  | ({ type: 'grundyscope:move'; version: 1 } & FrameMove)
  /** The reader answered a question of `predict`, as in the event of the element. */
  | ({ type: 'grundyscope:predict'; version: 1 } & FramePrediction)
  /** A game to play has ended, or all questions of `predict` are answered. */
  | ({ type: 'grundyscope:end'; version: 1 } & FrameEnd)
  /** The question is wrong, or the engine failed. If something could not be loaded, `code` is
   * "load", and `cause` and `status` are as in the event `error` of the element; so they are in the
   * reply to a request. */
  | {
      type: 'grundyscope:error';
      version: 1;
      code: string;
      field: string;
      message: string;
      cause?: string | undefined;
      status?: number | undefined;
    };
