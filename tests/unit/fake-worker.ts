import type { WorkerLike } from '../../www/src/engine/lane';
import type { AnyCall, AskError, FromWorker, ToWorker } from '../../www/src/engine/protocol';

/** A worker that the test controls. */
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

  get module(): WebAssembly.Module | null | undefined {
    const [first] = this.received;
    return first && 'start' in first ? first.start.module : undefined;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  ready(): void {
    this.say({ ready: true });
  }

  #last(): number {
    const last = this.received.at(-1);
    if (!last || !('id' in last)) throw new Error('nothing was called');
    return last.id;
  }

  progress(fraction: number): void {
    this.say({ id: this.#last(), progress: fraction });
  }

  answer(answer: unknown): void {
    this.say({ id: this.#last(), answer, milliseconds: 1.5 });
  }

  fail(error: AskError): void {
    this.say({ id: this.#last(), error });
  }

  error(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }

  messageError(): void {
    this.onmessageerror?.({} as MessageEvent);
  }
}
