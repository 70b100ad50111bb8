import type { Client } from './engine/client';
import type { Calls, Reply } from './engine/protocol';

type Task = {
  [Name in keyof Calls]: {
    call: Name;
    request: Calls[Name]['request'];
    take: (answer: Reply<Name>['answer']) => void;
  };
}[keyof Calls];

/**
 * Pictures for somebody who moves: one is asked for at a time, and of those that are wished for meanwhile only the newest
 * is asked for next. None is ever given up half-way, which might cost the engine what it remembers.
 */
export class Newest {
  #client: Client;
  #running = false;
  #next: Task | undefined;
  /** What was asked before somebody forgot it counts no more. */
  #turn = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  get busy(): boolean {
    return this.#running;
  }

  /** What comes of it is handed over, unless it fails: then there is nothing to be drawn. */
  ask<Name extends keyof Calls>(
    call: Name,
    request: Calls[Name]['request'],
    take: (answer: Reply<Name>['answer']) => void,
  ): void {
    this.#next = { call, request, take } as unknown as Task;
    if (!this.#running) this.#run();
  }

  /** Nothing of this is wanted any more. */
  forget(): void {
    this.#turn++;
    this.#next = undefined;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let task = this.#next; task; task = this.#next) {
      this.#next = undefined;
      const turn = this.#turn;
      try {
        const { answer } = await this.#client.ask(task.call, task.request as never);
        if (turn === this.#turn) (task.take as (answer: unknown) => void)(answer);
      } catch {
        // The views keep what they have, and the next movement asks again.
      }
    }
    this.#running = false;
  }
}
