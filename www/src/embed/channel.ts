/*
 * Replies to the requests of the host page, and sends it the events of the element, only to the
 * origin that made the request. Before the first request the host page learns heights only.
 */

import type { Outcome } from '../element/reporter';
import type { ReadRequest } from './messages';
import type { FrameError, FrameMessage, FrameOptions, FrameState, RequestId } from './protocol';

/** What the document of the frame provides. */
export interface Framed {
  readonly options: FrameOptions;
  /** The question and the view; both are empty if an error is shown in their place. */
  shown(): Pick<FrameState, 'question' | 'view' | 'height'>;
  /** What is shown of the latest question; undefined until it is complete. */
  outcome(): Outcome;
  /** Shows a question, and starts the frame. */
  ask(link: string): void;
  set(changed: Partial<FrameOptions>): Promise<void>;
}

export class Channel {
  readonly #frame: Framed;
  /** The target of all messages; empty before the first request. */
  #origin = '';
  /** The question of the host page without a reply so far. */
  #asked: RequestId | undefined;
  /** Options are set one after the other. */
  #setting: Promise<void> = Promise.resolve();

  constructor(frame: Framed) {
    this.#frame = frame;
  }

  receive(request: ReadRequest, origin: string): void {
    // An opaque origin cannot be a target: that of a sandboxed page, or of a file.
    this.#origin = origin === 'null' ? '*' : origin;
    const { id } = request;
    if ('wrong' in request) {
      const { wrong: field } = request;
      this.#fail(id, { code: 'bad-request', field, message: `bad-request: ${field}` });
    } else if ('ask' in request) this.#ask(id, request.ask);
    else if ('get' in request) this.#reply(id, this.#state());
    else this.#setting = this.#setting.then(() => this.#set(id, request.set));
  }

  /** Sends an event. */
  emit(name: string, detail: object): void {
    this.#send({ type: `grundyscope:${name}`, version: 1, ...detail } as FrameMessage);
  }

  /** Replies to the open question if its answer is shown. Called after each drawing. */
  settle(): void {
    const outcome = this.#frame.outcome();
    const id = this.#asked;
    if (id === undefined || !outcome) return;
    this.#asked = undefined;
    if ('error' in outcome) this.#fail(id, outcome.error);
    else this.#reply(id, outcome.answer);
  }

  /** A later question takes the place of the open one. */
  cancel(): void {
    const id = this.#asked;
    this.#asked = undefined;
    if (id !== undefined) this.#fail(id, { code: 'cancelled', field: '', message: 'cancelled' });
  }

  #ask(id: RequestId, link: string): void {
    // A host page repeats its requests if the frame may have missed them.
    if (this.#asked === id) return;
    this.#frame.ask(link);
    this.#asked = id;
  }

  /** Never rejects: the next options are set also if these cannot be. */
  async #set(id: RequestId, changed: Partial<FrameOptions>): Promise<void> {
    try {
      await this.#frame.set(changed);
      this.#reply(id, { ...this.#frame.options });
    } catch (cause) {
      this.#fail(id, { code: 'broken', field: '', message: String(cause) });
    }
  }

  #state(): FrameState {
    const outcome = this.#frame.outcome();
    const state = { ...this.#frame.options, ...this.#frame.shown(), complete: outcome !== undefined };
    if (!outcome) return state;
    if ('error' in outcome) return { ...state, complete: false, error: outcome.error };
    return { ...state, ...outcome.answer };
  }

  #reply(id: RequestId, result: unknown): void {
    this.#send({ type: 'grundyscope:reply', version: 1, id, result });
  }

  #fail(id: RequestId, error: FrameError): void {
    this.#send({ type: 'grundyscope:reply', version: 1, id, error });
  }

  #send(message: FrameMessage): void {
    if (this.#origin) parent.postMessage(message, this.#origin);
  }
}
