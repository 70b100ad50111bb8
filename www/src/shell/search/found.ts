/* A result of the search. */

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
