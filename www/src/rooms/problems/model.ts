/* The model of the problems room: a question, its answer, and the sequence of the problem. */

import type { Client } from '../../engine/client';
import type { Problem, SolveAnswer } from '../../engine/protocol';
import { type AnyResource, type Ask, Resource, reported } from '../../engine/resource';
import type { QuestionHistory } from '../../question/history';
import { defaults, isCheck } from '../../question/parameters';
import type { Question } from '../../question/question';
import { isEngineFailure, readNumber, type Understood } from '../../question/reader';
import { viewParametersOf } from '../../sequence/parameters';
import { type Part, SequenceRoom } from '../../sequence/room';
import type { AnswerShown } from '../../ui/answer';
import { Batch } from './batch-model';
import { problemParameters } from './parameters';
import { argumentsText } from './wording';

/** An answer with its question. */
export interface Answered {
  answer: SolveAnswer;
  shown: AnswerShown;
}

/** The typed text of an argument, and the parameter that it is for. */
interface TypedArgument {
  problem: string;
  parameter: string;
  text: string;
  /** Whether the text may be empty. */
  optional: boolean;
}

/** The request for an answer: a problem's id, and its non-empty arguments as plain digits. */
type SolveRequest = { problem: string } & Record<string, string>;

export class ProblemRoom extends SequenceRoom {
  problems: Problem[] = [];
  readonly parametersOf = ({ problem }: Question) => {
    const known = this.#named(problem);
    return known && problemParameters(known);
  };
  /** Whether the published answers of the problem are shown. */
  published = false;

  readonly solving: Resource<SolveRequest, Answered>;
  readonly batch: Batch;
  /** Reads the typed arguments. */
  readonly reading: Resource<TypedArgument[], Record<string, Understood>>;

  constructor(client: Client, history: QuestionHistory, changed: () => void, parts?: readonly Part[]) {
    super(client, history, changed, parts);
    this.reading = new Resource(client, changed, {
      load: readArguments,
      loaded: (read) => this.#takeFields(read),
      failed: () => {
        // The engine failed: the typed text is neither valid nor invalid.
        this.fields = {};
        this.solving.cancel();
      },
    });
    this.solving = new Resource(client, changed, {
      load: (ask, request) => this.#solve(ask, request),
      loaded: () => this.showSequence(),
      // `#solve` has aborted the requests of the sequence: repeat them.
      failed: () => this.showSequence(),
    });
    this.batch = new Batch(client, changed);
  }

  /** The work to report beside the answer: reading the question, then solving it. */
  get answering(): AnyResource {
    return reported([this.reading, this.solving]) ?? this.solving;
  }

  get answered(): Answered | undefined {
    return this.solving.value;
  }

  get problem(): Problem | undefined {
    return this.#named(this.question.problem);
  }

  #named(problem: string): Problem | undefined {
    return this.problems.find(({ id }) => id === problem);
  }

  get mode(): 'one' | 'many' {
    return this.question.view.mode === 'many' && this.problem?.batch ? 'many' : 'one';
  }

  protected isUnrelated(question: Question): boolean {
    return question.problem !== this.question.problem;
  }

  protected override clear(): void {
    super.clear();
    this.reading.clear();
    this.solving.clear();
    this.batch.clear();
    this.published = false;
  }

  /** Shows or hides the published answers. */
  togglePublished(): void {
    this.published = !this.published;
    this.changed();
  }

  /** Switches between one question and a batch, as a history entry. */
  setMode(mode: 'one' | 'many'): void {
    this.view('mode', mode === 'many' ? 'many' : '', true);
    this.request();
  }

  /** The actions of Cancel and "Try again" beside the answer, and beside a batch. */
  readonly answerActions = {
    cancel: () => this.stop(),
    again: () => this.request(),
  };
  readonly batchActions = {
    cancel: () => this.stop(),
    again: () => this.ask(this.batch.text ?? '', this.batch.countLine),
  };

  /** Stops all work on the reader's request; the views keep their data. */
  protected stop(): void {
    const { running } = this.solving;
    this.reading.stop();
    this.solving.stop();
    this.batch.work.stop();
    this.sequence.stop();
    // `#solve` has aborted the requests of the sequence: repeat them.
    if (running) this.showSequence();
    this.changed();
  }

  /** Whether the shown answer belongs to an earlier question. */
  get stale(): boolean {
    const request = this.#request;
    return this.answered !== undefined && !(request && this.solving.isFor(request));
  }

  get sequenceStale(): boolean {
    const { loaded } = this.sequence;
    return loaded !== undefined && (this.stale || loaded.n !== this.#n);
  }

  /** The n of the sequence: that of the shown answer, where answers are shown. Plain digits. */
  get #n(): string | undefined {
    if (this.parts.has('answer')) return this.answered && (this.answered.answer.arguments.n ?? '0');
    const { n } = this.fields;
    return n?.error ? this.sequence.loaded?.n : n?.value;
  }

  /** The request of the question; undefined while an argument is invalid or not parsed yet. */
  get #request(): SolveRequest | undefined {
    const { problem, fields } = this;
    if (!problem || problem.parameters.some(({ name }) => !fields[name] || fields[name].error)) {
      return undefined;
    }
    return requestOf(problem, (name) => fields[name]?.value);
  }

  /** Whether the arguments have been parsed as they are typed. */
  get understood(): boolean {
    const { problem, question } = this;
    return problem !== undefined && this.reading.isFor(typedArguments(problem, question));
  }

  protected request(): void {
    const { problem, question } = this;
    if (!problem) return;
    for (const resource of [this.reading, this.solving]) resource.retry();
    const typed = typedArguments(problem, question);
    if (this.reading.want(typed) && this.reading.value) this.#takeFields(this.reading.value);
  }

  #takeFields(read: Record<string, Understood>): void {
    const { problem } = this;
    if (!problem) return;
    this.fields = read;
    this.changed();
    if (this.mode === 'many') return;
    if (!this.parts.has('answer')) this.showSequence();
    else if (this.#request) this.solving.want(this.#request);
    // A link with an invalid N shows the answer to the default question, marked as stale.
    else if (!this.answered && !this.solving.running) {
      const usual = defaults(problem);
      this.solving.want(requestOf(problem, (name) => usual[name]));
    }
  }

  async #solve(ask: Ask, request: SolveRequest): Promise<Answered> {
    const problem = this.problems.find(({ id }) => id === request.problem) as Problem;
    this.sequence.abort();
    const { answer, milliseconds } = await ask('solve', { n: '', ...request });
    const shown: AnswerShown = {
      digits: answer.answer,
      milliseconds,
      question: argumentsText(problem, answer.arguments, 'whole'),
      published: problem.checks.find((check) => isCheck(problem, check, answer.arguments))?.answer,
    };
    return { answer, shown };
  }

  protected showSequence(): void {
    const { problem, question } = this;
    const n = this.#n;
    if (!problem || !n) return;
    const game = problem.games.find((info) => info.game === question.view.game) ?? problem.games[0];
    if (game) this.sequence.show(game, n, viewParametersOf(question.view));
  }

  /** Solves a batch. */
  ask(list: string, countLine: boolean): void {
    if (this.problem) this.batch.ask(this.problem, list, countLine);
  }
}

/** The request with the arguments in the order of the parameters. */
function requestOf({ id, parameters }: Problem, given: (name: string) => string | undefined): SolveRequest {
  const entries: [string, string][] = [['problem', id]];
  for (const { name } of parameters) {
    const value = given(name);
    if (value) entries.push([name, value]);
  }
  return Object.fromEntries(entries) as SolveRequest;
}

function typedArguments({ id, parameters }: Problem, { arguments: given }: Question): TypedArgument[] {
  return parameters.map(({ name, default: value }) => ({
    problem: id,
    parameter: name,
    text: given[name] ?? '',
    optional: value === undefined,
  }));
}

/** Parses all arguments. Rejects only if the engine fails. */
async function readArguments(ask: Ask, typed: TypedArgument[]): Promise<Record<string, Understood>> {
  const read = await Promise.all(
    typed.map(({ text, optional, ...range }): Understood | Promise<Understood> =>
      optional && text.trim() === '' ? { value: '', error: undefined } : readNumber({ ask }, text, range),
    ),
  );
  const failure = read.find(({ error }) => isEngineFailure(error))?.error;
  if (failure) throw failure;
  return Object.fromEntries(typed.map(({ parameter }, at) => [parameter, read[at] as Understood]));
}
