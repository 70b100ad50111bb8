import { afterEach, beforeEach, vi } from 'vitest';
import { type Client, createClient } from '../../www/src/engine/client';
import type { WorkerLike } from '../../www/src/engine/lane';
import type { AnyCall, AskError, FromWorker, ToWorker } from '../../www/src/engine/protocol';

/** A worker that the test controls; what it is made to say can be chained. */
export class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly received: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker, transfer: Transferable[] = []): void {
    if (this.terminated) throw new Error('a message to a worker that was ended');
    // Transferred buffers are detached in this realm.
    if (transfer.length === 0) structuredClone('request' in message ? message.request : null);
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** The calls that arrived, by name. */
  get calls(): AnyCall[] {
    return this.received.flatMap((message) => ('call' in message ? [message.call] : []));
  }

  /** What the latest call asked. */
  get request(): Record<string, unknown> {
    const last = this.received.at(-1);
    return last && 'request' in last ? (last.request as Record<string, unknown>) : {};
  }

  get module(): WebAssembly.Module | null | undefined {
    const [first] = this.received;
    return first && 'start' in first ? first.start.module : undefined;
  }

  say(message: FromWorker): this {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
    return this;
  }

  ready(): this {
    return this.say({ ready: true });
  }

  #last(): number {
    const last = this.received.at(-1);
    if (!last || !('id' in last)) throw new Error('nothing was called');
    return last.id;
  }

  progress(fraction: number): this {
    return this.say({ id: this.#last(), progress: fraction });
  }

  answer(answer: unknown): this {
    return this.say({ id: this.#last(), answer, milliseconds: 1.5 });
  }

  fail(error: AskError): this {
    return this.say({ id: this.#last(), error });
  }

  error(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }

  messageError(): void {
    this.onmessageerror?.({} as MessageEvent);
  }
}

/** The workers that a client has started. */
export class Workers extends Array<FakeWorker> {
  static override get [Symbol.species]() {
    return Array;
  }

  readonly start = (): FakeWorker => {
    const fresh = new FakeWorker();
    this.push(fresh);
    return fresh;
  };

  /** The nth that was started, from 0. */
  nth(index = 0): FakeWorker {
    const found = this[index];
    if (!found) throw new Error(`only ${this.length} workers were started`);
    return found;
  }

  client(options: Partial<Parameters<typeof createClient>[0]> = {}): Client {
    return createClient({ startWorker: this.start, ...options });
  }
}

/** Before each test, a clock that stands still, and a client whose workers the test controls. */
export function clientOfFakes() {
  const fakes = { workers: new Workers(), client: undefined as unknown as Client };
  beforeEach(() => {
    vi.useFakeTimers();
    fakes.workers = new Workers();
    fakes.client = fakes.workers.client();
  });
  afterEach(() => {
    fakes.client.dispose();
    vi.useRealTimers();
  });
  return fakes;
}
