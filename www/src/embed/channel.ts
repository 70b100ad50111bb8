/*
 * Replies to the requests of the host page, and sends it the events of the frame. Loaded with the
 * first request.
 *
 * Replies and events go only to the origin that made the request: the browser drops them if the
 * host page has another one by then. Before the first request the host page learns heights only.
 */

import type { Emit, Outcome } from '../element/reporter';
import { askError } from '../engine/broken';
import type { Question } from '../question/question';
import type { ViewName } from '../views/registry';
import type { Live } from './live';
import type { Options } from './options';
import type { FrameError, FrameMessage, FrameOptions, FrameState, RequestId } from './protocol';
import { readRequest } from './requests';

/** The view to show; or why there is none, as a code and a sentence. */
export type Reading =
  | { question: Question; show: ViewName }
  | { sorry: string; code: string; question?: Question };

/** What the poster provides. */
export interface Framed {
  readonly options: Options;
  /**
   * `link`: that of the question as the reader has it; `turn` counts the questions; `failed`: why
   * the code that draws did not arrive.
   */
  now(): {
    link: string;
    requested: Reading;
    turn: number;
    failed: FrameError | undefined;
    height: number;
  };
  /** The drawn view; undefined before the frame has started, and if its code did not load. */
  live(): Promise<Live | undefined>;
  /** Shows a question, and starts the frame. Resolves when the view has the question. */
  ask(hash: string): Promise<void>;
  set(changed: Partial<FrameOptions>): Promise<void>;
}

/** A question of the host page without a reply so far. */
interface Asked {
  id: RequestId;
  turn: number;
  /** Whether the view has the question; before, it shows the answer to an earlier one. */
  opened: boolean;
}

export class Channel {
  readonly #frame: Framed;
  /** The target of all messages. */
  #origin = '*';
  #asked: Asked | undefined;
  /** Options are set one after the other. */
  #setting: Promise<void> = Promise.resolve();

  constructor(frame: Framed) {
    this.#frame = frame;
  }

  /** Handles a message of the host page. */
  receive(data: unknown, origin: string): void {
    const request = readRequest(data);
    if (!request) return;
    // An opaque origin cannot be a target: that of a sandboxed page, or of a file.
    this.#origin = origin === 'null' ? '*' : origin;
    const { id } = request;
    if ('wrong' in request) {
      const { wrong: field } = request;
      this.#fail(id, { code: 'bad-request', field, message: `bad-request: ${field}` });
    } else if ('ask' in request) this.#ask(id, request.ask);
    else if ('get' in request) this.#answer(id, this.#state());
    else {
      const set = this.#setting.then(() => this.#frame.set(request.set));
      // The next options are set also if these cannot be.
      this.#setting = set.catch(() => undefined);
      this.#answer(
        id,
        set.then(() => optionsOf(this.#frame.options)),
      );
    }
  }

  /** Sends an event. */
  emit: Emit = (name, detail) => {
    const type = `grundyscope:${name}` as const;
    this.#send({ type, version: 1, ...detail } as FrameMessage);
    // An error can take the place of the view, which is then drawn no more.
    if (name === 'error') this.drawn();
  };

  /** Replies to the open question if the view shows its answer. Called after each drawing. */
  async drawn(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    const live = await this.#frame.live();
    if (this.#asked !== asked) return;
    const { turn, requested } = this.#frame.now();
    if (asked.turn !== turn) return this.#cancel();
    const outcome = asked.opened ? outcomeOf(requested, live) : undefined;
    if (!outcome) return;
    this.#asked = undefined;
    if ('error' in outcome) this.#fail(asked.id, outcome.error);
    else this.#reply(asked.id, outcome.answer);
  }

  async #ask(id: RequestId, hash: string): Promise<void> {
    // A host page repeats its requests if the frame may have missed them.
    if (this.#asked?.id === id) return;
    this.#cancel();
    const opening = this.#frame.ask(hash);
    const asked: Asked = { id, turn: this.#frame.now().turn, opened: false };
    this.#asked = asked;
    try {
      await opening;
    } catch (cause) {
      if (this.#asked !== asked) return;
      this.#asked = undefined;
      this.#fail(id, { field: '', ...askError(cause) });
      return;
    }
    asked.opened = true;
    const live = await this.#frame.live();
    const { requested, failed } = this.#frame.now();
    if (!live && failed && this.#asked === asked && !('sorry' in requested)) {
      this.#asked = undefined;
      this.#fail(id, failed);
    } else this.drawn();
  }

  /** A later question has taken the place of the open one. */
  #cancel(): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked) this.#fail(asked.id, { code: 'cancelled', field: '', message: 'cancelled' });
  }

  async #state(): Promise<FrameState> {
    const live = await this.#frame.live();
    const { link, requested, failed, height } = this.#frame.now();
    const outcome = outcomeOf(requested, live, failed);
    const shown =
      'sorry' in requested ? { question: '', view: '' } : { question: link, view: requested.show };
    const state = { ...shown, ...optionsOf(this.#frame.options), height, complete: outcome !== undefined };
    if (!outcome) return state;
    if ('error' in outcome) return { ...state, complete: false, error: outcome.error };
    return { ...state, ...outcome.answer };
  }

  /** Replies with the result, or with why there is none. */
  async #answer(id: RequestId, work: Promise<unknown>): Promise<void> {
    try {
      this.#reply(id, await work);
    } catch (cause) {
      this.#fail(id, { field: '', ...askError(cause) });
    }
  }

  #reply(id: RequestId, result: unknown): void {
    this.#send({ type: 'grundyscope:reply', version: 1, id, result });
  }

  #fail(id: RequestId, error: FrameError): void {
    this.#send({ type: 'grundyscope:reply', version: 1, id, error });
  }

  #send(message: FrameMessage): void {
    parent.postMessage(message, this.#origin);
  }
}

function outcomeOf(requested: Reading, live: Live | undefined, failed?: FrameError): Outcome {
  if (!('sorry' in requested)) return failed ? { error: failed } : live?.outcome;
  return { error: { code: requested.code, field: '', message: requested.sorry } };
}

function optionsOf({ show, theme, lang, controls, size }: Options): FrameOptions {
  return { show, theme, lang, controls, size };
}
