/* Question in, answer out: what the page holds between the address bar, the engine and the views. */

import type { AnswerShown } from './elements/answer';
import type { Client } from './engine/client';
import type { AskError, BatchAnswer, Problem, SolveAnswer } from './engine/protocol';
import { Explorer } from './explorer';
import { errorSentence, linkSentence } from './i18n/index';
import { wording } from './parts/wording';
import { Place } from './place';
import { type Question, readHash, toHash } from './question';
import { completed, defaults, isCheck, spare } from './state';
import { Work } from './work';

const TYPING = 120;

export interface Understood {
  /** Plain digits; empty when nothing is typed or it is wrong. */
  value: string;
  error: AskError | undefined;
}

export class Session {
  problems: Problem[] = [];
  /** The first values of each problem's first game. */
  faces = new Map<string, Uint32Array>();
  bootError: AskError | undefined;
  question: Question = { problem: '', arguments: {}, view: {} };
  /** A sentence about the link that led here, where it could not be used. */
  notice = '';
  fields: Record<string, Understood> = {};
  answered: { answer: SolveAnswer; milliseconds: number } | undefined;
  /** The same for the view of the answer. */
  shown: AnswerShown | undefined;
  /** Someone cancelled, and nothing has been asked since. */
  stopped = false;
  batch: { answer: BatchAnswer; milliseconds: number } | undefined;

  readonly solving: Work;
  readonly batching: Work;
  readonly explorer: Explorer;
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
    this.batching = new Work(client, changed);
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
    this.#place.settle(toHash(spare(this.question)));
    this.#draw();
  }

  async #draw(): Promise<void> {
    for (const { id, games } of this.problems) {
      const game = games[0]?.game;
      if (!game) continue;
      try {
        this.faces.set(id, (await this.#client.ask('sequence', { game, n: 35 })).answer);
        this.#changed();
      } catch {
        // A problem without a face is still a problem.
      }
    }
  }

  #arrive(hash: string): void {
    const reading = readHash(hash);
    const wanted = reading.kind === 'question' ? reading.question : undefined;
    const known = this.problems.find(({ id }) => id === wanted?.problem);
    const problem = known ?? this.problems[0];
    if (!problem) return;
    this.notice =
      reading.kind === 'broken'
        ? linkSentence(reading)
        : wanted && !known
          ? errorSentence({ code: 'unknown-problem', field: 'problem', value: wanted.problem })
          : '';
    const question = known && wanted ? wanted : { problem: problem.id, arguments: {}, view: {} };
    this.#take(completed(question, problem));
    if (this.notice) this.#place.settle(toHash(spare(this.question)));
  }

  /** Makes this the question. */
  #take(question: Question): void {
    if (question.problem !== this.question.problem) {
      this.solving.cancel();
      this.batching.cancel();
      this.explorer.clear();
      this.answered = undefined;
      this.shown = undefined;
      this.stopped = false;
      this.batch = undefined;
      this.fields = {};
      this.#asked = '';
    }
    this.question = question;
    this.#changed();
    if (this.answered) this.#explore();
    this.#understand();
  }

  /** Somebody types. */
  type(name: string, value: string): void {
    this.notice = '';
    this.question = { ...this.question, arguments: { ...this.question.arguments, [name]: value } };
    this.#place.write(toHash(spare(this.question)));
    this.#changed();
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => this.#understand(), TYPING);
  }

  /** Somebody means it. */
  enter(): void {
    this.#place.commit(toHash(spare(this.question)));
    clearTimeout(this.#typing);
    this.#understand();
  }

  /** Other arguments, decided at once. */
  preset(given: Record<string, string>): void {
    this.notice = '';
    const { at: _, ...view } = this.question.view;
    this.#take({ ...this.question, arguments: given, view });
    this.#place.commit(toHash(spare(this.question)));
  }

  /** What is looked at besides; empty text takes it back. */
  view(name: string, value: string, decided = false): void {
    this.question = { ...this.question, view: { ...this.question.view, [name]: value } };
    const hash = toHash(spare(this.question));
    if (decided) this.#place.commit(hash);
    else this.#place.write(hash);
    if (this.answered) this.#explore();
    this.#changed();
  }

  /** The link of a problem with nothing typed yet. */
  link(problem: Problem): string {
    return toHash(spare({ problem: problem.id, arguments: defaults(problem), view: {} }));
  }

  /** One question or many: a mode of its own in history. */
  mean(mode: 'one' | 'many'): void {
    this.view('mode', mode === 'many' ? 'many' : '', true);
    this.#understand();
  }

  /** Asks again after a crash or a cancel. */
  again(): void {
    this.#asked = '';
    this.solving.error = undefined;
    this.explorer.cancel();
    this.#understand();
    if (this.answered) this.#explore();
  }

  /** Gives up what runs; everything that is shown stays. */
  cancel(): void {
    this.stopped = this.solving.running;
    this.solving.cancel();
    this.batching.cancel();
    this.#changed();
  }

  /** Whether the answer that is shown belongs to an earlier question. */
  get stale(): boolean {
    return this.answered !== undefined && this.#understoodKey() !== key(this.answered.answer.arguments);
  }

  /** The published answer to a question, if there is one. */
  #published(problem: Problem, answer: SolveAnswer): string | undefined {
    return problem.checks.find((check) => isCheck(problem, check, answer.arguments))?.answer;
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
      problem.parameters.map((parameter) => this.#read(question, problem, parameter)),
    );
    if (turn !== this.#turn) return;
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

  async #read(question: Question, problem: Problem, { name, default: value }: Problem['parameters'][number]) {
    const text = question.arguments[name] ?? '';
    if (text.trim() === '' && value === undefined) return { value: '', error: undefined };
    try {
      const { answer } = await this.#client.ask('number', { text, problem: problem.id, parameter: name });
      return { value: answer.value, error: undefined };
    } catch (error) {
      return { value: '', error: error as AskError };
    }
  }

  /** The arguments as understood. */
  #given(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.fields).map(([name, { value }]) => [name, value]));
  }

  async #solve(problem: Problem, understood: string, given: Record<string, string>): Promise<void> {
    const asked = `${problem.id} ${understood}`;
    if (asked === this.#asked && (this.solving.running || !this.stale)) return;
    this.#asked = asked;
    this.stopped = false;
    this.explorer.loading.cancel();
    const said = Object.entries(given).filter(([, value]) => value !== '');
    const { n = '', ...others } = Object.fromEntries(said);
    const reply = await this.solving.ask('solve', { problem: problem.id, n, ...others });
    if (!reply || this.question.problem !== problem.id) return;
    this.answered = reply;
    this.shown = {
      digits: reply.answer.answer,
      milliseconds: reply.milliseconds,
      question: wording(problem, reply.answer.arguments),
      published: this.#published(problem, reply.answer),
    };
    this.#explore();
    this.#changed();
  }

  #explore(): void {
    const { problem, answered, question } = this;
    if (!problem || !answered) return;
    const game = problem.games.find((info) => info.game === question.view.game) ?? problem.games[0];
    if (game) this.explorer.show(game, answered.answer.arguments.n ?? '0', question.view.at);
  }

  /** Reads a number that is typed elsewhere than in the question. */
  number(text: string): Promise<Understood> {
    const { problem } = this;
    const parameter = problem?.parameters.find(({ name }) => name === 'n');
    if (!problem || !parameter) return Promise.resolve({ value: '', error: undefined });
    return this.#read({ ...this.question, arguments: { n: text } }, problem, { ...parameter, default: '0' });
  }

  async many(text: string, countLine: boolean): Promise<void> {
    const { problem } = this;
    if (!problem) return;
    const reply = await this.batching.ask('batch', { problem: problem.id, text, countLine });
    if (reply && this.question.problem === problem.id) this.batch = reply;
    this.#changed();
  }
}

/** The arguments in one text, in whatever order they stand. */
function key(given: Record<string, string>): string {
  return JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
}
