/* A result of the search. */

import type { Need } from '../../rooms/definition';
import type { Worded } from '../../ui/match';

export type Kind = 'game' | 'position' | 'problem' | 'sequence' | 'nimber' | 'room' | 'topic' | 'oeis';

export interface Found {
  kind: Kind;
  name: string;
  /** The notation, the OEIS number, or the source of a problem. */
  sign: string;
  about: string;
  href: string;
  /** The game whose first values are the thumbnail. */
  game?: string | undefined;
}

/** A result with the words that find it. */
export type Entry = Worded & { found: Found };

/** The link to what serves a need, or to its default question; undefined without its room. */
export type Link = (need: Need, given?: Record<string, string>) => string | undefined;
