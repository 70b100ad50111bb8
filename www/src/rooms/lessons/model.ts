/* The model of the lessons room: the step in view, what the learner answered, the progress. */

import type { Client } from '../../engine/client';
import { Lazy } from '../../engine/lazy';
import type { QuestionHistory } from '../../question/history';
import type { Question } from '../../question/question';
import { loadLiveViews } from '../../ui/live-view';
import { type Room, usualQuestion } from '../definition';
import { type Answer, digitsOf, judged } from './answers';
import { LESSON, lessons } from './index';
import { type Lesson, SOLVED, type Step, type Task } from './lesson';
import { LOADERS } from './load';
import { lessonQuestion, parametersOf } from './parameters';
import { entryNamed, type LessonName, type PathEntry } from './path';
import { Progress } from './progress';

export class LessonRoom implements Room {
  readonly parametersOf = parametersOf;
  question: Question = usualQuestion(lessons);
  /** A sentence about the link that led here, if parts of it were dropped. */
  notice = '';
  readonly client: Client;
  readonly progress = new Progress();
  /** The element of the views inside a step. */
  readonly liveViews = new Lazy(loadLiveViews);
  /** Whether the learner came from another step, so that the heading takes the focus. */
  moved = false;
  /** Whether the view that the step begins with shows an answer, or an error. */
  #isShown = false;
  #history: QuestionHistory;
  #changed: () => void;
  #lessons = new Map<LessonName, Lazy<{ lesson: Lesson }>>();
  /** By lesson and task: what was answered, and what is typed. */
  #answers = new Map<string, Answer>();
  #typed = new Map<string, string>();
  /** By the link of a view inside the step: its question as the learner has changed it. */
  #asked = new Map<string, string>();
  /** The tasks whose typed answer is no number. */
  #unread = new Set<string>();

  constructor(client: Client, history: QuestionHistory, changed: () => void) {
    this.client = client;
    this.#history = history;
    this.#changed = changed;
  }

  /** The lesson in view; undefined on the path. */
  get entry(): PathEntry | undefined {
    return this.question.problem === LESSON ? entryNamed(this.question.arguments.name) : undefined;
  }

  /** The step in view, from 1 on. */
  get at(): number {
    return Number(this.question.arguments.step ?? 1);
  }

  get code(): Lazy<{ lesson: Lesson }> | undefined {
    const { entry } = this;
    if (!entry) return undefined;
    const known = this.#lessons.get(entry.name) ?? new Lazy(LOADERS[entry.name]);
    this.#lessons.set(entry.name, known);
    return known;
  }

  get lesson(): Lesson | undefined {
    return this.code?.module?.lesson;
  }

  get step(): Step | undefined {
    return this.lesson?.steps[this.at - 1];
  }

  open(question: Question, notice = ''): void {
    const before = this.question;
    this.question = question;
    this.notice = notice;
    this.moved = before.problem === LESSON && question.problem === LESSON;
    this.#asked.clear();
    this.#isShown = false;
    const { entry } = this;
    if (entry) this.progress.visit(entry.name, this.at);
    this.#want();
    this.#changed();
  }

  /** Whether the step, with the view that it begins with, is drawn. */
  get complete(): boolean {
    if (!this.entry) return true;
    return this.step !== undefined && (!this.step.live || this.#isShown || !!this.liveViews.failure);
  }

  /** The view inside the step shows its answer, or an error. */
  readonly shown = () => {
    if (this.#isShown) return;
    this.#isShown = true;
    this.#changed();
  };

  leave(): void {
    this.notice = '';
    this.moved = false;
  }

  /** Goes to a step, or to the path: adds a history entry. */
  go(name?: LessonName, step = 1): void {
    this.open(name ? lessonQuestion(name, step) : usualQuestion(lessons));
    this.moved = true;
    this.#history.commit(this.question);
  }

  /** Loads what did not arrive. */
  readonly again = () => {
    this.code?.again(this.#changed);
    this.liveViews.again(this.#changed);
  };

  #want(): void {
    const { code } = this;
    if (!code) return;
    code.want(this.#changed);
    this.liveViews.want(this.#changed);
  }

  answerTo(task: Task): Answer | undefined {
    return this.#answers.get(this.#key(task));
  }

  typedFor(task: Task): string {
    return this.#typed.get(this.#key(task)) ?? '';
  }

  /** Whether what is typed is no number. */
  isUnread(task: Task): boolean {
    return this.#unread.has(this.#key(task));
  }

  type(task: Task, typed: string): void {
    this.#typed.set(this.#key(task), typed);
    if (this.#unread.delete(this.#key(task))) this.#changed();
  }

  /** Whether the predictions of the step in view are made, so that explanations are shown. */
  get predicted(): boolean {
    return (this.step?.tasks ?? []).every((task) => this.answerTo(task));
  }

  /** Whether the tasks of the step in view are solved, also after several attempts. */
  get solved(): boolean {
    return (this.step?.tasks ?? []).every((task) => this.answerTo(task)?.right);
  }

  /** Answers with what is typed. */
  check(task: Task): void {
    const digits = digitsOf(this.typedFor(task));
    if (digits !== undefined) {
      this.answer(task, digits);
      return;
    }
    this.#unread.add(this.#key(task));
    this.#changed();
  }

  answer(task: Task, given: string): void {
    this.#set(task, judged(task, given));
  }

  /** Shows the answer to a learner who asks for it. */
  show(task: Task): void {
    this.#set(task, { given: '', right: false, shown: true });
  }

  /** A match or an exercise has ended. What was solved once stays solved. */
  end(task: Task, solved: boolean): void {
    if (this.answerTo(task)?.right) return;
    this.answer(task, solved ? SOLVED : '');
  }

  #set(task: Task, answer: Answer): void {
    this.#unread.delete(this.#key(task));
    this.#answers.set(this.#key(task), answer);
    const { entry, step } = this;
    if (entry && step?.end && this.solved) this.progress.finish(entry.name);
    this.#changed();
  }

  /** Forgets the progress. */
  clear(): void {
    this.progress.clear();
    this.#answers.clear();
    this.#typed.clear();
    this.#changed();
  }

  /** The question of a view inside the step, as the learner has changed it. */
  askedOf(link: string): string {
    return this.#asked.get(link) ?? link;
  }

  follow(link: string, asked: string): void {
    if (asked === this.askedOf(link)) return;
    this.#asked.set(link, asked);
    this.#changed();
  }

  #key(task: Task): string {
    return `${this.entry?.name} ${task.id}`;
  }
}
