/** One move in one component of a sum. */
export interface Move {
  /** The component, counted from 0. */
  component: number;
  /** The heap, or the rightmost coin turned, as an index into the component's `cells`. */
  cell: number;
  /** The size of that heap, or the number of that coin. */
  from: number;
  /** Stones taken, or coins turned. */
  move: number;
  /** The heaps left of the heap; or the other coins that are turned, ascending. */
  to: number[];
  /** The value of the component after the move. */
  componentValue: number;
  /** The value of the whole position after the move: 0 where the move wins. */
  value: number;
  /** The whole position after the move, in the notation that `moves` reads. */
  position: string;
}

export interface MovesAnswer {
  /** The position as the parser read it, in the canonical notation. */
  position: string;
  /** The Grundy value: the nim-sum of the components' values. */
  value: number;
  /** "P": the previous player wins, the player to move loses; "N": the player to move wins. */
  outcome: 'P' | 'N';
  components: Array<{
    game: string;
    /** "heaps": `cells` are sizes of heaps, in the order given. "row": numbers of the coins that
     * show heads, ascending. */
    kind: 'heaps' | 'row';
    cells: number[];
    /** The value of each cell. */
    values: number[];
    /** Their nim-sum. */
    value: number;
  }>;
  /** How many moves win. */
  winningCount: number;
  /** The first of them, by component, cell and ascending `move`; at most `list`. */
  winning: Move[];
  /** How many moves do not win. */
  losingCount: number;
  /** The first of them in the same order, at most `list`, each with a reply that wins. The reply
   * is a move on the losing move's `position`. */
  losing: Array<Move & { refutation: Move }>;
  /** How many moves are left when the winner hurries and the loser delays (even exactly for "P");
   * null where more than 20,000 positions, 400,000 moves or 4,000,000 heaps would have to be
   * examined. */
  remoteness: number | null;
}

/** Value, outcome, every winning move, and a refutation of the others, for a sum such as "0.77:12
 * + take:squares:{29,5} + coins:ruler:{1,4,7}". `list`: how many moves of each kind are listed,
 * 0 to 10,000, default 100; all are counted. A losing move beyond the list is refuted by asking
 * for its position. */
export function moves(
  request: { position: string; list?: NumberLike },
  progress?: ProgressListener,
): MovesAnswer;
