/* What a room shows of itself in a catalogue: on the page of its door, on the start page. */

import type { Client } from '../engine/client';
import type { Need } from './definition';

export interface Tile {
  /** Its texts are `tile-ID`, the name, and `tile-ID-text`. */
  readonly id: string;
  /** What it opens: a need that a room serves, and the arguments of the link. */
  readonly need: Need;
  readonly given?: Readonly<Record<string, string>>;
  /** Asks the engine for a small picture, a template. */
  picture(client: Client): Promise<unknown>;
}
