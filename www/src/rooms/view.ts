/*
 * The interface of a view: a subject, which holds the data, and a drawing of it. A room's views are
 * in its folder, and those of all sequences in sequence/views/.
 */

import type { Client } from '../engine/client';
import type { AskError } from '../engine/protocol';
import type { AnyResource } from '../engine/resource';
import type { QuestionHistory } from '../question/history';
import type { Question } from '../question/question';
import type { Room } from './definition';

/** The controls of a view: none, those of the view, or also fields for the question. */
export type Controls = 'none' | 'some' | 'all';

/** What a host page learns of what the reader does in a view, besides changes of the question. */
export interface HostEvents {
  move: { code: string; seat: number; by: MoveBy; moves: string };
  predict: {
    correct: boolean;
    kind: string;
    number: number;
    answer: string;
    expected: string;
    streak: number;
  };
  /** The end of a match, or of an exercise. */
  end: { winner: number; by: MoveBy; moves: string } | { right: number; count: number };
}

/** Who made a move: the reader against the engine, the engine, or one of two people. */
export type MoveBy = 'you' | 'engine' | 'player';

/** The element or frame that contains a view. */
export interface ViewHost {
  readonly client: Client;
  readonly controls: Controls;
  /** Whether the fields of the question are shown. */
  readonly asking: boolean;
  /**
   * The site that links to other questions lead to; empty for no links; undefined if they are
   * followed in place.
   */
  readonly site: string | undefined;
  /** The address of a Grundyscope site, for what is read outside of this document; or empty. */
  readonly address: string;
  /** Receives the changes of the question by the reader. */
  readonly history: QuestionHistory;
  /** Sends an event to the host page. */
  tell<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): void;
  /** Requests a new drawing. */
  changed(): void;
}

/** A room as views need it: the question, its data and its errors. */
export interface Subject<In extends Room = Room> {
  readonly room: In;
  /** Whether the question is parsed, so that all its tasks have started. */
  readonly understood: boolean;
  /** The tasks whose progress and errors are shown. */
  readonly works: readonly AnyResource[];
  /** The error of the question. */
  readonly error: AskError | undefined;
  /** A sentence about an error, if the room has a better one than the general one. */
  sentence?(error: AskError): string | undefined;
  /** Retries what stopped or failed. */
  retry(): void;
  /** The name of the subject in the reader's language; empty until it is known. */
  readonly name: string;
  /** The text of a live region for screen readers. */
  readonly announcement: string;
}

/** The fields in which the question can be changed, and their style sheets. */
export interface ViewFields<In extends Room = Room> {
  readonly sheets: readonly string[];
  draw(room: In): unknown;
}

/** The title above a view. */
export interface Title {
  name: string;
  notation?: string | undefined;
  /** A remark after the name. */
  words?: string | undefined;
  /** Whether it is a heading, which views with headings of their own need. */
  heading?: boolean;
}

/** Draws one view of a subject. */
export interface Drawing<Of extends Subject = Subject> {
  /** The parts of the room that it needs. */
  readonly parts: readonly string[];
  /** Its style sheets, in addition to those that all views share. */
  readonly sheets: readonly string[];
  /** Whether it has fields of its own, which show errors. */
  readonly asks?: boolean;
  /** Tasks in addition to those of the subject. */
  works?(subject: Of): readonly AnyResource[];
  error?(subject: Of): AskError | undefined;
  /** Absent if the drawing contains its title. */
  title?(subject: Of): Title | undefined;
  /** Whether there is enough data to draw. */
  ready(subject: Of): boolean;
  /** Whether the drawing is complete, if `ready` holds before all data are there. */
  finished?(subject: Of): boolean;
  /** The answer that the view shows, as text. */
  answer?(subject: Of): string | undefined;
  draw(subject: Of, host: ViewHost): unknown;
}

/** A view that another room draws: its questions are said in that room's terms. */
export interface Borrowed extends Pick<Room, 'parametersOf'> {
  /** The name of the view there. */
  readonly view: string;
  /** The question there; undefined if this edition has no such room. */
  there(question: Question): Question | undefined;
  /** The question here for one there, to which the reader has changed it from `before`. */
  here(there: Question, before: Question): Question;
}

/** Builds the subject of a question for the drawing of a view. */
export type EnterSubject = (host: ViewHost, parts: readonly string[]) => Subject | Promise<Subject>;

/** The title of a frame. */
export interface FrameTitle {
  name: string;
  detail: string;
}

/** Words the title from the arguments, before anything of the room is loaded. */
export type FrameTitleOf = (question: Question, shortened: (typed?: string) => string) => FrameTitle;
