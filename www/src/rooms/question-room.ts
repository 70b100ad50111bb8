/* The base of the models of rooms: the question, and how it changes while it is typed. */

import type { QuestionHistory } from '../question/history';
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

  /**
   * Begins with the usual question of a room; without one, with none. `pause` is in milliseconds:
   * typed questions are read after it.
   */
  constructor(
    history: QuestionHistory,
    changed: () => void,
    room: Pick<RoomEntry, 'names' | 'usual'> = { names: [] },
    pause = 120,
  ) {
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
    this.history.commit(this.question);
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
    this.become(question);
    this.changed();
    this.afterPause(() => this.request());
  }

  /** Sets the question: as a history entry of its own, or soon in the place of the current one. */
  protected become(question: Question, decided = false): void {
    this.question = question;
    this.history[decided ? 'commit' : 'replaceSoon'](question);
  }

  /** The question with other view parameters; empty text removes one. */
  protected viewing(changes: Record<string, string>): Question {
    const { question } = this;
    const view = Object.entries({ ...question.view, ...changes }).filter(([, value]) => value !== '');
    return { ...question, view: Object.fromEntries(view) };
  }
}
