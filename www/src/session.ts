/* The page's rooms, and the way between them: what the address bar says, and the catalogue that it speaks of. */

import { arrival, beginning } from './arrival';
import type { Client } from './engine/client';
import type { AskError, Problem } from './engine/protocol';
import { askAgain } from './parts/boot';
import { AddressBar, type Place } from './place';
import { ProblemRoom } from './problem-room';
import { readHash, toHash } from './question';
import { type Door, doorFor, type Entered, ROOMS, type Shown } from './rooms/index';
import { problems } from './rooms/problems';
import { spare } from './state';

/** The id of the room that is always there. */
const PROBLEMS = 'problems';

export class Session {
  /** The first values of each problem's first game. */
  faces = new Map<string, Uint32Array>();
  /** What did not arrive, so that there is nothing to be seen. */
  failed: { what: 'engine' | 'room'; error: AskError } | undefined;
  /** The room where people are, or which is being fetched for them. */
  at: string;
  /** That room; undefined while it, or the engine, is being fetched. */
  here: Shown | undefined;

  readonly problems: ProblemRoom;
  #problems: Shown;
  #client: Client;
  #place: Place;
  #changed: () => void;
  #entered = new Map<string, Entered>();
  #turn = 0;
  /** The link under which somebody who came by none was welcomed. */
  #welcomed = '';

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
    this.#place = new AddressBar((hash) => this.#arrive(hash));
    this.problems = new ProblemRoom(client, this.#place, changed);
    this.#problems = problems(this.problems, changed);
    this.at = doorOf(location.hash)?.id ?? PROBLEMS;
  }

  /** Where the rooms' links lead: to what was asked there last. */
  get links(): { id: string; href: string; here: boolean }[] {
    const { question, problems } = this.problems;
    const asked = question.problem ? question : problems[0] && beginning(problems[0]);
    const link = (id: string, href: string) => ({ id, href, here: id === this.at });
    return [
      link(PROBLEMS, asked ? toHash(spare(asked)) : ''),
      ...ROOMS.filter(({ aside }) => !aside).map((door) =>
        link(door.id, toHash(spare(this.#entered.get(door.id)?.room.question ?? door.beginning()))),
      ),
    ];
  }

  /** Whether all that was asked first is there to be seen. */
  get settled(): boolean {
    const { here } = this;
    return here ? (here.settled ?? here.said()[0] !== '') : false;
  }

  /** Fetches the whole engine, for whatever will be asked next. */
  warm(): void {
    this.#client.warm();
  }

  /** Loads the catalogue and goes where the address bar says. */
  async start(): Promise<void> {
    this.failed = undefined;
    this.#changed();
    const door = doorOf(location.hash);
    // Fetched beside the engine; what goes wrong is told when it is entered.
    if (door) this.#enter(door).catch(() => undefined);
    try {
      this.problems.problems = (await this.#client.ask('catalogue', {})).answer;
    } catch (error) {
      this.failed = { what: 'engine', error: error as AskError };
      this.#changed();
      return;
    }
    const { hash } = location;
    await this.#arrive(hash);
    if (this.here) this.#place.settle(spare(this.here.room.question));
    if (hash === '' && this.at === PROBLEMS) this.#welcome();
    this.#draw();
  }

  /** To the very beginning. */
  home(): void {
    const [first] = this.problems.problems;
    if (!first) return;
    const question = beginning(first);
    this.#turn++;
    this.#goTo(PROBLEMS, this.#problems);
    this.problems.take(question);
    this.#place.commit(spare(question));
    this.#welcome();
  }

  #welcome(): void {
    this.problems.fresh = true;
    this.#welcomed = location.hash;
    this.#changed();
  }

  /** Tries again what failed. */
  again(): void {
    if (this.failed?.what === 'engine') this.start();
    else askAgain(() => this.#arrive(location.hash));
  }

  async #draw(): Promise<void> {
    for (const { id, games } of this.problems.problems) {
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

  /** Goes at once to a room that is there; another one is fetched first. */
  async #arrive(hash: string): Promise<void> {
    const [first, ...others] = this.problems.problems;
    if (!first) return;
    const turn = ++this.#turn;
    this.problems.fresh = hash !== '' && hash === this.#welcomed;
    const door = doorOf(hash);
    if (door && !this.#entered.has(door.id)) {
      this.#goTo(door.id, undefined);
      const failed = await this.#enter(door).then(
        () => undefined,
        (error) => ({ code: 'load' as const, message: String(error) }),
      );
      if (turn !== this.#turn) return;
      if (failed) {
        this.failed = { what: 'room', error: failed };
        this.#changed();
        return;
      }
    }
    const entered = door && this.#entered.get(door.id);
    const known: [Problem, ...Problem[]] = [first, ...others];
    const there = arrival(hash, known, entered?.meaningful);
    // At an anchor, the question that is open stays, also in the address bar.
    if (!there && this.here) {
      this.#place.settle(spare(this.here.room.question));
      return;
    }
    const { question, notice } = there ?? { question: beginning(first), notice: '' };
    const shown = entered ?? this.#problems;
    this.#goTo(entered && door ? door.id : PROBLEMS, shown);
    shown.room.take(question, notice);
    if (notice || !there) this.#place.settle(spare(question));
  }

  #goTo(at: string, shown: Shown | undefined): void {
    if (this.here !== shown) this.here?.room.leave();
    this.failed = undefined;
    this.at = at;
    this.here = shown;
    this.#changed();
  }

  async #enter({ id, load }: Door): Promise<void> {
    const { enter } = await load();
    if (!this.#entered.has(id)) this.#entered.set(id, enter(this.#client, this.#place, this.#changed));
  }
}

function doorOf(hash: string): Door | undefined {
  const reading = readHash(hash);
  return reading.kind === 'question' ? doorFor(reading.question.problem) : undefined;
}
