/** One element of the page in the states it can be in. */
export interface Specimen {
  /** The element's tag. */
  tag: string;
  /** What it is for, a sentence. */
  about: string;
  /** Made only when somebody looks at them. */
  states: () => State[];
}

export interface State {
  name: string;
  /** What its properties are. */
  properties: Record<string, unknown>;
  /** Properties of its own that it sets only after it has been drawn, such as what has been unfolded. */
  later?: Record<string, unknown>;
  /** What its holder does when it sends an event: properties that change. Where there is no holder, nothing happens. */
  hold?: Record<string, Hold>;
  /** The class of what it stands in, where its looks depend on that. */
  within?: string;
  /** Written from right to left. */
  mirrored?: true;
}

/** `detail` is the event's, whatever that element sends. */
// biome-ignore lint/suspicious/noExplicitAny: each element has details of its own, and documented.ts tells them.
export type Hold = (detail: any, element: any) => Record<string, unknown>;

/** Elements that belong together. */
export interface Group {
  title: string;
  specimens: Specimen[];
}
