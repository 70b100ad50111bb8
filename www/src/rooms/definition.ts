/* What a room is: its definition, and the interface of its model and its page. */

import type { TemplateResult } from 'lit';
import type { SmallBuild } from '../engine/builds';
import type { Client } from '../engine/client';
import type { Problem } from '../engine/protocol';
import type { QuestionHistory } from '../question/history';
import type { Parameters } from '../question/parameter';
import type { Question } from '../question/question';

/** What rooms are for, in the order of the page. An address has no door in it. */
export const DOORS = ['play', 'learn', 'solve', 'explore', 'problems'] as const;
export type Door = (typeof DOORS)[number];

/** What rooms need of each other: places.ts. The arguments are those of the room's links. */
export type Need =
  | 'sequence'
  | 'position'
  | 'match'
  | 'exercises'
  | 'worksheet'
  | 'lessons'
  | 'lesson'
  | 'nimber'
  | 'representation'
  | 'product'
  | 'table';

/**
 * The facts about a room that page, elements and frames have before they load it. The rest of a
 * room is in modules of its folder, which are found by their names:
 *
 * - parameters.ts: `parametersOf`, the rows of its parameters;
 * - room.ts: `mount`, its page, and the texts of that;
 * - subject.ts: `enter`, the question, its data and its errors for the views;
 * - tile.ts: `tiles`, what the catalogue of its door shows of it;
 * - views/NAME.ts: `drawing`, a view; those of all sequences are in sequence/views/;
 * - view-fields.ts: the fields of the question beside a view;
 * - frame-title.ts: `frameTitle`, if it says more than the room's name and the first argument.
 */
export interface RoomDefinition {
  /** The name of its folder; its name on the page is the text `rooms-ID`. */
  readonly id: string;
  /**
   * The names of this room in links, in the place of a problem's name. No problem has such a name.
   * The room without any has the names of all problems.
   */
  readonly names: readonly string[];
  readonly door: Door;
  /** Its names that have a link each behind its door, with the text `rooms-NAME`. */
  readonly parts?: readonly string[];
  /** The arguments of a link without any; by default none. */
  readonly usual?: Readonly<Record<string, string>>;
  /**
   * The small build of the engine that answers its first questions (engine/builds.json). None: the
   * room asks nothing itself.
   */
  readonly build?: SmallBuild;
  /** What it shows for other rooms and for elements, in the order of its names. */
  readonly serves?: readonly Need[];
  /** Its texts, by the names of their files: the build puts them with its page and its views. */
  readonly texts?: readonly string[];
  /**
   * The names of its views, the default first, each with the height of a frame with it in pixels,
   * which is reserved until the frame reports its own: for an ordinary question, at the default
   * width, font size and controls. tests/e2e/heights.spec.ts measures the built frames, and fails
   * if a height is off by more than an eighth.
   */
  readonly views: Readonly<Record<string, number>>;
  /** The parameters without which a question has no view of that name. */
  readonly needs?: Readonly<Record<string, string>>;
}

/** What the header, the search and the router know of a room. */
export type RoomEntry = Pick<RoomDefinition, 'id' | 'names' | 'usual' | 'serves' | 'parts'>;

/** The rooms of this edition: rooms/index.ts fills the list, which no room can import. */
export const known: RoomDefinition[] = [];

/** The question of a link without arguments. */
export function usualQuestion({
  names: [problem = ''],
  usual,
}: Pick<RoomDefinition, 'names' | 'usual'>): Question {
  return { problem, arguments: { ...usual }, view: {} };
}

/**
 * Creates the room; `catalogue` has all problems. Called once: the room keeps its state while the
 * reader is in another one.
 */
export type MountRoom = (
  client: Client,
  history: QuestionHistory,
  changed: () => void,
  catalogue: Problem[],
) => MountedRoom;

/** The model of a room. It calls `changed` whenever its view must update. */
export interface Room {
  readonly question: Question;
  /** A sentence about the link that led here, if parts of it were dropped. */
  readonly notice: string;
  /** The parameters that a question of this room can have; undefined for an unknown problem. */
  parametersOf(question: Question): Parameters | undefined;
  /** Makes this the question. */
  open(question: Question, notice?: string): void;
  /** Called when the reader goes to another room. */
  leave(): void;
}

/** A room with its views. */
export interface MountedRoom {
  readonly room: Room;
  view(): TemplateResult;
  /** The title of the window. Empty: unchanged. */
  title(): string;
  /** Announcements to screen readers: about the answer, and about the selection. */
  announcements(): [string, string];
  /**
   * Whether everything of the first question is drawn: then the rest of the page is loaded, if it
   * was not before. By default, when there is an answer to announce.
   */
  readonly complete?: boolean;
}
