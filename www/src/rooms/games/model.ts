/* The model of the games room: a game, its sequence and its period. */

import { isTaking, readGame } from '../../asked/game';
import { COMPARISON, RECOGNITION } from '../../edition';
import { isSmall } from '../../engine/builds';
import type { Client } from '../../engine/client';
import { Lazy } from '../../engine/lazy';
import type {
  AskError,
  Calls,
  EqualCodes,
  GameInfo,
  NamedGame,
  Opening,
  OpeningRequest,
  Periodicity,
  SequenceMatch,
} from '../../engine/protocol';
import { type AnyResource, type Ask, Resource, reported } from '../../engine/resource';
import { isScarce } from '../../engine/scarce';
import { text } from '../../i18n/index';
import type { QuestionHistory } from '../../question/history';
import { min } from '../../question/numbers';
import type { Question } from '../../question/question';
import { isEngineFailure, longestTyped, readNumber, type Understood } from '../../question/reader';
import { gameNamed } from '../../ruleset/game-name';
import type { Repetition } from '../../sequence/chart';
import { FIT, indexOf, PERIOD, POINTS, viewParametersOf } from '../../sequence/parameters';
import { type Part, SequenceRoom } from '../../sequence/room';
import { Thumbnails } from '../../sequence/thumbnails';
import type { ComparisonModel } from './comparison-model';
import { DEFAULT_N } from './index';
import { parametersOf } from './parameters';
import type { ToolsModel } from './tools-model';

/** Up to this index a period is found in milliseconds. */
const SHORT = 10_000;

/** The period found from the values up to n, with its request. */
export interface FoundPeriod {
  game: GameInfo;
  /** Plain digits. */
  n: string;
  period: Periodicity;
}

/** What agrees with the first values of a game. */
export interface Recognised {
  game: string;
  matches: SequenceMatch[];
  codes: EqualCodes[];
}

/** The arguments as parsed by the engine. */
interface ReadArguments {
  game: GameInfo | undefined;
  /** The error of the game. */
  error: AskError | undefined;
  n: Understood;
  opened?: Opening | undefined;
  /** The value at an n beyond the sequence, by a formula or a proved period. */
  far?: Calls['value']['answer'] | undefined;
}

export class GameRoom extends SequenceRoom {
  readonly parametersOf = parametersOf;
  /** The shown game. */
  game: GameInfo | undefined;
  /** The comparison with another game; undefined until the reader opens it. */
  comparisonModel: ComparisonModel | undefined;
  /** The code of that model. */
  readonly comparisonCode = new Lazy(() => import('./comparison-model'));
  /** Why that code did not arrive. */
  comparisonLost: AskError | undefined;
  /** Whether the comparison is open, with or without another game. */
  comparison = false;
  /** The number of values that fit on a page of the comparison. */
  fits = 120;

  readonly findingPeriod: Resource<{ game: GameInfo; n: string }, FoundPeriod>;
  readonly thumbnails: Thumbnails;
  /** Describes the typed game. */
  readonly reading: Resource<{ game: string; n: string }, ReadArguments>;
  readonly #naming: Resource<string, Recognised>;
  readonly #suggesting: Resource<'games', NamedGame[]>;
  /** Whether the reader must ask before the whole engine is fetched for a comparison. */
  asksToName: boolean = isScarce();
  #n = '';
  /** Whether what comes after the first screen is asked for. */
  #more: boolean;
  #tools: ToolsModel | undefined;

  constructor(client: Client, history: QuestionHistory, changed: () => void, parts?: readonly Part[]) {
    super(client, history, changed, parts);
    this.#more = parts !== undefined;
    this.reading = new Resource(client, changed, {
      load: (ask, typed) => {
        const wanted = { period: this.parts.has('period'), explanation: this.explains };
        return readArguments(ask, { ...typed, most: POINTS, ...wanted });
      },
      loaded: (read) => this.#takeFields(read),
      failed: () => {
        // The engine failed: the typed text is neither valid nor invalid.
        this.fields = {};
        this.findingPeriod.cancel();
      },
    });
    this.findingPeriod = new Resource(client, changed, {
      known: ({ game, n }) => {
        const { opened } = this.sequence;
        const period = opened?.game === game && opened.n === n ? opened.period : undefined;
        return period && { game, n, period };
      },
      load: async (ask, { game, n }) => {
        const request = { game: game.game, n: min(n, game.max) };
        return { game, n, period: (await ask('periodicity', request)).answer };
      },
      loaded: ({ game }) => {
        // The strip may have rows as long as the period.
        this.showSequence();
        // Recognised sequences are shown below the period.
        this.#name(game);
      },
    });
    this.#naming = new Resource(client, changed, {
      load: async (ask, game) => {
        const matches = (await ask('recognise', { game })).answer;
        return { game, matches, codes: (await ask('recogniseOctal', { game })).answer };
      },
    });
    this.#suggesting = new Resource(client, changed, {
      load: async (ask, call) => (await ask(call, {}, { lane: 'quick' })).answer,
    });
    this.thumbnails = new Thumbnails(client, changed);
  }

  /** Suggestions for the game field, which works without. */
  get known(): readonly NamedGame[] {
    return this.#suggesting.value ?? [];
  }

  /** The work to report beside the answer: reading the question, then finding the period. */
  get answering(): AnyResource {
    return reported([this.reading, this.findingPeriod]) ?? this.findingPeriod;
  }

  get foundPeriod(): FoundPeriod | undefined {
    return this.findingPeriod.value;
  }

  /** Whether the sequence is being compared with the known ones. */
  get recognising(): boolean {
    return this.#naming.running;
  }

  /** Known sequences and octal codes that agree with the shown game. */
  get recognised(): Recognised | undefined {
    return this.#naming.value;
  }

  protected isUnrelated(): boolean {
    return false;
  }

  protected override resetsView(): boolean {
    return true;
  }

  protected override clear(): void {
    super.clear();
    this.reading.clear();
    this.findingPeriod.clear();
    this.#naming.clear();
    this.comparisonModel?.clear();
    this.#tools?.clear();
    this.comparison = false;
    this.game = undefined;
  }

  get sequenceStale(): boolean {
    const { loaded } = this.sequence;
    return loaded !== undefined && !this.#isAsked(loaded.game.game, loaded.n);
  }

  /** The value at an n beyond the sequence. */
  get far(): ReadArguments['far'] {
    return this.understood ? this.reading.value?.far : undefined;
  }

  /** Whether the shown period belongs to an earlier question. */
  get stale(): boolean {
    return this.foundPeriod !== undefined && !this.#isAsked(this.foundPeriod.game.game, this.foundPeriod.n);
  }

  /** The repetition of the shown sequence, proved or observed. */
  get repetition(): Repetition | undefined {
    const { foundPeriod, game } = this;
    const { preperiod, period, saltus } = foundPeriod?.period ?? {};
    if (foundPeriod?.game.game !== game?.game || preperiod === undefined || period === undefined)
      return undefined;
    return { preperiod, period, saltus };
  }

  #isAsked(game: string, n: string): boolean {
    return this.fields.game?.value === game && this.fields.n?.value === n;
  }

  /** The typed text for the other game; empty without one. */
  get other(): string {
    return this.question.view.with ?? '';
  }

  /** The n of the shown sequence, plain digits. */
  get n(): string {
    return this.#n;
  }

  /** Compares the shown game with another one. */
  compareWith(typed: string, decided = false): void {
    this.comparison = true;
    this.view('with', typed, decided);
  }

  /** The model of the tools, made by their code, which is loaded when one is opened. */
  tools(create: (client: Client, changed: () => void) => ToolsModel): ToolsModel {
    this.#tools ??= create(this.client, this.changed);
    return this.#tools;
  }

  /** Removes view parameters. */
  withoutView(names: readonly string[]): void {
    const view = Object.fromEntries(
      Object.entries(this.question.view).filter(([name]) => !names.includes(name)),
    );
    this.question = { ...this.question, view };
    this.history.replaceSoon(this.question);
    this.changed();
  }

  /** Closes the comparison. */
  closeComparison(): void {
    this.comparison = false;
    this.view('with', '', true);
  }

  /** Sets the number of values that fit on a page of the comparison. */
  fit(count: number): void {
    this.fits = count;
    this.changed();
  }

  /** The actions of Cancel and "Try again" in the comparison. */
  readonly comparisonActions = {
    cancel: () => {
      this.comparisonModel?.stop();
      this.changed();
    },
    again: () => {
      this.comparisonCode.again(this.#comparisonLoaded);
      this.comparisonModel?.again();
      this.#compare();
    },
  };

  #compare(): void {
    if (COMPARISON && !this.comparisonModel && (this.other || this.comparison)) {
      const code = this.comparisonCode.want(this.#comparisonLoaded);
      if (!code) return;
      this.comparisonModel = new code.ComparisonModel(this.client, this.changed);
    }
    const look = Number(this.question.view.at ?? -1);
    if (this.game) this.comparisonModel?.compare(this.game, this.#n, this.other, look);
  }

  #comparisonLoaded = () => {
    const { failure } = this.comparisonCode;
    this.comparisonLost = failure && { code: 'load', ...failure };
    this.#compare();
    this.changed();
  };

  override open(question: Question, notice = ''): void {
    super.open(question, notice);
    if (this.#more) this.more();
  }

  /** Asks for what the first screen does without: suggestions, and the sequences like this one. */
  more(): void {
    this.#more = true;
    if (this.parts.has('suggestions')) this.#suggesting.want('games');
    if (this.game) this.#name(this.game);
  }

  /** The actions of Cancel and "Try again" beside the period. */
  readonly answerActions = {
    cancel: () => this.stop(),
    again: () => {
      this.comparisonCode.again(this.#comparisonLoaded);
      this.request();
    },
  };

  protected stop(): void {
    this.reading.stop();
    this.findingPeriod.stop();
    this.#naming.stop();
    this.comparisonModel?.stop();
    this.#tools?.counting.stop();
    this.sequence.stop();
    this.changed();
  }

  /** Whether game and n have been parsed as they are typed. */
  get understood(): boolean {
    const { game = '', n = '' } = this.question.arguments;
    return this.reading.isFor({ game, n });
  }

  protected request(): void {
    for (const resource of [this.reading, this.findingPeriod, this.#naming]) resource.retry();
    const { game = '', n = '' } = this.question.arguments;
    if (this.reading.want({ game, n }) && this.reading.value) this.#takeFields(this.reading.value);
  }

  #takeFields({ game, error, n, opened }: ReadArguments): void {
    // The table's field belongs to the previous game.
    if (game && game.game !== this.game?.game) this.gotoField = { typed: '', error: '' };
    this.fields = { game: { value: game?.game ?? '', error }, n };
    this.changed();
    if (!game) return;
    this.sequence.opened = opened;
    if (!n.error) this.#show(game, n.value);
    // A link with an invalid n shows the game up to the default n.
    else if (this.game?.game !== game.game) this.#show(game, min(DEFAULT_N, game.max));
  }

  #show(game: GameInfo, n: string): void {
    this.game = game;
    this.#n = n;
    this.#dropIndex(game);
    // The period is the answer; but a long sequence is drawn before the search for it.
    const findPeriod = () => this.parts.has('period') && this.findingPeriod.want({ game, n });
    const short = Number(n) <= SHORT;
    if (short) findPeriod();
    this.showSequence();
    this.#name(game);
    if (!short) findPeriod();
  }

  /** Compares with the known sequences, which only the whole engine can. */
  #name({ game }: GameInfo): void {
    if (RECOGNITION && this.#more && this.parts.has('recognition') && !this.asksToName)
      this.#naming.want(game);
  }

  /** Compares with the known sequences from now on, because the reader asks for it. */
  name(): void {
    this.asksToName = false;
    this.more();
    this.changed();
  }

  /** Drops an index of a link that the game does not have, and reports it in the notice. */
  #dropIndex(game: GameInfo): void {
    const { at, ...view } = this.question.view;
    if (!at || indexOf(game, at) !== undefined) return;
    this.question = { ...this.question, view };
    this.notice = [this.notice, text('page-link-dropped', { parts: `at=${at.slice(0, 60)}` })]
      .join(' ')
      .trim();
    this.history.replace(this.question);
  }

  protected showSequence(): void {
    if (this.game)
      this.sequence.show(
        this.game,
        this.#n,
        viewParametersOf(this.question.view, this.repetition?.period, this.usualColumns),
      );
    this.#compare();
  }

  /** In the room, beside the period; elements have rows. */
  override get usualColumns(): string {
    return this.parts.has('table') ? PERIOD : FIT;
  }
}

/** Rejects only if the engine fails. */
async function readArguments(ask: Ask, request: OpeningRequest): Promise<ReadArguments> {
  const { game, n } = request;
  const opened = await open(ask, request);
  const read = opened ? { game: opened.game, error: undefined } : await readGame({ ask }, game, gameNamed);
  let number: Understood = { value: opened?.n ?? '', error: opened?.error };
  if (!opened && read.game) number = await readNumber({ ask }, n, { game: read.game.game });
  const failure = [read.error, number.error].find(isEngineFailure);
  if (failure) throw failure;
  const isFar = read.game && number.error?.code === 'out-of-range';
  const far = isFar && (await ask('value', { game: read.game?.game ?? '', n }).catch(() => undefined));
  return { ...read, n: number, opened, far: far ? far.answer : undefined };
}

/** Notations and the engine's own names, in one request; undefined for what else may be meant. */
async function open(ask: Ask, request: OpeningRequest): Promise<Opening | undefined> {
  const { game } = request;
  if (!isSmall(request) || isTaking(game) || game.length > longestTyped) return undefined;
  try {
    return (await ask('opening', request)).answer;
  } catch (error) {
    if ((error as AskError).code === 'cancelled') throw error;
    return undefined;
  }
}
