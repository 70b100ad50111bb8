/** One element of the page in the states it can be in. */
export interface Specimen {
  /** The element's tag. */
  tag: string;
  /** What it is for, a sentence. */
  about: string;
  states: State[];
}

export interface State {
  name: string;
  /** What its properties are. */
  properties: Record<string, unknown>;
}
