/*
 * Which steps the learner has seen and which lessons are done. Kept in this browser only; where
 * storage is forbidden, as in sandboxed frames, until the document is closed.
 */

import { store, stored } from '../../engine/storage';
import { LESSON_NAMES, type LessonName } from './path';

const KEY = 'grundyscope-lessons';

interface Seen {
  /** The step that was open last. */
  at: number;
  /** Whether every task at the end was solved. */
  done: boolean;
}

type All = Partial<Record<LessonName, Seen>>;

export class Progress {
  #seen: All = read() ?? {};
  /** What could not be stored. */
  #unstored: All = {};

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
    this.#set(name, () => ({ at, done: this.isDone(name) }));
  }

  finish(name: LessonName): void {
    this.#set(name, () => ({ at: this.stepOf(name) ?? 1, done: true }));
  }

  clear(): void {
    this.#seen = {};
    this.#unstored = {};
    store(KEY, undefined);
  }

  /** Changes one lesson of what is stored by now: other tabs may have stored theirs. */
  #set(name: LessonName, change: () => Seen): void {
    this.#seen = { ...(read() ?? this.#seen), ...this.#unstored };
    this.#unstored[name] = change();
    Object.assign(this.#seen, this.#unstored);
    if (store(KEY, JSON.stringify(this.#seen))) this.#unstored = {};
  }
}

/** What is stored, without what this version cannot read; undefined where storage is forbidden. */
function read(): All | undefined {
  const found = stored(KEY);
  if (found === undefined) return undefined;
  try {
    const entries = Object.entries(JSON.parse(found ?? '{}') as Record<string, Partial<Seen>>);
    return Object.fromEntries(
      entries
        .filter(([name, seen]) => LESSON_NAMES.some((known) => known === name) && Number.isInteger(seen?.at))
        .map(([name, { at = 1, done }]) => [name, { at, done: done === true }]),
    );
  } catch {
    return {};
  }
}
