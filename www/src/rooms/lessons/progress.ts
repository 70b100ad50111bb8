/*
 * Which steps the learner has seen and which lessons are done. Kept in this browser only; where
 * storage is forbidden, as in sandboxed frames, until the document is closed.
 */

import { LESSON_NAMES, type LessonName } from './path';

const KEY = 'grundyscope-lessons';

interface Seen {
  /** The step that was open last. */
  at: number;
  /** Whether every task at the end was solved. */
  done: boolean;
}

export class Progress {
  #seen: Partial<Record<LessonName, Seen>>;

  constructor() {
    this.#seen = read();
  }

  /** The step that was open last; undefined for a lesson that was not begun. */
  stepOf(name: LessonName): number | undefined {
    return this.#seen[name]?.at;
  }

  isDone(name: LessonName): boolean {
    return this.#seen[name]?.done ?? false;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#seen).length === 0;
  }

  visit(name: LessonName, at: number): void {
    this.#seen[name] = { at, done: this.isDone(name) };
    this.#write();
  }

  finish(name: LessonName): void {
    this.#seen[name] = { at: this.stepOf(name) ?? 1, done: true };
    this.#write();
  }

  clear(): void {
    this.#seen = {};
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Storage is forbidden, so there is nothing to remove.
    }
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#seen));
    } catch {
      // Forbidden or full: the progress lasts as long as the document.
    }
  }
}

/** What is stored, without what this version cannot read. */
function read(): Partial<Record<LessonName, Seen>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored as Record<string, Partial<Seen>>);
    return Object.fromEntries(
      entries
        .filter(([name, seen]) => LESSON_NAMES.some((known) => known === name) && Number.isInteger(seen?.at))
        .map(([name, { at = 1, done }]) => [name, { at, done: done === true }]),
    );
  } catch {
    return {};
  }
}
