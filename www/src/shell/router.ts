/* The page's current room: follows the address bar, loads rooms and the catalogue. */

import { HOME } from '../edition';
import { broken } from '../engine/broken';
import type { Client } from '../engine/client';
import { whyNot } from '../engine/module';
import type { AskError, Problem } from '../engine/protocol';
import { textsArrived } from '../i18n/index';
import { BrowserHistory } from '../question/history';
import { withoutDefaults } from '../question/parameters';
import { type Question, readHash, toHash } from '../question/question';
import { type MountedRoom, type MountRoom, usualQuestion } from '../rooms/definition';
import { type Room, roomAt, roomsByDoor } from '../rooms/index';
import { Thumbnails } from '../sequence/thumbnails';
import { askAgain } from '../ui/placeholder';
import { alone } from './alone';
import { arrival, defaultQuestion, nowhere, PROBLEMS, publishedQuestion } from './arrival';

const PAGES = import.meta.glob<{ mount: MountRoom }>('./*/room.ts', { base: '../rooms' });

/** Loads the page of a room. */
async function load({ id }: Room): Promise<{ mount: MountRoom }> {
  const page = await PAGES[`./${id}/room.ts`]?.();
  await textsArrived();
  return page as { mount: MountRoom };
}

export class Router {
  /** Of each problem's first game. */
  readonly thumbnails: Thumbnails;
  /** What could not be loaded; the page shows the error instead of a room. */
  failed: { what: 'engine' | 'room'; error: AskError } | undefined;
  /** Why there is nothing at the address; the page says so instead of a room. */
  nowhere: string | undefined;
  /** The id of the current room, which may still be loading; empty on the start page. */
  at: string;
  /** Whether this is the start page, which has no room. */
  onHome: boolean;
  /** The current room; undefined while it or the engine is loading. */
  here: MountedRoom | undefined;

  /** The problems; empty until they are known. */
  catalogue: Problem[] = [];
  #client: Client;
  #history: BrowserHistory;
  #changed: () => void;
  #mounted = new Map<string, MountedRoom>();
  #turn = 0;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
    this.thumbnails = new Thumbnails(client, changed);
    this.#history = new BrowserHistory((hash, entered) => {
      // A question from the address bar begins at its top.
      if (entered) scrollTo(0, 0);
      this.#arrive(hash);
    });
    this.onHome = HOME && readHash(location.hash).kind === 'none';
    this.at = this.onHome ? '' : entryOf(location.hash).id;
  }

  /**
   * The doors, each with its rooms and the link to the first one: to the last question there, or
   * from within to the first.
   */
  get doors() {
    return roomsByDoor().map(({ door, rooms }) => {
      const links = rooms.flatMap((room) =>
        (room.parts ?? [undefined]).map((part) => this.#linkTo(room, part)),
      );
      const here = links.some((link) => link.here);
      return { door, href: (here ? links[0]?.root : links[0]?.href) ?? '', here, rooms: links };
    });
  }

  /** The links to a room, or to a part of it: to its first question, and to its last one. */
  #linkTo(room: Room, part: string | undefined) {
    const [problem] = this.catalogue;
    const usual = usualQuestion(room);
    const ofRoom = part ? { ...usual, problem: part } : usual;
    const first = room.id === PROBLEMS ? problem && publishedQuestion(problem) : ofRoom;
    const question = this.#mounted.get(room.id)?.room.question;
    const isThere = question?.problem && (!part || question.problem === part);
    const href = (to: Question | undefined) => (to ? toHash(withoutDefaults(to)) : '');
    // Until the question is known, it counts as one of the first part.
    const at = question?.problem || room.names[0];
    const here = room.id === this.at && !this.onHome && (!part || part === at);
    const id = part && part !== room.names[0] ? part : room.id;
    return { id, root: href(first), href: href(isThere ? question : first), here, opened: isThere };
  }

  /** Whether the first question is completely answered. */
  get settled(): boolean {
    const { here } = this;
    return here?.complete ?? this.nowhere !== undefined;
  }

  /** Loads the catalogue and opens the question of the address bar. */
  async start(): Promise<void> {
    this.failed = undefined;
    this.#changed();
    // Loaded in parallel with the engine; `#arrive` reports a failure.
    if (!this.onHome) load(entryOf(location.hash)).catch(() => undefined);
    try {
      this.catalogue = (await this.#client.ask('catalogue', {})).answer;
    } catch (error) {
      this.failed = { what: 'engine', error: error as AskError };
      this.#changed();
      return;
    }
    const { hash } = location;
    await this.#arrive(hash);
    if (this.here) this.#history.replace(this.here.room.question);
    this.thumbnails.want(this.catalogue.flatMap(({ games: [first] }) => first?.game ?? []));
  }

  /** Opens the start page; in an edition without one, the first problem. */
  home(): void {
    const [first] = this.catalogue;
    if (!first) return;
    this.#turn++;
    if (HOME) {
      this.#goHome();
      this.#history.commit(undefined);
      return;
    }
    const question = defaultQuestion(first);
    this.#history.commit(question);
    this.#arrive(toHash(question));
  }

  /** Retries what failed. */
  again(): void {
    if (this.failed?.what === 'engine') this.start();
    else if (this.failed?.error.code === 'load') askAgain(() => this.#arrive(location.hash));
    else this.#arrive(location.hash);
  }

  /** Opens the question of a hash; an exception takes the place of the room. */
  async #arrive(hash: string): Promise<void> {
    try {
      await this.#open(hash);
    } catch (cause) {
      this.#fail(broken(cause));
    }
  }

  #fail(error: AskError): void {
    this.failed = { what: 'room', error };
    this.#changed();
  }

  /** Loads the room of a hash first if necessary. */
  async #open(hash: string): Promise<void> {
    const [first] = this.catalogue;
    if (!first) return;
    const turn = ++this.#turn;
    const named = readHash(hash).kind !== 'none';
    // An anchor within the page keeps what is open, also in the address bar.
    if (!named && hash.length > 1 && (this.here || this.onHome)) {
      this.#history.replace(this.here?.room.question);
      return;
    }
    if (!named && HOME) {
      this.#goHome();
      return;
    }
    const lost = nowhere(hash, this.catalogue);
    if (lost) {
      this.#goTo('', undefined);
      this.nowhere = lost;
      return;
    }
    const entry = entryOf(hash);
    if (!this.#mounted.has(entry.id)) {
      this.#goTo(entry.id, undefined);
      const loaded = await load(entry).catch(async (error) => ({ failure: await whyNot(error) }));
      if (turn !== this.#turn) return;
      if ('failure' in loaded) {
        this.#fail({ code: 'load', ...loaded.failure });
        return;
      }
      const mounted = loaded.mount(this.#client, this.#history, this.#changed, this.catalogue);
      this.#mounted.set(entry.id, this.#alone(mounted));
    }
    const shown = this.#mounted.get(entry.id) as MountedRoom;
    const arrived = arrival(hash, first, shown.room.parametersOf);
    const { question, notice } = arrived ?? { question: publishedQuestion(first), notice: '' };
    this.#goTo(entry.id, shown);
    shown.room.open(question, notice);
    if (notice || !arrived) this.#history.replace(question);
  }

  #goTo(at: string, shown: MountedRoom | undefined): void {
    if (this.here !== shown) this.here?.room.leave();
    this.failed = undefined;
    this.nowhere = undefined;
    this.at = at;
    this.onHome = false;
    this.here = shown;
    this.#changed();
  }

  #goHome(): void {
    this.#goTo('', undefined);
    this.onHome = true;
  }

  #alone(room: MountedRoom): MountedRoom {
    return alone(room, () => {
      // What the room has loaded may be what it does not understand.
      room.room.leave();
      this.#arrive(location.hash);
    });
  }
}

function entryOf(hash: string): Room {
  const reading = readHash(hash);
  return roomAt(reading.kind === 'question' ? reading.question.problem : '');
}
