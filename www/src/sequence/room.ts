/*
 * The base of rooms that show a sequence: the question in its fields, and the model of the
 * sequence.
 */

import type { Client } from '../engine/client';
import { errorSentence } from '../i18n/index';
import type { QuestionHistory } from '../question/history';
import type { Question } from '../question/question';
import { readNumber, type Understood } from '../question/reader';
import { QuestionRoom } from '../rooms/question-room';
import { SequenceModel } from './model';
import { FIT, indexText } from './parameters';

/** What a room of a sequence can load. */
export type Part = 'answer' | 'period' | 'picture' | 'explanation' | 'table' | 'recognition' | 'suggestions';
export const PARTS: readonly Part[] = [
  'answer',
  'period',
  'picture',
  'explanation',
  'table',
  'recognition',
  'suggestions',
];

/** The part of the page in which the explained value was selected. */
export type ExplainedIn = 'sequence' | 'lists' | 'table';

export abstract class SequenceRoom extends QuestionRoom {
  fields: Record<string, Understood> = {};
  /** The text of the table's field, and its error. */
  gotoField = { typed: '', error: '' };

  explainedIn: ExplainedIn = 'sequence';
  /** Whether the reader has selected a value, and so asked for its explanation. */
  hasChosen = false;

  readonly sequence: SequenceModel;
  readonly client: Client;
  /** The parts that are shown, and so are loaded. */
  protected readonly parts: ReadonlySet<Part>;

  constructor(client: Client, history: QuestionHistory, changed: () => void, parts: readonly Part[] = PARTS) {
    super(history, changed);
    this.client = client;
    this.parts = new Set(parts);
    this.sequence = new SequenceModel(client, changed, this.parts);
  }

  /** Whether values are explained. */
  get explains(): boolean {
    return this.parts.has('explanation');
  }

  /** The value of `columns` in a link without one. */
  get usualColumns(): string {
    return FIT;
  }

  /** Whether the shown sequence belongs to an earlier question. */
  abstract get sequenceStale(): boolean;
  /** Shows the sequence with the view parameters of the question. */
  protected abstract showSequence(): void;
  /** Stops all work. */
  protected abstract stop(): void;
  /** Whether a question shares nothing with the one that is shown. */
  protected abstract isUnrelated(question: Question): boolean;

  /** Whether one of the fields has an error. */
  get wrong(): boolean {
    return Object.values(this.fields).some(({ error }) => error !== undefined);
  }

  /** Forgets all but the question. */
  protected clear(): void {
    this.stopTyping();
    this.sequence.clear();
    this.fields = {};
    this.gotoField = { typed: '', error: '' };
    this.explainedIn = 'sequence';
    this.hasChosen = false;
  }

  override leave(): void {
    super.leave();
    this.clear();
  }

  override open(question: Question, notice = ''): void {
    if (this.isUnrelated(question)) this.clear();
    this.question = question;
    this.showSequence();
    super.open(question, notice);
  }

  /**
   * Sets an argument while it is typed. Drops the index and the range if they belong to the old
   * one.
   */
  type(name: string, value: string): void {
    const { at, range, ...view } = this.question.view;
    const given = { ...this.question.arguments, [name]: value };
    const resetsView = this.resetsView(name);
    this.typeQuestion({ ...this.question, arguments: given, view: resetsView ? view : this.question.view });
    if (resetsView && (at ?? range) !== undefined) this.showSequence();
  }

  /** Whether a change of this argument drops the selected index and range. */
  protected resetsView(name: string): boolean {
    return name === 'n';
  }

  /** Sets all arguments and commits the question. */
  preset(given: Record<string, string>): void {
    const { at: _, range: __, ...view } = this.question.view;
    this.open({ ...this.question, arguments: given, view });
    this.history.commit(this.question);
  }

  /** Sets a view parameter; empty text removes it. */
  view(name: string, value: string, decided = false): void {
    this.become(this.viewing({ [name]: value }), decided);
    this.showSequence();
    this.changed();
  }

  /** Selects a value, which is explained beside the part where it was selected. */
  explain(n: string, place: ExplainedIn = 'sequence'): void {
    this.explainedIn = place;
    this.hasChosen = true;
    this.view('at', n);
  }

  /** Moves the explanation of the selected value to another part. */
  explainIn(place: ExplainedIn): void {
    if (this.explainedIn === place) return;
    this.explainedIn = place;
    this.changed();
  }

  /** Selects the typed index. */
  async go(typed: string): Promise<void> {
    const { game } = this.sequence;
    if (!game) return;
    const { value, error } = await readNumber(this.client, typed, { game: game.game });
    if (this.sequence.game !== game) return;
    this.gotoField = { typed, error: error ? errorSentence(error) : '' };
    if (error) this.changed();
    else this.explain(indexText(value, typed), 'table');
  }

  /** The actions of Cancel and "Try again" in the views of the sequence. */
  readonly sequenceActions = {
    cancel: () => this.stop(),
    again: () => {
      this.sequence.retry();
      this.showSequence();
    },
  };
}
