/* A batch of questions: the list as typed, and the answers with the list that they belong to. */

import type { Client } from '../../engine/client';
import type { Calls, Problem, Reply } from '../../engine/protocol';
import { Resource } from '../../engine/resource';

type Request = Calls['batch']['request'];

export class Batch {
  /** The list; undefined until the reader enters one. */
  text: string | undefined;
  /** Whether the first line is the number of lines that follow. */
  countLine = false;
  readonly work: Resource<Request, Request & Reply<'batch'>>;

  #changed: () => void;

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.work = new Resource(client, changed, {
      load: async (ask, request) => ({ ...request, ...(await ask('batch', request)) }),
    });
  }

  /** The answers, with the list that they belong to. */
  get answered() {
    return this.work.value;
  }

  /** Whether the answers belong to an earlier list. */
  get stale(): boolean {
    const { answered } = this;
    return answered !== undefined && (answered.text !== this.text || answered.countLine !== this.countLine);
  }

  /** Called for another problem: drops everything. */
  clear(): void {
    this.work.clear();
    this.text = undefined;
    this.countLine = false;
  }

  /** Sets the list while it is typed. */
  write(text: string, countLine: boolean): void {
    this.text = text;
    this.countLine = countLine;
    this.#changed();
  }

  ask({ id }: Problem, text: string, countLine: boolean): void {
    this.write(text, countLine);
    this.work.retry();
    if (text.trim() === '') this.work.clear();
    else this.work.want({ problem: id, text, countLine });
  }
}
