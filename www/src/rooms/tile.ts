/* What a room shows of itself in a catalogue: on the page of its door, on the start page. */

import type { Ask } from '../engine/resource';
import type { Need } from './definition';

export interface Tile {
  /** Its name, and what it is in a sentence. */
  words(): [name: string, about: string];
  /**
   * What it opens: a need that a room serves, and the arguments of the link; by default the room
   * itself.
   */
  readonly need?: Need;
  readonly given?: Readonly<Record<string, string>>;
  /** A small picture, a template; `ask` is that of a resource. */
  picture?(ask: Ask): unknown;
  /** Whether only the whole engine has it: it comes after the others that are seen. */
  readonly isLast?: boolean;
}
