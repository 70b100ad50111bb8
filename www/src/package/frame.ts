/**
 * The package's entry "grundyscope/frame", and dist/grundyscope-frame.js: requests to a frame with
 * `embed.html`, and its events. Small, because it is all that a host page of frames needs.
 */

import type { FrameMessage, FrameOptions, FrameState, HostRequest } from '../embed/protocol';

/** A request without its id. */
type Request = HostRequest extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

interface Waiting {
  message: Request;
  resolve(result: never): void;
  reject(error: Error): void;
}

export class FrameConnection extends EventTarget {
  readonly #frame: HTMLIFrameElement;
  readonly #resize: boolean;
  /** The requests without a reply, by their ids. */
  readonly #waiting = new Map<string, Waiting>();
  /** Whether the document in the frame listens. */
  #ready = false;
  #count = 0;
  /** Another connection to the same frame has other ids. */
  readonly #name = Math.random().toString(36).slice(2);

  constructor(frame: HTMLIFrameElement, { resize = false } = {}) {
    super();
    this.#frame = frame;
    this.#resize = resize;
    addEventListener('message', this.#receive);
    frame.addEventListener('load', this.#greet);
    this.#greet();
  }

  ask(question: string): Promise<unknown> {
    return this.#request({ type: 'grundyscope:ask', question } as Request);
  }

  get(): Promise<FrameState> {
    return this.#request({ type: 'grundyscope:get' } as Request);
  }

  set(options: Partial<FrameOptions>): Promise<FrameOptions> {
    return this.#request({ type: 'grundyscope:set', options } as Request);
  }

  close(): void {
    removeEventListener('message', this.#receive);
    this.#frame.removeEventListener('load', this.#greet);
    for (const { reject } of this.#waiting.values()) reject(failure({ code: 'cancelled' }));
    this.#waiting.clear();
  }

  #request<Result>(message: Request): Promise<Result> {
    // A frame that waits until it is visible cannot reply.
    this.#frame.loading = 'eager';
    return new Promise((resolve, reject) => {
      const id = `${this.#name}-${++this.#count}`;
      this.#waiting.set(id, { message, resolve, reject });
      if (this.#ready) this.#send(id, message);
    });
  }

  /** A frame that is there replies with its height; a new document reports it unasked. */
  #greet = () => {
    this.#ready = false;
    this.#frame.contentWindow?.postMessage({ type: 'grundyscope:hello' }, '*');
  };

  /** Only the site of the frame's address may read requests and send messages. */
  get #origin(): string {
    const { sandbox, src } = this.#frame;
    const opaque = sandbox.length && !sandbox.contains('allow-same-origin');
    return opaque ? 'null' : src && new URL(src).origin;
  }

  #send(id: string, message: Request): void {
    const origin = this.#origin;
    this.#frame.contentWindow?.postMessage({ ...message, id }, origin === 'null' ? '*' : origin);
  }

  #receive = ({ data, source, origin }: MessageEvent) => {
    if (source !== this.#frame.contentWindow || !source || origin !== this.#origin) return;
    const [, name] = /^grundyscope:(\w+)$/.exec(data?.type) ?? [];
    if (name === 'reply') this.#settle(data);
    else if (name) {
      if (name === 'height') this.#listen(data.height);
      this.dispatchEvent(new CustomEvent(name, { detail: data }));
    }
  };

  #listen(height: number): void {
    if (this.#resize) this.#frame.style.height = `${height}px`;
    if (this.#ready) return;
    this.#ready = true;
    // Any request makes the frame send its events.
    this.#send('', { type: 'grundyscope:get' } as Request);
    for (const [id, { message }] of this.#waiting) this.#send(id, message);
  }

  #settle({ id, ...reply }: Extract<FrameMessage, { id: string }>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('error' in reply) waiting?.reject(failure(reply.error));
    else waiting?.resolve(reply.result as never);
  }
}

const failure = (error: { code: string; message?: string }) =>
  Object.assign(new Error(error.message ?? error.code), error);
