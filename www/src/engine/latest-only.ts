import { askError } from './broken';
import type { Client } from './client';
import type { AskOptions } from './lane';
import type { AskError, Calls, Reply } from './protocol';

type Task = {
  [Name in keyof Calls]: {
    call: Name;
    request: Calls[Name]['request'];
    take: (answer: Reply<Name>['answer']) => void;
  };
}[keyof Calls];

interface LatestOnlyOptions {
  /** Another lane than the calls' own. */
  lane?: AskOptions['lane'];
  /**
   * Takes the error of a call. Left out: the views keep their picture, and the next movement
   * requests a new one.
   */
  failed?(error: AskError): void;
}

/**
 * Runs one call at a time while the reader pans or zooms; of the calls requested meanwhile, only
 * the newest runs next. A running call is never cancelled, which could end the worker and lose its
 * computed results; where a call is cancelled for a newer one, use `Resource`.
 */
export class LatestOnly {
  #client: Client;
  #running = false;
  #next: Task | undefined;
  #options: LatestOnlyOptions;
  /** Increased by `forget`: an answer to a call of an earlier turn is dropped. */
  #turn = 0;

  constructor(client: Client, options: LatestOnlyOptions = {}) {
    this.#client = client;
    this.#options = options;
  }

  get busy(): boolean {
    return this.#running;
  }

  /** Passes the answer to `take`, and an error to `failed`. */
  ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    take: (answer: Reply<Name>['answer']) => void,
  ): void {
    this.#next = { call, request, take } as unknown as Task;
    if (!this.#running) this.#run();
  }

  /** Drops the waiting call and the answer of the running one. */
  forget(): void {
    this.#turn++;
    this.#next = undefined;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let task = this.#next; task; task = this.#next) {
      this.#next = undefined;
      const turn = this.#turn;
      const { lane, failed } = this.#options;
      try {
        const { answer } = await this.#client.ask(task.call, task.request as never, { lane });
        if (turn === this.#turn) (task.take as (answer: unknown) => void)(answer);
      } catch (caught) {
        if (turn === this.#turn) failed?.(askError(caught));
      }
    }
    this.#running = false;
  }
}
