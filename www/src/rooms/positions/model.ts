/* The model of the positions room: a position of any games, its value and its moves. */

import type { ReadError, Sentences } from '../../asked/position';
import type { Sentence } from '../../asked/sentence';
import type { Client } from '../../engine/client';
import type { SumName } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import type { QuestionHistory } from '../../question/history';
import type { Question } from '../../question/question';
import { isEngineFailure } from '../../question/reader';
import { misereIn, mooreIn, playOf, sumOf } from '../../question/typed/sums';
import { QuestionRoom } from '../question-room';
import { positions } from './index';
import { parametersOf } from './parameters';
import { type Analysis, type Asked, analyse, type Play } from './reading';

const TYPING = 200;

export class PositionRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  /** The error of the typed position. */
  error: ReadError | undefined;
  readonly analysing: Resource<Asked, Analysis>;
  /** What was pressed while the text is read. */
  #pressed: (() => void)[] = [];

  constructor(client: Client, history: QuestionHistory, changed: () => void, sentences?: Sentences) {
    super(history, changed, positions, TYPING);
    this.analysing = new Resource(client, changed, {
      load: (ask, asked) => {
        this.error = undefined;
        return analyse(ask, asked, sentences);
      },
      loaded: () => {
        for (const press of this.#pressed.splice(0)) this.whenRead(press);
      },
      failed: (error) => {
        this.#pressed = [];
        if (isEngineFailure(error)) return;
        // The error is one of the position, not of the engine.
        this.analysing.error = undefined;
        this.error = error;
      },
    });
  }

  /** The position as typed. */
  get typed(): string {
    return this.question.arguments.heaps ?? '';
  }

  /** How the sentence was read that was typed, if it is one. */
  get sentence(): Sentence | undefined {
    return this.error?.read ?? (this.analysing.isFor(this.#asked) ? this.analysis?.read : undefined);
  }

  /** What the text is that is clear and no position. */
  get other(): Sentence | undefined {
    return this.sentence?.isOther ? this.sentence : undefined;
  }

  /** The position of the sentence, or as typed without the words for misère play. */
  get heaps(): string {
    return this.sentence?.position ?? this.#asked.typed;
  }

  /** What the last move does: as typed, or else as chosen. */
  get play(): Play {
    return this.sentence?.misere ? 'misere' : this.#asked.play;
  }

  /** How a move is made: as typed, or else as chosen. */
  get sum(): SumName {
    return this.sentence?.sum ?? this.#asked.sum;
  }

  get #asked(): Asked {
    const { typed: text, question } = this;
    const inMisere = misereIn(text);
    const typed = inMisere ?? text;
    const play = inMisere === undefined ? (playOf(question.arguments.play) ?? 'normal') : 'misere';
    const sum = mooreIn(typed)?.sum ?? sumOf(question.arguments.sum) ?? 'disjunctive';
    return { text, typed, play, sum };
  }

  /** The question to share and to play: of a sentence its position, which is read everywhere. */
  get shared(): Question {
    const { heaps: _, play: __, ...others } = this.question.arguments;
    if (!this.sentence?.position) return this.question;
    const play = this.play === 'misere' ? { play: this.play } : {};
    const sum = this.sum === 'disjunctive' ? {} : { sum: this.sum };
    return this.#with({ ...others, heaps: this.heaps, ...sum, ...play });
  }

  get analysis(): Analysis | undefined {
    return this.analysing.value;
  }

  /** Whether the analysis belongs to an earlier position. */
  get stale(): boolean {
    return this.analysis !== undefined && (this.error !== undefined || !this.analysing.isFor(this.#asked));
  }

  /** Whether the analysis belongs to an earlier position, and the next one is awaited. */
  get reading(): boolean {
    return this.stale && !(this.error || this.analysing.error || this.analysing.stopped);
  }

  /** Whether the analysis is still to be shown for the first time. */
  get beginning(): boolean {
    return this.analysis === undefined && this.analysing.running;
  }

  override leave(): void {
    super.leave();
    this.analysing.cancel();
  }

  override open(question: Question, notice?: string): void {
    this.#pressed = [];
    super.open(question, notice);
  }

  /** Runs what changes the position as it was read: now, or if the text is being read, then. */
  whenRead(press: () => void): void {
    if (this.reading) this.#pressed.push(press);
    else press();
  }

  /** Sets the position while it is typed. */
  type(heaps: string): void {
    this.#pressed = [];
    this.typeQuestion(this.#with({ ...this.question.arguments, heaps }));
  }

  choose(play: Play): void {
    const { play: chosen, ...others } = this.question.arguments;
    const { turned } = this.sentence ?? {};
    if (!chosen && turned) this.#choose({ ...others, heaps: turned });
    else if (play === 'misere') this.#choose({ ...others, play });
    else this.#choose(chosen || this.play === 'normal' ? others : { ...others, heaps: this.heaps.trim() });
  }

  /** Sets how a move is made; a text that says it, as of Moore's game, becomes its heaps. */
  combine(sum: SumName): void {
    const moore = mooreIn(this.heaps)?.heaps;
    const isSaid = moore !== undefined || this.sentence?.sum !== undefined;
    const { play: chosen } = this.question.arguments;
    const play = isSaid && this.play === 'misere' ? this.play : chosen;
    const heaps = isSaid ? (moore ?? this.heaps.trim()) : this.typed;
    this.#choose({ heaps, ...(sum === 'disjunctive' ? {} : { sum }), ...(play ? { play } : {}) });
  }

  /** Makes a move: asks about what it leaves, played the same way; `isSaid`: the text says how. */
  move(heaps: string, isSaid = false): void {
    const { heaps: _, ...others } = this.question.arguments;
    const play = this.play === 'misere' && !isSaid ? { play: this.play } : {};
    this.#choose({ heaps, ...others, ...play });
  }

  /** The actions of Cancel and "Try again". */
  readonly actions = {
    cancel: () => {
      this.analysing.stop();
      this.changed();
    },
    again: () => this.request(),
  };

  #choose(given: Record<string, string>): void {
    this.notice = '';
    this.question = this.#with(given);
    this.enter();
    this.changed();
  }

  #with(given: Record<string, string>): Question {
    return { ...this.question, arguments: given };
  }

  protected request(): void {
    this.analysing.retry();
    if (this.analysing.want(this.#asked)) this.error = undefined;
  }
}
