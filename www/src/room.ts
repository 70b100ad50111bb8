/* What the rooms of the page have in common: a question that is typed and meant, and the sequence that is looked at. */

import type { Client } from './engine/client';
import { Explorer } from './explorer';
import { errorSentence } from './i18n/index';
import type { Place } from './place';
import type { Question } from './question';
import { readNumber, type Understood } from './reader';
import type { Visit } from './rooms/index';
import { indexText, spare } from './state';

const TYPING = 120;

export abstract class Room implements Visit {
  question: Question = { problem: '', arguments: {}, view: {} };
  /** A sentence about the link that led here, where it could not be used as it is. */
  notice = '';
  fields: Record<string, Understood> = {};
  /** What is typed into the table's own field, and what is wrong with it. */
  going = { typed: '', error: '' };

  readonly explorer: Explorer;
  readonly client: Client;
  protected place: Place;
  /** Something is to be drawn anew. */
  readonly changed: () => void;
  #typing = 0;

  constructor(client: Client, place: Place, changed: () => void) {
    this.client = client;
    this.place = place;
    this.changed = changed;
    this.explorer = new Explorer(client, changed);
  }

  /** Whether the sequence that is drawn belongs to an earlier question than the one that is asked. */
  abstract get earlier(): boolean;
  /** Finds out what is meant, and what the answer is. */
  protected abstract understand(): Promise<void>;
  /** Shows the sequence and the place in it that is looked at. */
  protected abstract explore(): void;
  /** Stops all work. */
  protected abstract stop(): void;
  /** Whether nothing that is shown has to do with this question. */
  protected abstract isElsewhere(question: Question): boolean;

  /** Whether one of the fields holds what cannot be read. */
  get wrong(): boolean {
    return Object.values(this.fields).some(({ error }) => error !== undefined);
  }

  /** Forgets all but the question. */
  protected clear(): void {
    clearTimeout(this.#typing);
    this.explorer.clear();
    this.fields = {};
    this.going = { typed: '', error: '' };
  }

  /** People go to another room. */
  leave(): void {
    this.clear();
    this.notice = '';
  }

  /** Makes this the question. */
  take(question: Question, notice = ''): void {
    this.notice = notice;
    if (this.isElsewhere(question)) this.clear();
    this.question = question;
    this.changed();
    this.explore();
    this.understand();
  }

  /** Somebody types. A new question is looked at itself, no longer what was looked at before. */
  type(name: string, value: string): void {
    this.notice = '';
    const { at, range, ...view } = this.question.view;
    const given = { ...this.question.arguments, [name]: value };
    const looksAnew = this.looksAnew(name);
    this.question = { ...this.question, arguments: given, view: looksAnew ? view : this.question.view };
    this.place.write(spare(this.question));
    if (looksAnew && (at ?? range) !== undefined) this.explore();
    this.changed();
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => this.understand(), TYPING);
  }

  /** Whether another value of this argument leads to another place in the sequence. */
  protected looksAnew(name: string): boolean {
    return name === 'n';
  }

  /** Somebody means it. */
  enter(): void {
    this.place.commit(spare(this.question));
    clearTimeout(this.#typing);
    this.understand();
  }

  /** Other arguments, decided at once. */
  preset(given: Record<string, string>): void {
    const { at: _, range: __, ...view } = this.question.view;
    this.take({ ...this.question, arguments: given, view });
    this.place.commit(spare(this.question));
  }

  /** What is looked at besides; empty text takes it back. */
  view(name: string, value: string, decided = false): void {
    this.question = { ...this.question, view: { ...this.question.view, [name]: value } };
    if (decided) this.place.commit(spare(this.question));
    else this.place.write(spare(this.question));
    this.explore();
    this.changed();
  }

  /** Somebody types where to go in the sequence. */
  async go(typed: string): Promise<void> {
    const { game } = this.explorer;
    if (!game) return;
    const { value, error } = await readNumber(this.client, typed, { game: game.game });
    if (this.explorer.game !== game) return;
    this.going = { typed, error: error ? errorSentence(error) : '' };
    if (error) this.changed();
    else this.view('at', indexText(value, typed));
  }

  /** Something that the views need has come. */
  redraw(): void {
    this.changed();
  }

  /** What Cancel and "Try again" do in the views of the sequence. */
  readonly viewing = {
    cancel: () => this.stop(),
    again: () => {
      this.explorer.retry();
      this.explore();
    },
  };
}
