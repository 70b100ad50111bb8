/*
 * The rooms beside the problems. Each is fetched when somebody enters it for the first time, with its views and its texts,
 * so that nobody waits for a room that they do not enter.
 *
 * A new room is one entry in `DOORS`; a module beside this file that exports `enter`, after the pattern of games.ts; its
 * texts in i18n/en, a file of its own that the module hands to `learn`; and its name in page.ftl, `rooms-ID`.
 */

import type { TemplateResult } from 'lit';
import { ELSEWHERE } from '../edition';
import type { Client } from '../engine/client';
import type { Place } from '../place';
import { GAME, NIMBERS, type Question } from '../question';
import { gameBeginning } from '../state';
import {
  nimbersBeginning,
  TWO_HEAPS,
  twoHeapsBeginning,
  ZECKENDORF,
  zeckendorfBeginning,
} from './beginnings';

/** What the session knows of a room before anybody enters it. */
export interface Door {
  id: string;
  /** What stands in links to this room where otherwise a problem's name stands. No problem has such a name. */
  names: readonly string[];
  /** Reached from another room, and not named in the header. */
  aside?: true;
  /** What is asked where nobody asks anything. */
  beginning(): Question;
  load(): Promise<{ enter: Enter }>;
}

/** Builds the room. Called once; the room stays when people go elsewhere and come back. */
export type Enter = (client: Client, place: Place, changed: () => void) => Entered;

/** Where people are, as the session sees it. Every change of what is shown is told by `changed`. */
export interface Visit {
  readonly question: Question;
  /** A sentence about the link that led here, where it could not be used as it is. */
  readonly notice: string;
  /** Makes this the question. */
  take(question: Question, notice?: string): void;
  /** People go to another room. */
  leave(): void;
}

/** A room with what the page draws of it. */
export interface Shown {
  readonly room: Visit;
  view(): TemplateResult;
  /** What the window is called. Empty: as before. */
  title(): string;
  /** What a screen reader is told once: about the answer, and about what is looked at. */
  said(): [string, string];
  /**
   * Whether all that was asked first is there to be seen: the whole engine is sent for then, if it was not before. Left out: as
   * soon as there is an answer to be said.
   */
  readonly settled?: boolean;
}

export interface Entered extends Shown {
  meaningful: Meaningful;
}

/** What of a link's question means something in a room, and the pieces that do not, as written. */
export type Meaningful = (question: Question) => { question: Question; dropped: string[] };

const DOORS: readonly Door[] = [
  { id: 'games', names: [GAME], beginning: gameBeginning, load: () => import('./games') },
  { id: 'nimbers', names: [NIMBERS], beginning: nimbersBeginning, load: () => import('./nimbers') },
  {
    id: 'zeckendorf',
    names: [ZECKENDORF],
    beginning: zeckendorfBeginning,
    load: () => import('./zeckendorf'),
  },
  {
    id: 'two-heaps',
    names: [TWO_HEAPS],
    aside: true,
    beginning: twoHeapsBeginning,
    load: () => import('./two-heaps'),
  },
];

export const ROOMS = DOORS.filter(({ id }) => !ELSEWHERE.includes(id));

/** The room to which a link leads that is not in this edition of the page, if it is such a link. */
export function elsewhere(problem: string): string | undefined {
  const id = DOORS.find(({ names }) => names.includes(problem))?.id;
  return id !== undefined && ELSEWHERE.includes(id) ? id : undefined;
}

export function doorFor(problem: string): Door | undefined {
  return ROOMS.find(({ names }) => names.includes(problem));
}
