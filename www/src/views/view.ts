/* A view of a room: its subject, its drawing, and the room's fields, loaded when it is shown. */

import type { AskError } from '../engine/protocol';
import { type AnyResource, reported } from '../engine/resource';
import { textsArrived } from '../i18n/index';
import type { QuestionHistory } from '../question/history';
import type { Question } from '../question/question';
import type { Room } from '../rooms/definition';
import type { Borrowed, Drawing, EnterSubject, Subject, ViewFields, ViewHost } from '../rooms/view';
import { drawingsOf, type RoomName, roomOf, type ViewName } from './registry';

const DRAWINGS = import.meta.glob<{ drawing: Drawing } | { borrowed: Borrowed }>(
  ['./rooms/*/views/*.ts', './sequence/views/*.ts'],
  {
    base: '../',
  },
);
const SUBJECTS = import.meta.glob<{ enter: EnterSubject }>('./*/subject.ts', { base: '../rooms' });
const FIELDS = import.meta.glob<ViewFields>('./*/view-fields.ts', { base: '../rooms' });

export async function loadView(host: ViewHost, room: RoomName, name: ViewName): Promise<View> {
  const draws = drawingsOf(room, name).flatMap((module) => DRAWINGS[`./${module}.ts`] ?? [])[0];
  const enters = SUBJECTS[`./${room}/subject.ts`];
  if (!draws || !enters) throw new Error(`no view ${name} of ${room}`);
  const [drawn, { enter }, fields] = await Promise.all([
    draws(),
    enters(),
    host.asking ? FIELDS[`./${room}/view-fields.ts`]?.() : undefined,
  ]);
  await textsArrived();
  if ('borrowed' in drawn) return borrow(host, room, name, drawn.borrowed);
  const { drawing } = drawn;
  return new View(room, name, await enter(host, drawing.parts), drawing, fields);
}

/** A view of another room, with the questions of this one. */
async function borrow(
  host: ViewHost,
  room: RoomName,
  name: ViewName,
  { view, parametersOf, there, here }: Borrowed,
): Promise<View> {
  let question: Question = { problem: '', arguments: {}, view: {} };
  const told = (how: keyof QuestionHistory) => (asked: Question | undefined) => {
    if (asked) question = here(asked, question);
    host.history[how](question);
  };
  const { client, tell } = host;
  const inner: View = await loadView(
    {
      ...{ client, tell, changed: () => host.changed() },
      get controls() {
        return host.controls;
      },
      get asking() {
        return host.asking;
      },
      get site() {
        return host.site;
      },
      get address() {
        return host.address;
      },
      history: { replaceSoon: told('replaceSoon'), commit: told('commit'), replace: told('replace') },
    },
    roomOf(there(question)?.problem ?? ''),
    view as ViewName,
  );
  const model: Room = {
    get question() {
      return question;
    },
    get notice() {
      return inner.model.notice;
    },
    parametersOf,
    open(asked, notice) {
      question = asked;
      const lent = there(asked);
      if (lent) inner.model.open(lent, notice);
    },
    leave: () => inner.model.leave(),
  };
  return new View(room, name, inner.subject, inner.drawing, inner.fields, model);
}

export class View {
  readonly room: RoomName;
  readonly name: ViewName;
  readonly subject: Subject;
  readonly drawing: Drawing;
  /** Undefined if the question is not to be changed, or its room has no fields. */
  readonly fields: ViewFields | undefined;
  /** The model that has the question: that of the subject, unless the view is another room's. */
  readonly model: Room;

  constructor(
    room: RoomName,
    name: ViewName,
    subject: Subject,
    drawing: Drawing,
    fields: ViewFields | undefined,
    model = subject.room,
  ) {
    this.room = room;
    this.name = name;
    this.subject = subject;
    this.drawing = drawing;
    this.fields = fields;
    this.model = model;
  }

  get ready(): boolean {
    return this.drawing.ready(this.subject);
  }

  /** Whether the view is drawn completely, and no task runs that would change it. */
  get complete(): boolean {
    return (
      this.subject.understood &&
      this.ready &&
      (this.drawing.finished?.(this.subject) ?? true) &&
      !this.work?.running
    );
  }

  /** The task to report: one that failed, stopped or shows progress, or else one that runs. */
  get work(): AnyResource | undefined {
    return reported([...this.subject.works, ...(this.drawing.works?.(this.subject) ?? [])]);
  }

  get error(): AskError | undefined {
    return this.subject.error ?? this.drawing.error?.(this.subject) ?? this.work?.error;
  }

  get answer(): string | undefined {
    return this.drawing.answer?.(this.subject);
  }

  get sheets(): readonly string[] {
    return [...this.drawing.sheets, ...(this.fields?.sheets ?? [])];
  }
}
