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
import { type Door, known, type RoomEntry, usualQuestion } from '../definition';
import { linkFor } from '../places';
import type { Tile } from '../tile';

const FOUND = import.meta.glob<{ tiles: readonly Tile[] }>('../*/tile.ts', { eager: true });

export class Tiles {
  readonly #client: Client;
  readonly #changed: () => void;
  readonly #pictures = new Map<Tile, Resource<true, unknown>>();
  /** The pictures that have been asked for. */
  readonly #asked = new Set<Promise<unknown>>();

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
  #card(tile: Tile, room: RoomEntry, whole: boolean) {
    const [name, about] = tile.words();
    const href = tile.need ? linkFor(tile.need, { ...tile.given }) : toHash(usualQuestion(room));
    const link = html`<a href=${href ?? ''}>${name}</a>`;
    return html`<article class="live-tile card" ${seen(() => this.#ask(tile))}>
      ${
        tile.picture
          ? html`<div class="live-tile-picture" aria-hidden="true">${this.#pictures.get(tile)?.value ?? thumbnail(undefined)}</div>`
          : nothing
      }
      ${whole ? html`<h2 class="subheading">${link}</h2>` : html`<h3>${link}</h3>`}
      <p class="quiet">${about}</p>
    </article>`;
  }

  /** If its picture fails, the next time that it is seen asks again. */
  #ask(tile: Tile): void {
    const load = async (ask: Ask) => {
      // Those that are seen together are asked for together.
      await nextTask();
      if (tile.isLast) await Promise.allSettled(this.#asked);
      const asked = Promise.resolve(tile.picture?.((call, request) => ask(call, request, { lane: 'quick' })));
      this.#asked.add(asked);
      return asked;
    };
    const picture = this.#pictures.get(tile) ?? new Resource(this.#client, this.#changed, { load });
    this.#pictures.set(tile, picture);
    picture.retry();
    picture.want(true);
  }
}
