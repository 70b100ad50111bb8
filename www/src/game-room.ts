/* The room of the games: any game the engine knows, its sequence, and what is known about its period. */

import type { Comparing } from './comparing';
import { COMPARISON, RECOGNITION } from './edition';
import type { Repetition } from './elements/chart';
import type { Client } from './engine/client';
import type { GameInfo, NamedGame, Periodicity, SequenceMatch } from './engine/protocol';
import { Faces } from './faces';
import { text } from './i18n/index';
import type { compare } from './parts/compare';
import type { Place } from './place';
import type { Question } from './question';
import { isTrouble, readGame, readNumber, type Understood } from './reader';
import { Room } from './room';
import { indexOf, least, lookingOf, spare, USUAL_N } from './state';
import { Work } from './work';

/** What the values up to n say about the period, with the question it answers. */
export interface Judged {
  game: GameInfo;
  /** Plain digits. */
  n: string;
  period: Periodicity;
}

export class GameRoom extends Room {
  /** The game whose sequence is shown. */
  game: GameInfo | undefined;
  /** What can be typed, as suggestions. */
  known: NamedGame[] = [];
  judged: Judged | undefined;
  /** Known sequences that agree with the shown game's. */
  recognised: { game: string; matches: SequenceMatch[] } | undefined;

  /** Another game beside it, and how that is drawn; undefined until somebody compares. */
  comparing: Comparing | undefined;
  drawComparison: typeof compare | undefined;
  /** Whether somebody wants to compare, and has not said with what. */
  comparison = false;
  /** Values that fit on a page of the comparison. */
  fits = 120;

  readonly judging: Work;
  readonly faces: Faces;
  readonly #naming: Work;
  #n = '';
  #turn = 0;
  #asked = '';

  constructor(client: Client, place: Place, changed: () => void) {
    super(client, place, changed);
    this.judging = new Work(client, changed);
    this.#naming = new Work(client, changed);
    this.faces = new Faces(client, changed);
  }

  protected isElsewhere(): boolean {
    return false;
  }

  protected override looksAnew(): boolean {
    return true;
  }

  protected override clear(): void {
    super.clear();
    this.#turn++;
    this.judging.cancel();
    this.#naming.cancel();
    this.comparing?.clear();
    this.comparison = false;
    this.game = undefined;
    this.judged = undefined;
    this.recognised = undefined;
    this.#asked = '';
  }

  get earlier(): boolean {
    const { picture } = this.explorer;
    return picture !== undefined && !this.#isAsked(picture.game.game, picture.n);
  }

  /** Whether what is said about the period belongs to an earlier question. */
  get stale(): boolean {
    return this.judged !== undefined && !this.#isAsked(this.judged.game.game, this.judged.n);
  }

  /** The repetition of the sequence that is shown, proved or observed. */
  get repetition(): Repetition | undefined {
    const { judged, game } = this;
    const { preperiod, period } = judged?.period ?? {};
    if (judged?.game.game !== game?.game || preperiod === undefined || period === undefined) return undefined;
    return { preperiod, period };
  }

  #isAsked(game: string, n: string): boolean {
    return this.fields.game?.value === game && this.fields.n?.value === n;
  }

  /** What is typed for the other game; empty where there is none. */
  get other(): string {
    return this.question.view.with ?? '';
  }

  /** The n of the shown sequence, plain digits. */
  get n(): string {
    return this.#n;
  }

  /** Sets another game beside the shown one. */
  beside(typed: string, decided = false): void {
    this.comparison = true;
    this.view('with', typed, decided);
  }

  /** Takes it away. */
  alone(): void {
    this.comparison = false;
    this.view('with', '', true);
  }

  /** There is room for that many values of both. */
  fit(count: number): void {
    this.fits = count;
    this.changed();
  }

  /** What Cancel and "Try again" do beside the comparison. */
  readonly besides = {
    cancel: () => {
      this.comparing?.stop();
      this.changed();
    },
    again: () => {
      this.comparing?.again();
      this.#compare();
    },
  };

  async #compare(): Promise<void> {
    if (COMPARISON && !this.comparing && (this.other || this.comparison)) {
      try {
        const [{ Comparing }, { compare }] = await Promise.all([
          import('./comparing'),
          import('./parts/compare'),
        ]);
        this.comparing ??= new Comparing(this.client, this.changed);
        this.drawComparison = compare;
        this.changed();
      } catch {
        // It did not arrive; whoever asks again fetches it again.
        return;
      }
    }
    const look = Number(this.question.view.at ?? -1);
    if (this.game) this.comparing?.beside(this.game, this.#n, this.other, look);
  }

  override take(question: Question, notice = ''): void {
    super.take(question, notice);
    if (!this.known.length) this.#suggest();
  }

  async #suggest(): Promise<void> {
    try {
      this.known = (await this.client.ask('games', {}, { lane: 'quick' })).answer;
      this.changed();
    } catch {
      // Whoever gets no suggestions can still type.
    }
  }

  /** What Cancel and "Try again" do beside the period. */
  readonly asking = {
    cancel: () => this.stop(),
    again: () => {
      this.#asked = '';
      this.judging.cancel();
      this.understand();
    },
  };

  protected stop(): void {
    this.judging.stop();
    this.#naming.stop();
    this.comparing?.stop();
    this.explorer.stop();
    this.changed();
  }

  protected async understand(): Promise<void> {
    const turn = ++this.#turn;
    const given = this.question.arguments;
    const { game, error } = await readGame(this.client, given.game ?? '');
    const n: Understood = game
      ? await readNumber(this.client, given.n ?? '', { game: game.game })
      : { value: '', error: undefined };
    if (turn !== this.#turn) return;
    const trouble = [error, n.error].find(isTrouble);
    if (trouble) {
      // Nothing is wrong with what was typed; nobody knows what it means.
      this.fields = {};
      this.judging.cancel();
      this.judging.error = trouble;
      this.changed();
      return;
    }
    // The table's field was about another game.
    if (game && game.game !== this.game?.game) this.going = { typed: '', error: '' };
    this.fields = { game: { value: game?.game ?? '', error }, n };
    this.changed();
    if (!game) return;
    if (!n.error) this.#show(game, n.value);
    // A link to a wrong n: the game as it is usually shown is a better beginning than nothing.
    else if (this.game?.game !== game.game) this.#show(game, least(USUAL_N, game.max));
  }

  #show(game: GameInfo, n: string): void {
    this.game = game;
    this.#n = n;
    this.#leaveOut(game);
    this.explore();
    const asked = `${game.game} ${n}`;
    if (asked === this.#asked && (this.judging.running || this.judged)) return;
    this.#asked = asked;
    if (RECOGNITION && this.recognised?.game !== game.game) {
      this.#naming.ask('recognise', { game: game.game }, ({ answer: matches }) => {
        this.recognised = { game: game.game, matches };
      });
    }
    this.judging.ask('periodicity', { game: game.game, n: least(n, game.max) }, ({ answer: period }) => {
      this.judged = { game, n, period };
      // The cells may be as many in a row as the period.
      this.explore();
    });
  }

  /** An index of a link that the game does not have is left out, and named. */
  #leaveOut(game: GameInfo): void {
    const { at, ...view } = this.question.view;
    if (!at || indexOf(game, at) !== undefined) return;
    this.question = { ...this.question, view };
    this.notice = [this.notice, text('page-link-dropped', { parts: `at=${at.slice(0, 60)}` })]
      .join(' ')
      .trim();
    this.place.settle(spare(this.question));
  }

  protected explore(): void {
    if (this.game)
      this.explorer.show(this.game, this.#n, lookingOf(this.question.view, this.repetition?.period));
    this.#compare();
  }
}
