/* Many questions at once: the list as it stands, and the answers together with the list that they belong to. */

import type { Client } from './engine/client';
import type { BatchAnswer, Problem } from './engine/protocol';
import { Work } from './work';

export class Many {
  /** The list; undefined while nobody has written one. */
  text: string | undefined;
  /** Whether the first line says how many follow. */
  countLine = false;
  answered: { text: string; countLine: boolean; answer: BatchAnswer; milliseconds: number } | undefined;
  readonly work: Work;

  #changed: () => void;

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.work = new Work(client, changed);
  }

  /** Whether the answers belong to an earlier list. */
  get stale(): boolean {
    const { answered } = this;
    return answered !== undefined && (answered.text !== this.text || answered.countLine !== this.countLine);
  }

  /** Another problem: nothing of this applies to it. */
  clear(): void {
    this.work.cancel();
    this.text = undefined;
    this.countLine = false;
    this.answered = undefined;
  }

  /** Somebody writes. */
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
