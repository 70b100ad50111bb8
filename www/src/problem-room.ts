/* The room of the problems: question in, answer out, with the sequence that the answer rests on. */

import type { AnswerShown } from './elements/answer';
import type { Client } from './engine/client';
import type { Problem, SolveAnswer } from './engine/protocol';
import { Many } from './many';
import { wording } from './parts/wording';
import type { Place } from './place';
import type { Question } from './question';
import { isTrouble, readNumber, type Understood } from './reader';
import { Room } from './room';
import { defaults, isCheck, lookingOf } from './state';
import { Work } from './work';

/** An answer with the question that it belongs to, as the views need it. */
export interface Answered {
  answer: SolveAnswer;
  shown: AnswerShown;
}

export class ProblemRoom extends Room {
  problems: Problem[] = [];
  answered: Answered | undefined;
  /** Whether somebody came here by no link, perhaps for the first time. */
  fresh = false;

  readonly solving: Work;
  readonly many: Many;
  #turn = 0;
  #asked = '';

  constructor(client: Client, place: Place, changed: () => void) {
    super(client, place, changed);
    this.solving = new Work(client, changed);
    this.many = new Many(client, changed);
  }

  get problem(): Problem | undefined {
    return this.problems.find(({ id }) => id === this.question.problem);
  }

  get mode(): 'one' | 'many' {
    return this.question.view.mode === 'many' && this.problem?.batch ? 'many' : 'one';
  }

  protected isElsewhere(question: Question): boolean {
    return question.problem !== this.question.problem;
  }

  protected override clear(): void {
    super.clear();
    this.#turn++;
    this.solving.cancel();
    this.many.clear();
    this.answered = undefined;
    this.#asked = '';
  }

  /** One question or many: a mode of its own in history. */
  mean(mode: 'one' | 'many'): void {
    this.view('mode', mode === 'many' ? 'many' : '', true);
    this.understand();
  }

  /** What Cancel and "Try again" do beside the answer and beside a list. */
  readonly asking = {
    cancel: () => this.stop(),
    again: () => {
      this.#asked = '';
      this.solving.cancel();
      this.understand();
    },
  };
  readonly listing = {
    cancel: () => this.stop(),
    again: () => this.ask(this.many.text ?? '', this.many.countLine),
  };

  /** Somebody stops the engine; everything that is shown stays. */
  protected stop(): void {
    const { running } = this.solving;
    this.solving.stop();
    this.many.work.stop();
    this.explorer.stop();
    // What made way for the question is wanted again.
    if (running) this.explore();
    this.changed();
  }

  /** Whether the answer that is shown belongs to an earlier question. */
  get stale(): boolean {
    return this.answered !== undefined && this.#understoodKey() !== key(this.answered.answer.arguments);
  }

  get earlier(): boolean {
    const { picture } = this.explorer;
    return picture !== undefined && (this.stale || picture.n !== this.answered?.answer.arguments.n);
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

  protected async understand(): Promise<void> {
    const { problem, question } = this;
    if (!problem) return;
    const turn = ++this.#turn;
    const read = await Promise.all(
      problem.parameters.map(({ name, default: value }): Understood | Promise<Understood> => {
        const typed = question.arguments[name] ?? '';
        if (typed.trim() === '' && value === undefined) return { value: '', error: undefined };
        return readNumber(this.client, typed, { problem: problem.id, parameter: name });
      }),
    );
    if (turn !== this.#turn) return;
    const trouble = read.find(({ error }) => isTrouble(error))?.error;
    if (trouble) {
      // Nothing is wrong with what was typed; nobody knows what it means.
      this.fields = {};
      this.solving.cancel();
      this.solving.error = trouble;
      this.changed();
      return;
    }
    this.fields = Object.fromEntries(
      problem.parameters.map(({ name }, at) => [name, read[at] as Understood]),
    );
    this.changed();
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
      this.explore();
    });
    // It failed: what made way for it is wanted again.
    if (this.solving.error) this.explore();
  }

  protected explore(): void {
    const { problem, answered, question } = this;
    if (!problem || !answered) return;
    const game = problem.games.find((info) => info.game === question.view.game) ?? problem.games[0];
    if (game) this.explorer.show(game, answered.answer.arguments.n ?? '0', lookingOf(question.view));
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
