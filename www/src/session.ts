/* Question in, answer out: what the page holds between the address bar, the engine and the views. */

import { arrival, beginning } from './arrival';
import type { AnswerShown } from './elements/answer';
import type { Client } from './engine/client';
import type { AskError, Problem, SolveAnswer } from './engine/protocol';
import { Explorer } from './explorer';
import { errorSentence } from './i18n/index';
import { Many } from './many';
import { wording } from './parts/wording';
import { Place } from './place';
import type { Question } from './question';
import { isTrouble, readNumber, type Understood } from './reader';
import { defaults, indexText, isCheck, spare } from './state';
import { Work } from './work';

const TYPING = 120;

/** An answer with the question that it belongs to, as the views need it. */
export interface Answered {
  answer: SolveAnswer;
  shown: AnswerShown;
}

export class Session {
  problems: Problem[] = [];
  /** The first values of each problem's first game. */
  faces = new Map<string, Uint32Array>();
  bootError: AskError | undefined;
  question: Question = { problem: '', arguments: {}, view: {} };
  /** A sentence about the link that led here, where it could not be used as it is. */
  notice = '';
  fields: Record<string, Understood> = {};
  /** What is typed into the table's own field, and what is wrong with it. */
  going = { typed: '', error: '' };
  answered: Answered | undefined;

  readonly solving: Work;
  readonly explorer: Explorer;
  readonly many: Many;
  #client: Client;
  #place: Place;
  #changed: () => void;
  #typing = 0;
  #turn = 0;
  #asked = '';

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
    this.solving = new Work(client, changed);
    this.many = new Many(client, changed);
    this.explorer = new Explorer(client, changed);
    this.#place = new Place((hash) => this.#arrive(hash));
  }

  get problem(): Problem | undefined {
    return this.problems.find(({ id }) => id === this.question.problem);
  }

  get mode(): 'one' | 'many' {
    return this.question.view.mode === 'many' && this.problem?.batch ? 'many' : 'one';
  }

  /** Loads the catalogue and goes where the address bar says. */
  async start(): Promise<void> {
    this.bootError = undefined;
    this.#changed();
    try {
      this.problems = (await this.#client.ask('catalogue', {})).answer;
    } catch (error) {
      this.bootError = error as AskError;
      this.#changed();
      return;
    }
    this.#arrive(location.hash);
    this.#place.settle(spare(this.question));
    this.#draw();
  }

  async #draw(): Promise<void> {
    for (const { id, games } of this.problems) {
      const game = games[0]?.game;
      if (!game) continue;
      try {
        // So few values that they need not wait for what the page is really about.
        const reply = await this.#client.ask('sequence', { game, n: 35 }, { lane: 'quick' });
        this.faces.set(id, reply.answer);
        this.#changed();
      } catch {
        // A problem without a face is still a problem.
      }
    }
  }

  #arrive(hash: string): void {
    const [first, ...others] = this.problems;
    if (!first) return;
    const there = arrival(hash, [first, ...others]);
    this.notice = there?.notice ?? this.notice;
    // At an anchor, the question that is open stays, also in the address bar.
    if (there || !this.question.problem) this.#take(there?.question ?? beginning(first));
    if (this.notice || !there) this.#place.settle(spare(this.question));
  }

  /** Makes this the question. */
  #take(question: Question): void {
    if (question.problem !== this.question.problem) {
      this.solving.cancel();
      this.many.clear();
      this.explorer.clear();
      this.answered = undefined;
      this.fields = {};
      this.going = { typed: '', error: '' };
      this.#asked = '';
    }
    this.question = question;
    this.#changed();
    this.#explore();
    this.#understand();
  }

  /** Somebody types. A new N is looked at itself, no longer what was looked at before. */
  type(name: string, value: string): void {
    this.notice = '';
    const { at, ...view } = this.question.view;
    const given = { ...this.question.arguments, [name]: value };
    const looking = name === 'n' ? view : this.question.view;
    this.question = { ...this.question, arguments: given, view: looking };
    this.#place.write(spare(this.question));
    if (name === 'n' && at !== undefined) this.#explore();
    this.#changed();
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => this.#understand(), TYPING);
  }

  /** Somebody means it. */
  enter(): void {
    this.#place.commit(spare(this.question));
    clearTimeout(this.#typing);
    this.#understand();
  }

  /** Other arguments, decided at once. */
  preset(given: Record<string, string>): void {
    this.notice = '';
    const { at: _, ...view } = this.question.view;
    this.#take({ ...this.question, arguments: given, view });
    this.#place.commit(spare(this.question));
  }

  /** What is looked at besides; empty text takes it back. */
  view(name: string, value: string, decided = false): void {
    this.question = { ...this.question, view: { ...this.question.view, [name]: value } };
    if (decided) this.#place.commit(spare(this.question));
    else this.#place.write(spare(this.question));
    this.#explore();
    this.#changed();
  }

  /** One question or many: a mode of its own in history. */
  mean(mode: 'one' | 'many'): void {
    this.view('mode', mode === 'many' ? 'many' : '', true);
    this.#understand();
  }

  /** Somebody types where to go in the sequence. */
  async go(typed: string): Promise<void> {
    const { game } = this.explorer;
    if (!game) return;
    const { value, error } = await readNumber(this.#client, typed, { game: game.game });
    if (this.explorer.game !== game) return;
    this.going = { typed, error: error ? errorSentence(error) : '' };
    if (error) this.#changed();
    else this.view('at', indexText(value, typed));
  }

  /** What Cancel and "Try again" do, beside the answer, in the views of the sequence, and beside a list. */
  readonly asking = {
    cancel: () => this.#cancel(),
    again: () => {
      this.#asked = '';
      this.solving.cancel();
      this.#understand();
    },
  };
  readonly viewing = {
    cancel: () => this.#cancel(),
    again: () => {
      this.explorer.retry();
      this.#explore();
    },
  };
  readonly listing = {
    cancel: () => this.#cancel(),
    again: () => this.ask(this.many.text ?? '', this.many.countLine),
  };

  /** Somebody stops the engine; everything that is shown stays. */
  #cancel(): void {
    const { running } = this.solving;
    this.solving.stop();
    this.many.work.stop();
    this.explorer.stop();
    // What made way for the question is wanted again.
    if (running) this.#explore();
    this.#changed();
  }

  /** Whether the answer that is shown belongs to an earlier question. */
  get stale(): boolean {
    return this.answered !== undefined && this.#understoodKey() !== key(this.answered.answer.arguments);
  }

  /** Whether one of the fields holds what cannot be read. */
  get wrong(): boolean {
    return Object.values(this.fields).some(({ error }) => error !== undefined);
  }

  /** One text for the arguments as understood; undefined while one of them is wrong or not read yet. */
  #understoodKey(): string | undefined {
    const given: Record<string, string> = {};
    for (const { name } of this.problem?.parameters ?? []) {
      const field = this.fields[name];
      if (!field || field.error) return undefined;
      if (field.value) given[name] = field.value;
    }
    return key(given);
  }

  async #understand(): Promise<void> {
    const { problem, question } = this;
    if (!problem) return;
    const turn = ++this.#turn;
    const read = await Promise.all(
      problem.parameters.map(({ name, default: value }): Understood | Promise<Understood> => {
        const typed = question.arguments[name] ?? '';
        if (typed.trim() === '' && value === undefined) return { value: '', error: undefined };
        return readNumber(this.#client, typed, { problem: problem.id, parameter: name });
      }),
    );
    if (turn !== this.#turn) return;
    const trouble = read.find(({ error }) => isTrouble(error))?.error;
    if (trouble) {
      // Nothing is wrong with what was typed; nobody knows what it means.
      this.fields = {};
      this.solving.cancel();
      this.solving.error = trouble;
      this.#changed();
      return;
    }
    this.fields = Object.fromEntries(
      problem.parameters.map(({ name }, at) => [name, read[at] as Understood]),
    );
    this.#changed();
    const understood = this.#understoodKey();
    if (this.mode === 'many') return;
    if (understood !== undefined) this.#solve(problem, understood, this.#given());
    // A link to a wrong N: the usual answer, marked as such, is a better beginning than none.
    else if (!this.answered && !this.solving.running) this.#solve(problem, '', defaults(problem));
  }

  /** The arguments as understood. */
  #given(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.fields).map(([name, { value }]) => [name, value]));
  }

  async #solve(problem: Problem, understood: string, given: Record<string, string>): Promise<void> {
    const asked = `${problem.id} ${understood}`;
    if (asked === this.#asked && (this.solving.running || !this.stale)) return;
    this.#asked = asked;
    this.explorer.giveUp();
    const said = Object.entries(given).filter(([, value]) => value !== '');
    const { n = '', ...others } = Object.fromEntries(said);
    await this.solving.ask('solve', { problem: problem.id, n, ...others }, ({ answer, milliseconds }) => {
      const shown: AnswerShown = {
        digits: answer.answer,
        milliseconds,
        question: wording(problem, answer.arguments, 'whole'),
        published: problem.checks.find((check) => isCheck(problem, check, answer.arguments))?.answer,
      };
      this.answered = { answer, shown };
      this.#explore();
    });
    // It failed: what made way for it is wanted again.
    if (this.solving.error) this.#explore();
  }

  #explore(): void {
    const { problem, answered, question } = this;
    if (!problem || !answered) return;
    const game = problem.games.find((info) => info.game === question.view.game) ?? problem.games[0];
    if (game) this.explorer.show(game, answered.answer.arguments.n ?? '0', question.view.at);
  }

  /** Many questions are asked. */
  ask(list: string, countLine: boolean): void {
    if (this.problem) this.many.ask(this.problem, list, countLine);
  }
}

/** The arguments in one text, in whatever order they stand. */
function key(given: Record<string, string>): string {
  return JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
}
