/* A batch of questions: the list as typed, and the answers with the list that they belong to. */

import type { Client } from '../../engine/client';
import type { BatchAnswer, Problem } from '../../engine/protocol';
import { EngineTask } from '../../engine/task';

export class Batch {
  /** The list; undefined until the reader enters one. */
  text: string | undefined;
  /** Whether the first line is the number of lines that follow. */
  countLine = false;
  answered: { text: string; countLine: boolean; answer: BatchAnswer; milliseconds: number } | undefined;
  readonly work: EngineTask;

  #changed: () => void;

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.work = new EngineTask(client, changed);
  }

  /** Whether the answers belong to an earlier list. */
  get stale(): boolean {
    const { answered } = this;
    return answered !== undefined && (answered.text !== this.text || answered.countLine !== this.countLine);
  }

  /** Called for another problem: drops everything. */
  clear(): void {
    this.work.cancel();
    this.text = undefined;
    this.countLine = false;
    this.answered = undefined;
  }

  /** Sets the list while it is typed. */
  write(text: string, countLine: boolean): void {
    this.text = text;
    this.countLine = countLine;
    this.#changed();
  }

  ask({ id }: Problem, text: string, countLine: boolean): void {
    this.write(text, countLine);
    if (text.trim() === '') {
      this.work.cancel();
      this.answered = undefined;
      return;
    }
    this.work.ask('batch', { problem: id, text, countLine }, ({ answer, milliseconds }) => {
      this.answered = { text, countLine, answer, milliseconds };
    });
  }
}
