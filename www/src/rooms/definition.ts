/* The interface of a room. */

import type { TemplateResult } from 'lit';
import type { Client } from '../engine/client';
import type { QuestionHistory } from '../question/history';
import type { Parameters } from '../question/parameter';
import type { Question } from '../question/question';

/** The facts about a room that the router needs before it is loaded. */
export interface RoomEntry {
  id: string;
  /**
   * The names of this room in links, in the place of a problem's name. No problem has such a name.
   */
  names: readonly [string, ...string[]];
  /** Whether the header omits the room; other rooms link to it. */
  unlisted?: true;
  /** The arguments of a link without any. */
  usual: Readonly<Record<string, string>>;
  load(): Promise<{ mount: MountRoom }>;
}

/** The question of a link without arguments. */
export function usualQuestion({ names: [problem], usual }: Pick<RoomEntry, 'names' | 'usual'>): Question {
  return { problem, arguments: { ...usual }, view: {} };
}

/** Creates the room. Called once: the room keeps its state while the reader is in another one. */
export type MountRoom = (client: Client, history: QuestionHistory, changed: () => void) => MountedRoom;

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
