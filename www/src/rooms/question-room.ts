/* The base of the models of rooms: the question, and how it changes while it is typed. */

import type { QuestionHistory } from '../question/history';
import { withoutDefaults } from '../question/parameters';
import type { Question } from '../question/question';
import { type Room, type RoomEntry, usualQuestion } from './definition';

export abstract class QuestionRoom implements Room {
  abstract readonly parametersOf: Room['parametersOf'];
  question: Question;
  notice = '';
  /** Requests an update of the view. */
  readonly changed: () => void;
  protected readonly history: QuestionHistory;
  readonly #pause: number;
  #typing: ReturnType<typeof setTimeout> | undefined;

  /** `pause` is in milliseconds: typed questions are read after it. */
  constructor(history: QuestionHistory, changed: () => void, room: RoomEntry, pause: number) {
    this.history = history;
    this.changed = changed;
    this.question = usualQuestion(room);
    this.#pause = pause;
  }

  /** Requests what the question needs. */
  protected abstract request(): void;

  open(question: Question, notice = ''): void {
    this.question = question;
    this.notice = notice;
    this.changed();
    this.request();
  }

  leave(): void {
    this.stopTyping();
    this.notice = '';
  }

  /** Commits the question: adds a history entry. */
  enter(): void {
    this.history.commit(withoutDefaults(this.question));
    this.stopTyping();
    this.request();
  }

  /** What is typed is not read after the pause. */
  protected stopTyping(): void {
    clearTimeout(this.#typing);
  }

  /** Runs this after the pause, unless the reader types on. */
  protected afterPause(run: () => void): void {
    this.stopTyping();
    this.#typing = setTimeout(run, this.#pause);
  }

  /** Sets the question while it is typed. */
  protected typeQuestion(question: Question): void {
    this.notice = '';
    this.question = question;
    this.history.replaceSoon(withoutDefaults(question));
    this.changed();
    this.afterPause(() => this.request());
  }
}
