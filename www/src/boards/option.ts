/* A move on a board, as drawings offer it, and what all boards have. */

import type { PropertyDeclarations } from 'lit';
import { Plain } from '../ui/base';

export interface BoardOption {
  /** The name of the move in events. */
  code: string;
  /** What is moved, as an index into the component's cells. */
  cell: number;
  /** The square or the vertex moved to; of stairs how many coins move; of a tree it is not used. */
  to: number;
}

/** How much larger trees and graphs are on which the first click selects: they are played on. */
export const PLAYED = 1.5;

/** A board on which moves are made. */
export class Board<Option = BoardOption> extends Plain {
  static override properties: PropertyDeclarations = {
    label: {},
    options: { attribute: false },
    picked: { attribute: false },
    still: { type: Boolean },
    twice: { type: Boolean },
  };

  /** What the board shows, in words. */
  declare label: string;
  /** The moves; none for a picture. Of heaps of chips, `to` is the size after the move. */
  declare options: readonly Option[];
  /** The code of the move that is pointed out. */
  declare picked: string | undefined;
  /** Whether moves are disabled. */
  declare still: boolean;
  /** Whether a move is selected, by a first click or tap, before it is chosen. */
  declare twice: boolean;

  constructor() {
    super();
    this.label = '';
    this.options = [];
    this.still = false;
    this.twice = false;
  }

  protected get plays(): boolean {
    return this.options.length > 0 && !this.still;
  }
}

/** The event of a click, a tap or Enter on a move: selects it, or makes it. */
export const eventOf = ({ twice, picked }: Pick<Board, 'twice' | 'picked'>, code: string): 'pick' | 'act' =>
  twice && picked !== code ? 'pick' : 'act';

/** Whether a key presses a button that is drawn; it does nothing else then. */
export function presses(event: KeyboardEvent): boolean {
  const does = event.key === 'Enter' || event.key === ' ';
  if (does) event.preventDefault();
  return does;
}
