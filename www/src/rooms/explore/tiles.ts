/* The tiles of all rooms by door, and their cards: a name, a sentence and a live picture each. */

import 'texts:tiles';
import './tiles.css';
import { html, nothing } from 'lit';
import type { Client } from '../../engine/client';
import { nextTask } from '../../engine/next-task';
import { type Ask, Resource } from '../../engine/resource';
import { toHash } from '../../question/question';
import { thumbnail } from '../../sequence/thumbnail';
import { seen } from '../../ui/seen';
import { type Door, known, type RoomDefinition, usualQuestion } from '../definition';
import { linkFor } from '../places';
import type { Tile } from '../tile';

const FOUND = import.meta.glob<{ tiles: readonly Tile[] }>('../*/tile.ts', { eager: true });

/** The build of the engine that draws most of the pictures. */
export const FIRST = 'numbers';

/** Asks for a picture and draws it; never rejects. */
type Picture = () => Promise<void>;

export class Tiles {
  readonly #client: Client;
  readonly #changed: () => void;
  readonly #pictures = new Map<Tile, Resource<true, unknown>>();
  /**
   * The pictures that have been seen and not been asked for: those of the first build, which are
   * asked for together; those of others and those of the whole engine, which come after them, one
   * after the other.
   */
  readonly #waiting: [Picture[], Picture[], Picture[]] = [[], [], []];
  #drawing = false;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** The tiles of the rooms behind a door, at most so many. */
  behind(door: Door, most?: number) {
    const rooms = known.filter((room) => room.door === door);
    const cards = rooms.flatMap((room) =>
      (FOUND[`../${room.id}/tile.ts`]?.tiles ?? []).map((tile) => this.#card(tile, room, most === undefined)),
    );
    return html`<ul class="cards" role="list">${cards.slice(0, most).map((card) => html`<li>${card}</li>`)}</ul>`;
  }

  /** `whole`: the page has nothing but tiles. */
  #card(tile: Tile, room: RoomDefinition, whole: boolean) {
    const [name, about] = tile.words();
    const href = tile.need ? linkFor(tile.need, { ...tile.given }) : toHash(usualQuestion(room));
    const link = html`<a href=${href ?? ''}>${name}</a>`;
    return html`<article class="live-tile card" ${seen(() => this.#ask(tile, room))}>
      ${
        tile.picture
          ? html`<div class="live-tile-picture" aria-hidden="true">${this.#pictures.get(tile)?.value ?? thumbnail(undefined)}</div>`
          : nothing
      }
      ${whole ? html`<h2 class="subheading">${link}</h2>` : html`<h3>${link}</h3>`}
      <p class="quiet">${about}</p>
    </article>`;
  }

  /** Whether the first picture has come, or failed. */
  get hasPicture(): boolean {
    return [...this.#pictures.values()].some(({ value, error }) => value !== undefined || error);
  }

  /** If its picture fails, the next time that it is seen asks again. */
  #ask(tile: Tile, { build }: RoomDefinition): void {
    const turn = tile.isLast ? 2 : build === FIRST ? 0 : 1;
    const load = (ask: Ask) =>
      new Promise((resolve, reject) => {
        const quick: Ask = (call, request) => ask(call, request, { lane: 'quick' });
        this.#waiting[turn]?.push(async () => {
          await Promise.resolve(tile.picture?.(quick)).then(resolve, reject);
        });
        this.#draw();
      });
    const picture = this.#pictures.get(tile) ?? new Resource(this.#client, this.#changed, { load });
    this.#pictures.set(tile, picture);
    picture.retry();
    picture.want(true);
  }

  /** Together, the builds of the engine would all come late. */
  async #draw(): Promise<void> {
    if (this.#drawing) return;
    this.#drawing = true;
    // Those that are seen together wait by then.
    await nextTask();
    const [first, others, last] = this.#waiting;
    const next = () => (first.length ? first.splice(0) : (others.length ? others : last).splice(0, 1));
    for (let now = next(); now.length; now = next()) await Promise.all(now.map((picture) => picture()));
    this.#drawing = false;
  }
}
