/** One element of the page in all its states. */
export interface Specimen {
  /** The element's tag. */
  tag: string;
  /** Its purpose, one sentence. */
  about: string;
  /** Creates the states when the element is shown. */
  states: () => State[];
}

export interface State {
  name: string;
  /** Properties of the element. */
  properties: Record<string, unknown>;
  /** Internal properties that are set after the first update, such as an open list. */
  later?: Record<string, unknown>;
  /** Handlers by event: each returns the properties to change. Other events have no effect. */
  hold?: Record<string, Hold>;
  /** The class of the container, if the styles depend on it. */
  within?: string;
  /** Drawn from right to left. */
  mirrored?: true;
}

/** `detail` is that of the event. */
// biome-ignore lint/suspicious/noExplicitAny: the type depends on the element.
export type Hold = (detail: any, element: any) => Record<string, unknown>;

/** A group of related elements. */
export interface Group {
  title: string;
  specimens: Specimen[];
}
