import type { Client } from './engine/client';
import type { AskError, Calls, Reply } from './engine/protocol';
import { Pace } from './pace';

/** Work that takes longer than this shows a bar. */
const NOTICEABLE = 450;

/** Of smaller n nothing takes long. */
const LONG = 50_000;
/** Seconds from which it is said how long work will take, before it has come any way. */
const SAID = 1;

type Estimates = typeof import('./estimate');
let estimates: Estimates | undefined;

export type Ask = <Name extends keyof Calls>(
  call: Name,
  request: Calls[Name]['request'],
) => Promise<Reply<Name>>;

/**
 * One kind of work for the engine: the newest request counts, an older one is given up. Knows how far it is, and says
 * so only when it takes long enough to be noticed.
 *
 * What comes of it is handed over in the same moment in which the work ends, so that no view can see the end without
 * the result.
 */
export class Work {
  /** Whether to show a bar. */
  visible = false;
  /** The engine has not begun: other work comes first. */
  waiting = true;
  fraction = 0;
  /** Estimate of what is left, in seconds. */
  seconds: number | undefined;
  error: AskError | undefined;
  running = false;
  /** Somebody stopped it, and nothing of its kind has been asked since. */
  stopped = false;

  #client: Client;
  #changed: () => void;
  #abort: AbortController | undefined;
  /** When it is to end, by what such work takes: until it has come some way. */
  #expectedEnd: number | undefined;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** One call. */
  ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    take: (reply: Reply<Name>) => void,
  ): Promise<void> {
    return this.run((ask) => ask(call, request), take, 1, request as object);
  }

  /**
   * Some calls that belong together: all of them count, or none. What goes wrong is in `error` afterwards. Calls that come one
   * after another are `expected` to be so many. `main` is the request that takes long, if one does.
   */
  async run<Result>(
    task: (ask: Ask) => Promise<Result>,
    take: (result: Result) => void,
    expected = 1,
    main: object = {},
  ): Promise<void> {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.running = true;
    this.waiting = true;
    this.fraction = 0;
    this.seconds = undefined;
    this.#expectedEnd = undefined;
    const large = Number((main as { n?: unknown }).n) >= LONG;
    if (large) this.#foresee(main, abort);
    const timer = setTimeout(() => {
      if (this.#abort !== abort) return;
      this.visible = true;
      this.#changed();
    }, NOTICEABLE);
    let end: () => void;
    try {
      const result = await task(this.#asker(abort, expected));
      if (large) estimates?.note(main);
      end = () => take(result);
    } catch (error) {
      end = () => {
        this.error = error as AskError;
        abort.abort();
      };
    }
    clearTimeout(timer);
    if (this.#abort !== abort) return;
    this.#end();
    end();
    this.#changed();
  }

  /** Says how long it will take, as soon as that is known, if it is long. */
  async #foresee(request: object, abort: AbortController): Promise<void> {
    try {
      estimates ??= await import('./estimate');
      const seconds = await estimates.seconds(this.#client, request);
      if (this.#abort !== abort || this.seconds !== undefined || !(seconds && seconds >= SAID)) return;
      this.#expectedEnd = performance.now() + seconds * 1000;
      this.seconds = seconds;
      this.visible = true;
      this.#changed();
    } catch {
      // How far it comes will tell.
    }
  }

  /** What is left of that, or of a little more: it is not over before it is over. */
  #foreseen(now: number): number | undefined {
    return this.#expectedEnd === undefined ? undefined : Math.max(SAID, (this.#expectedEnd - now) / 1000);
  }

  /** Passes calls on and counts how far they are, all together. */
  #asker(abort: AbortController, expected: number): Ask {
    const parts: number[] = [];
    const pace = new Pace();
    const onStart = () => {
      if (!this.waiting || this.#abort !== abort) return;
      this.waiting = false;
      if (this.visible) this.#changed();
    };
    const progress = (part: number, fraction: number) => {
      if (this.#abort !== abort) return;
      parts[part] = fraction;
      const done = parts.reduce((a, b) => a + b, 0) / Math.max(parts.length, expected);
      this.fraction = Math.max(this.fraction, done);
      const now = performance.now();
      this.seconds = pace.left(this.fraction, now) ?? this.#foreseen(now);
      if (this.visible) this.#changed();
    };
    return async (call, request) => {
      const part = parts.push(0) - 1;
      pace.restart();
      const onProgress = (fraction: number) => progress(part, fraction);
      const reply = await this.#client.ask(call, request, { signal: abort.signal, onProgress, onStart });
      progress(part, 1);
      return reply;
    };
  }

  #end(): void {
    this.#abort = undefined;
    this.running = false;
    this.visible = false;
  }

  /** Gives up, at once, and forgets how the last one ended. */
  cancel(): void {
    const abort = this.#abort;
    this.#end();
    this.error = undefined;
    this.stopped = false;
    if (abort) estimates?.forget();
    abort?.abort();
  }

  /** The same because somebody wishes it: that will be said. */
  stop(): void {
    const { running } = this;
    if (!running) return;
    this.cancel();
    this.stopped = true;
  }
}
