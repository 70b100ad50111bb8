/* The model of the exercises room: the questions of a link, the answers, and the score. */

import type { Client } from '../../engine/client';
import type { AskError } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import type { QuestionHistory } from '../../question/history';
import { type Question, toHash } from '../../question/question';
import { isEngineFailure } from '../../question/reader';
import { QuestionRoom } from '../question-room';
import type { ViewHost } from '../view';
import { check, type Verdict } from './check';
import { readGames } from './games';
import { type Exercise, generate, versionSeed } from './generate';
import { EXERCISE, exercises, WORKSHEET } from './index';
import type { Item, Message } from './item';
import { Remembered } from './kinds/kind';
import { parametersOf } from './parameters';
import { type Progress, passingProgress } from './progress';
import { type Score, scoreOf } from './score';
import { argumentsOf, type Spec, specOf } from './spec';

const TYPING = 400;
/** New seeds are short, to be read out in class. */
const SEEDS = 10_000;

/** What was answered to a question. */
export interface Answered {
  typed: string;
  verdict: Exclude<Verdict, { kind: 'unreadable' }>;
}

/** Tells host pages of an answer, or of the end. */
export type Tell = ViewHost['tell'];

interface Asked {
  spec: Spec;
  versions: number;
}

export class ExerciseRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  /** The error of the game. */
  error: AskError | undefined;
  /** The exercise; of a worksheet, each version. */
  readonly making: Resource<Asked, Exercise[]>;
  /** Why the typed answer is none; undefined once another one is typed. */
  unreadable: Message | undefined;
  /** Whether the summary is shown. */
  ended = false;
  #answers: (Answered | undefined)[] = [];
  #progress: Progress;
  #tell: Tell;
  readonly #known = new Remembered();

  constructor(
    client: Client,
    history: QuestionHistory,
    changed: () => void,
    { progress = passingProgress(), tell = () => undefined }: { progress?: Progress; tell?: Tell } = {},
  ) {
    super(history, changed, exercises, TYPING);
    this.#progress = progress;
    this.#tell = tell;
    this.making = new Resource(client, changed, {
      load: async (ask, { spec, versions }) => {
        this.error = undefined;
        const games = await readGames(ask, spec.game);
        const made: Exercise[] = [];
        for (let version = 1; version <= versions; version++) {
          const seed = versionSeed(spec.seed, version);
          made.push(await generate(ask, games, { ...spec, seed }, this.#known));
        }
        return made;
      },
      loaded: () => this.#begin(),
      failed: (error) => {
        if (isEngineFailure(error)) return;
        // The error is one of the game, not of the engine.
        this.making.error = undefined;
        this.error = error;
      },
    });
  }

  get spec(): Spec {
    return specOf(this.question.arguments);
  }

  get isSheet(): boolean {
    return this.question.problem === WORKSHEET;
  }

  get versions(): number {
    return this.isSheet ? Number(this.question.arguments.versions ?? 1) : 1;
  }

  get #asked(): Asked {
    return { spec: this.spec, versions: this.versions };
  }

  get exercises(): readonly Exercise[] {
    return this.making.value ?? [];
  }

  get exercise(): Exercise | undefined {
    return this.exercises[0];
  }

  /** Whether the exercise belongs to an earlier link. */
  get stale(): boolean {
    return this.exercise !== undefined && !this.making.isFor(this.#asked);
  }

  get items(): readonly Item[] {
    return this.exercise?.items ?? [];
  }

  /** The index of the current question, from 0. */
  get at(): number {
    const last = Math.max(0, this.items.length - 1);
    return Math.min(last, Math.max(0, Number(this.question.view.at ?? 1) - 1));
  }

  get item(): Item | undefined {
    return this.items[this.at];
  }

  get answered(): Answered | undefined {
    return this.#answers[this.at];
  }

  answerTo(index: number): Answered | undefined {
    return this.#answers[index];
  }

  get score(): Score {
    return scoreOf(this.items.map((_, index) => this.#mark(index)));
  }

  #mark(index: number): boolean | undefined {
    const verdict = this.#answers[index]?.verdict;
    return verdict && verdict.kind === 'right';
  }

  get best(): number {
    return this.#progress.best();
  }

  /** Whether every question is answered. */
  get complete(): boolean {
    return this.items.length > 0 && this.score.done === this.items.length;
  }

  /** The same questions with the other name: on paper, or on the screen. */
  get counterpart(): Question {
    return { problem: this.isSheet ? EXERCISE : WORKSHEET, arguments: argumentsOf(this.spec), view: {} };
  }

  override open(question: Question, notice = ''): void {
    this.#restart();
    super.open(question, notice);
  }

  override leave(): void {
    super.leave();
    this.making.cancel();
  }

  /** Changes arguments and makes the questions anew: at once, or once the reader stops to type. */
  change(changes: Partial<Spec>, soon = false): void {
    const { versions, answers } = this.question.arguments;
    this.#set({
      ...argumentsOf({ ...this.spec, ...changes }),
      ...(versions ? { versions } : {}),
      ...(answers ? { answers } : {}),
    });
    if (soon) {
      this.history.replaceSoon(this.question);
      this.afterPause(() => this.request());
    } else this.enter();
    this.changed();
  }

  /** Changes what only a worksheet has; empty for the default. */
  changeSheet(name: 'versions' | 'answers', value: string): void {
    const { [name]: _, ...others } = this.question.arguments;
    this.#set(value === '' ? others : { ...others, [name]: value });
    this.enter();
    this.changed();
  }

  #set(given: Record<string, string>): void {
    this.#restart();
    this.question = { ...this.question, arguments: given, view: {} };
  }

  #restart(): void {
    this.notice = '';
    this.unreadable = undefined;
    this.ended = false;
  }

  /** Other questions of the same kinds. */
  renew(): void {
    this.change({ seed: Math.floor(Math.random() * SEEDS) });
  }

  /** Shows another question, or another version of a worksheet. */
  go(index: number): void {
    this.#restart();
    const name = this.isSheet ? 'version' : 'at';
    this.become({ ...this.question, view: index > 0 ? { [name]: String(index + 1) } : {} });
    this.changed();
  }

  /** The next question; after the last one, the next open one, and in the end the summary. */
  next(): void {
    if (this.complete) {
      this.ended = true;
      this.changed();
      return;
    }
    const { length } = this.items;
    for (let step = 1; step <= length; step++) {
      const index = (this.at + step) % length;
      if (!this.#answers[index]) {
        this.go(index);
        return;
      }
    }
  }

  /** Another answer is being typed. */
  typing(): void {
    if (!this.unreadable) return;
    this.unreadable = undefined;
    this.changed();
  }

  answer(typed: string): void {
    const { item, at } = this;
    if (!item || this.answered || this.stale) return;
    const verdict = check(item, typed);
    if (verdict.kind === 'unreadable') {
      this.unreadable = verdict.what;
      this.changed();
      return;
    }
    this.unreadable = undefined;
    this.#answers[at] = { typed, verdict };
    this.#keep();
    const { streak, right } = this.score;
    if (streak > this.best) this.#progress.setBest(streak);
    this.#tell('predict', {
      correct: verdict.kind === 'right',
      kind: item.kind,
      number: at + 1,
      answer: typed,
      expected: item.answer,
      streak,
    });
    if (this.complete) this.#tell('end', { right, count: this.items.length });
    this.changed();
  }

  /** The same questions again, without the answers. */
  again(): void {
    this.#answers = [];
    this.#keep();
    this.go(0);
  }

  get #link(): string {
    return toHash({ problem: EXERCISE, arguments: argumentsOf(this.spec), view: {} });
  }

  #keep(): void {
    const answers = this.items.map((_, index) => this.#answers[index]?.typed ?? null);
    this.#progress.write(this.#link, answers);
  }

  /** The answers that were given before to the questions that have arrived. */
  #begin(): void {
    this.#answers = [];
    this.ended = false;
    for (const [index, typed] of this.#progress.read(this.#link).entries()) {
      const item = this.items[index];
      const verdict = item && typed !== null ? check(item, typed) : undefined;
      if (typed !== null && verdict && verdict.kind !== 'unreadable')
        this.#answers[index] = { typed, verdict };
    }
  }

  /** The actions of Cancel and "Try again". */
  readonly actions = {
    cancel: () => {
      this.making.stop();
      this.changed();
    },
    again: () => this.request(),
  };

  protected request(): void {
    this.making.retry();
    if (this.making.want(this.#asked)) this.error = undefined;
  }
}
