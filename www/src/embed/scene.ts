/* A room in a frame: one view of it at a time. */

import type { Client } from '../engine/client';
import type { Place } from '../place';
import type { Meaningful, Visit } from '../rooms/index';
import type { Work } from '../work';
import type { Controls } from './options';
import type { RoomName, ShowOf } from './shows';

export interface Scene<In extends RoomName = RoomName> {
  readonly room: Visit;
  meaningful: Meaningful;
  /** What is drawn for each name in `SHOWS`. */
  views: { readonly [Show in ShowOf<In>]: () => unknown };
  /** The fields in which the question can be changed. */
  fields(): unknown;
  /** Whether there is something to be seen of a view. */
  ready(show: ShowOf<In>): boolean;
  /** What runs, to say how far it is, and what has gone wrong with it. */
  works: readonly Work[];
  /** A sentence on what is wrong with the question as it stands; empty: nothing. */
  wrong(): string;
  /** What a screen reader is told once. */
  said(): string;
}

/** Builds the room, with what it needs from elsewhere. */
export type EnterScene<In extends RoomName> = (
  client: Client,
  place: Place,
  changed: () => void,
  controls: Controls,
) => Scene<In> | Promise<Scene<In>>;
