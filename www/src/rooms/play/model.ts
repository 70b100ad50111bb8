/*
 * The model of the play room: a match between the reader and the machine, or between two people.
 * The moves are in the question; the engine's answers about each position are in `match`.
 */

import type { Client } from '../../engine/client';
import type { SumName } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import type { QuestionHistory } from '../../question/history';
import type { Question } from '../../question/question';
import { isEngineFailure } from '../../question/reader';
import type { PositionError } from '../../question/typed/sum';
import { misereIn, mooreIn } from '../../question/typed/sums';
import { QuestionRoom } from '../question-room';
import { stepIn, withStep } from './codes';
import type { Look } from './game';
import { play } from './index';
import { type Asked, type Loaded, Loader, type Parts } from './loading';
import { type Match, redone, type Seat, seatAfter, undone, winnerOf, writtenMoves } from './match';
import { isMisere, type Level, parametersOf, type Settings, settingsOf, sumIn } from './parameters';
import { chooseMove, randomFor } from './players';

const TYPING = 250;
/** Milliseconds before the machine shows its move, and before it makes it. */
const THINKING = 350;
const SHOWING = 750;
/** Milliseconds in which stones leave, as in boards/tokens.css. */
const LEAVING = 260;

/** A move or the end, for host pages. */
export type PlayEvent =
  | { type: 'move'; code: string; seat: Seat; by: 'you' | 'engine' | 'player'; moves: string }
  | { type: 'end'; winner: Seat; by: 'you' | 'engine' | 'player'; moves: string };

export class PlayRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  /** The error of the typed position. */
  error: PositionError | undefined;
  /** The code of the selected move. */
  picked: string | undefined;
  /** How many stones the reader pointed at, if no move takes as many. */
  refused: number | undefined;
  /** Whether the focus came to the board by a key. */
  keys = false;
  /** Whether the selected move is being made. */
  leaving = false;
  /** The moves that were taken back, the next one first. */
  undone: string[] = [];
  /** The step of the refutation that is shown, from 0 on; undefined: the last. */
  demoStep: number | undefined;
  /** The speed of the replay. */
  pace: 'slow' | 'normal' | 'fast' = 'normal';
  /** Whether the match is only shown, without moves. */
  held = false;
  /** Whether a link to the lessons leads there; inside a lesson there is none. */
  linked = true;
  listener: ((event: PlayEvent) => void) | undefined;
  readonly loading: Resource<Asked, Loaded<PlayRoom>>;
  readonly #loader: Loader<PlayRoom>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was clicked of a move in several components. */
  #clicked: string | undefined;
  /** The match of the last event, as the position and its moves. */
  #reported = '';

  constructor(client: Client, history: QuestionHistory, changed: () => void, parts: Parts<PlayRoom>) {
    super(history, changed, play, TYPING);
    this.#loader = new Loader(parts);
    this.loading = new Resource(client, changed, {
      load: (ask, asked) => {
        this.error = undefined;
        return this.#loader.load(ask, asked);
      },
      loaded: (loaded) => this.#arrived(loaded),
      failed: (error) => {
        this.leaving = false;
        if (isEngineFailure(error)) return;
        // The error is one of the position, not of the engine.
        this.loading.error = undefined;
        this.error = error;
      },
    });
  }

  get typed(): string {
    return this.question.arguments.heaps ?? '';
  }

  /** The position without the words for misère play. */
  get #heaps(): string {
    return misereIn(this.typed) ?? this.typed;
  }

  /** Whether the last move loses: as chosen, or as a sentence says. */
  get misere(): boolean {
    return isMisere(this.question) || (!this.stale && this.loaded?.game.misere === true);
  }

  /** How a move in a sum is made. */
  get sum(): SumName {
    return mooreIn(this.#heaps)?.sum ?? sumIn(this.question);
  }

  get settings(): Settings {
    return settingsOf(this.question);
  }

  get codes(): string[] {
    return writtenMoves(this.question.view.moves ?? '');
  }

  get #asked(): Asked {
    const { why, hint } = this.settings;
    const moves = this.question.view.moves ?? '';
    return {
      text: this.typed,
      typed: this.#heaps,
      misere: isMisere(this.question),
      sum: this.sum,
      moves,
      why,
      told: moves !== '' || hint > 0,
    };
  }

  get loaded(): Loaded<PlayRoom> | undefined {
    return this.loading.value;
  }

  get match(): Match | undefined {
    return this.loaded?.match;
  }

  /** Whether the match belongs to an earlier position, or its last move is not analysed yet. */
  get stale(): boolean {
    return this.loaded !== undefined && !this.loading.isFor(this.#asked);
  }

  /** Whether the match belongs to an earlier position, or lacks the last move. */
  get behind(): boolean {
    const [asked, loaded] = [this.#asked, this.loaded?.asked];
    const same = (['typed', 'misere', 'sum', 'moves'] as const).every(
      (name) => loaded?.[name] === asked[name],
    );
    return loaded !== undefined && !same;
  }

  get beginning(): boolean {
    return this.loaded === undefined && this.loading.running;
  }

  /** The seat of the machine; undefined if two people play. */
  get engine(): Seat | undefined {
    const { level, engineFirst } = this.settings;
    return level === 'two' ? undefined : engineFirst ? 0 : 1;
  }

  get turn(): Seat {
    return seatAfter(this.match?.moves.length ?? 0);
  }

  get winner(): Seat | undefined {
    return this.match && winnerOf(this.match);
  }

  /** Whether the reader may move. */
  get yours(): boolean {
    return !this.stale && !!this.match && this.winner === undefined && this.turn !== this.engine;
  }

  /** The number of moves before the position that is shown. */
  get shownAt(): number {
    const last = this.match?.moves.length ?? 0;
    return Math.min(last, this.settings.at ?? last);
  }

  /** Whether the current position is shown, not an earlier one and not a refutation. */
  get live(): boolean {
    return this.shownAt === (this.match?.moves.length ?? 0) && !this.loaded?.demonstration;
  }

  get look(): Look | undefined {
    return this.match?.looks[this.shownAt];
  }

  override open(question: Question, notice = ''): void {
    if ((question.view.moves ?? '') !== (this.question.view.moves ?? '')) this.undone = [];
    super.open(question, notice);
  }

  override leave(): void {
    super.leave();
    clearTimeout(this.#timer);
    this.loading.cancel();
  }

  /** Sets the position while it is typed. */
  type(heaps: string): void {
    this.undone = [];
    clearTimeout(this.#timer);
    this.typeQuestion(this.#with({ moves: '', at: '', why: '', hint: '' }, { heaps }));
  }

  pick(code: string | undefined, refused?: number): void {
    const same = code === this.picked && refused === this.refused;
    if (same || !this.yours || !this.live) return;
    this.picked = code;
    this.refused = refused;
    this.changed();
  }

  setKeys(keys: boolean): void {
    if (keys === this.keys) return;
    this.keys = keys;
    this.changed();
  }

  /** Selects what a move does in one of several components; without a code, what was clicked. */
  pickStep(part: number, code: string | undefined): void {
    this.pick(withStep(this.picked, part, code ?? stepIn(this.#clicked, part)));
  }

  /** Keeps what a move does in a component, or no longer. */
  actStep(part: number, code: string): void {
    if (!this.yours || !this.live || this.leaving) return;
    const step = stepIn(this.#clicked, part) === code ? undefined : code;
    this.#clicked = withStep(this.#clicked, part, step);
    this.pick(withStep(this.picked, part, step));
  }

  /** Selects no move. */
  clear(): void {
    this.#clicked = undefined;
    this.pick(undefined);
  }

  /** Makes a move of the reader. */
  act(code = this.picked): void {
    if (code === undefined || this.held || !this.yours || !this.live || this.leaving) return;
    if (!this.match?.looks.at(-1)?.find(code)) return;
    this.undone = [];
    this.#make(code, 'commit');
  }

  undo(): void {
    const { codes } = this;
    const left = undone(codes, this.engine);
    if (left.length === codes.length) return;
    this.undone = [...codes.slice(left.length), ...this.undone];
    this.#setMoves(left, 'commit');
  }

  get canUndo(): boolean {
    return undone(this.codes, this.engine).length < this.codes.length;
  }

  redo(): void {
    const count = redone(this.codes.length, this.undone, this.engine);
    if (count === 0) return;
    const again = this.undone.slice(0, count);
    this.undone = this.undone.slice(count);
    this.#setMoves([...this.codes, ...again], 'commit');
  }

  /** Starts again from the first position. */
  newGame(changes: Record<string, string> = {}): void {
    const seed = this.codes.length ? String((Number.parseInt(this.settings.seed, 10) || 0) + 1) : undefined;
    this.undone = [];
    const view = { moves: '', at: '', why: '', hint: '', ...(seed ? { seed } : {}), ...changes };
    this.#ask(this.#with(view), 'commit');
  }

  setLevel(level: Level): void {
    this.#ask(this.#with({ level: level === 'perfect' ? '' : level }), 'commit');
  }

  setSkill(skill: string): void {
    this.#ask(this.#with({ skill }), 'replace');
  }

  setMisere(misere: boolean): void {
    // A sentence that says which ending it is gives way to its position.
    const isSaid = this.misere && !isMisere(this.question);
    const heaps = isSaid ? (this.loaded?.game.start ?? '') : this.#heaps.trim();
    this.undone = [];
    this.question = { ...this.question, arguments: misere ? { heaps, play: 'misere' } : { heaps } };
    this.newGame();
  }

  setSum(sum: SumName): void {
    const heaps = mooreIn(this.#heaps)?.heaps ?? this.#heaps.trim();
    this.undone = [];
    this.question = { ...this.question, arguments: sum === 'disjunctive' ? { heaps } : { heaps, sum } };
    this.newGame();
  }

  /** Sizes at random, of the same games. */
  randomise({ randomPosition }: typeof import('./random-position')): void {
    const { loaded } = this;
    if (!loaded) return;
    const heaps = randomPosition(loaded, Math.random);
    const play: { play?: string } = this.misere ? { play: 'misere' } : {};
    this.undone = [];
    this.#ask(this.#with({ moves: '', at: '', why: '', hint: '' }, { heaps, ...play }), 'commit');
  }

  setHint(hint: number): void {
    this.#ask(this.#with({ hint: hint ? String(hint) : '' }), 'replace');
  }

  /** Shows the position after so many moves; undefined: the current one. */
  showAt(at: number | undefined): void {
    const shown = at === undefined || at >= this.codes.length ? '' : String(at);
    this.#ask(this.#with({ at: shown, why: '', hint: '' }), 'replace');
  }

  /** Shows the refutation of a move; undefined: none. */
  showWhy(ply: number | undefined): void {
    this.demoStep = ply === undefined ? undefined : 0;
    this.#ask(this.#with({ why: ply === undefined ? '' : String(ply + 1), at: '' }), 'replace');
  }

  showDemoStep(step: number | undefined): void {
    this.demoStep = step;
    this.changed();
  }

  setPace(pace: PlayRoom['pace']): void {
    this.pace = pace;
    this.changed();
  }

  /** Takes back everything from a move on. */
  takeBack(ply: number): void {
    this.undone = this.codes.slice(ply);
    this.#setMoves(this.codes.slice(0, ply), 'commit');
  }

  /** The actions of Cancel and "Try again". */
  readonly actions = {
    cancel: () => {
      this.loading.stop();
      this.changed();
    },
    again: () => this.request(),
  };

  /** Shows a move and then adds it. */
  #make(code: string, how: 'commit' | 'replace'): void {
    clearTimeout(this.#timer);
    this.picked = code;
    this.leaving = true;
    this.changed();
    this.#timer = setTimeout(() => this.#setMoves([...this.codes, code], how), still() ? 0 : LEAVING);
  }

  #setMoves(codes: readonly string[], how: 'commit' | 'replace'): void {
    this.#ask(this.#with({ moves: codes.join('.'), at: '', why: '', hint: '' }), how);
  }

  #with(view: Record<string, string>, given: Record<string, string> = {}): Question {
    const question = this.viewing(view);
    return { ...question, arguments: { ...question.arguments, ...given } };
  }

  #ask(question: Question, how: 'commit' | 'replace'): void {
    this.question = question;
    this.notice = '';
    this.history[how](question);
    this.changed();
    this.request();
  }

  protected request(): void {
    this.stopTyping();
    clearTimeout(this.#timer);
    this.loading.retry();
    if (this.loading.want(this.#asked) && this.loaded) {
      this.error = undefined;
      this.#arrived(this.loaded);
    }
  }

  #arrived(loaded: Loaded<PlayRoom>): void {
    this.picked = undefined;
    this.refused = undefined;
    this.#clicked = undefined;
    this.leaving = false;
    this.#report(loaded);
    this.#reply();
    this.changed();
  }

  /** The machine shows its move after a pause, and makes it after another. */
  #reply(): void {
    clearTimeout(this.#timer);
    const look = this.match?.looks.at(-1);
    if (this.held || !look || !this.live || this.winner !== undefined || this.turn !== this.engine) return;
    const { level, skill, seed } = this.settings;
    const move = chooseMove(look, level, skill, randomFor(`${seed}/${this.typed}`, this.codes.length));
    if (!move) return;
    this.#timer = setTimeout(() => {
      this.picked = move.code;
      this.changed();
      this.#timer = setTimeout(() => this.#make(move.code, 'replace'), SHOWING);
    }, THINKING);
  }

  /** Tells host pages about the last move, unless it was told. */
  #report({ typed, codes }: Loaded<PlayRoom>): void {
    const moves = codes.join('.');
    const now = `${typed} ${moves}`;
    const [before, code] = [this.#reported, codes.at(-1)];
    this.#reported = now;
    if (code === undefined || before !== `${typed} ${codes.slice(0, -1).join('.')}`) return;
    const by = (seat: Seat) =>
      this.engine === undefined ? 'player' : seat === this.engine ? 'engine' : 'you';
    const seat = seatAfter(codes.length - 1);
    this.listener?.({ type: 'move', code, seat, by: by(seat), moves });
    const { winner } = this;
    if (winner !== undefined) this.listener?.({ type: 'end', winner, by: by(winner), moves });
  }
}

/** Whether the reader has asked for less motion. */
function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
