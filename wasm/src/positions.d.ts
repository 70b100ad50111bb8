/** What a component of a position is, and with it what its `cells` are:
 *
 * - "heaps": the sizes of heaps, in the order given; also of Poker nim.
 * - "row": the numbers of the coins of a row that show heads, ascending.
 * - "strip": the squares of coins: of Nimble (0 is where coins end) and of the Silver Dollar game
 *   (1 is the first square, 0 the bag of the game with a dollar) one number a coin; of Northcott's
 *   game two numbers a row, the piece of the player to move before that of the other player.
 * - "stairs": how many coins are on step 1, 2, ...
 * - "cell": the numbers of a game on two numbers, row and column.
 * - "tree": of each edge of green Hackenbush the edge that it stands on, counted from 1; 0 for the
 *   ground. Each edge comes before the edges above it.
 * - "graph": the vertices with tokens, as indices into `graph.vertices`. */
export type ComponentKind = 'heaps' | 'row' | 'strip' | 'stairs' | 'cell' | 'tree' | 'graph';

/** A component as it is set up; the properties that it has depend on its kind and game. */
export interface ComponentShape {
  /** The notation of the game, such as "kayles", "nimble" or "northcott:8". */
  game: string;
  kind: ComponentKind;
  cells: number[];
  /** The heaps of nim that the component is in disguise, which add up to its value. */
  heaps?: number[];
  /** Northcott's game: how many squares a row has. */
  squares?: number;
  /** Northcott's game: the end of the rows at which the player to move has the pieces. */
  own?: 'left' | 'right';
  /** The Silver Dollar game: the coin that is the dollar, as an index into `cells`. */
  dollar?: number;
  /** Poker nim: the chips that the player to move and the other player may add to heaps. */
  bank?: [number, number];
  /** The graph, its edges as pairs of indices into `vertices`. */
  graph?: {
    vertices: Array<{ name: string; value: number }>;
    edges: Array<[number, number]>;
  };
}

/** What a move does in one component. */
export interface Step {
  /** The component, counted from 0. */
  component: number;
  /** What is moved, as an index into the component's `cells`: the heap, the rightmost coin turned,
   * the coin or piece, the step of the stairs, the edge that is cut, the token. */
  cell: number;
  /** The cell before the move: the size of the heap, the number or square of the coin, the coins on
   * the step; the number of the edge, counted from 1; the vertex. */
  from: number;
  /** Stones taken, coins turned or moved down, squares moved, edges that vanish; of a graph the
   * edge along which the token moves, as an index into `graph.edges`; of Poker nim the chips taken
   * or added. */
  move: number;
  /** The heaps left of the heap; the other coins that are turned, ascending; the square or the
   * vertex moved to; the coins left on the step; row and column of a cell; of a tree the other
   * edges that vanish, counted from 1. */
  to: number[];
  /** Where a move changes several cells (stairs, cell): each of them, before and after. */
  changes?: Array<{ cell: number; from: number; to: number }>;
}

/** One move in one component of a sum. */
export type Move = Step & {
  /** The value of the component after the move. */
  componentValue: number;
  /** The value of the whole position after the move: 0 where the move wins. */
  value: number;
  /** The whole position after the move, in the notation that `moves` reads. */
  position: string;
};

export interface MovesAnswer {
  /** The position as the parser read it, in the canonical notation. */
  position: string;
  /** The Grundy value: the nim-sum of the components' values. */
  value: number;
  /** "P": the previous player wins, the player to move loses; "N": the player to move wins. */
  outcome: 'P' | 'N';
  components: Array<
    ComponentShape & {
      /** The value of each cell; of strips and stairs that of each of the `heaps`; of a table the
       * value of the cell (row, column); of a tree that of each edge with all above it. */
      values: number[];
      /** The nim-sum of the values; of a tree, of those of the edges on the ground. */
      value: number;
    }
  >;
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

/** One move in misère play: the fields of Move without values. */
export type MisereMove = Step & {
  position: string;
};

export interface MisereMovesAnswer {
  /** The position as the parser read it, in the canonical notation. */
  position: string;
  play: 'misere';
  /** "P": the player to move loses; "N": the player to move wins; null: not decided, since playing
   * it out would visit more than 100,000 positions, 2,000,000 moves or 10,000,000 heaps. */
  outcome: 'P' | 'N' | null;
  /** "nim": Bouton's rule. "tame": all heaps are tame, and so is their sum. "kayles": the theorem
   * of Sibert and Conway, with the outcome of normal play; "kayles-exception": the same, and the
   * position is one of those with the other outcome. "alternating" and "alternating-exception": so
   * by Plambeck's theorem on Daisies, octal 4.7, and games like it. "search": the position was
   * played out. null if it is not decided. */
  decidedBy:
    | 'nim'
    | 'tame'
    | 'kayles'
    | 'kayles-exception'
    | 'alternating'
    | 'alternating-exception'
    | 'search'
    | null;
  components: Array<
    ComponentShape & {
      /** The genus of each heap, such as "2^20"; null for heads, and for heaps that are too large:
       * over 40 stones where moves break heaps, over 2,000 elsewhere, unless they are tame. */
      genera: Array<string | null>;
      /** Whether each heap is known to be tame. */
      tame: boolean[];
    }
  >;
  /** How many moves are known to win; the first of them, by component, cell and ascending `move`,
   * at most `list`. */
  winningCount: number;
  winning: MisereMove[];
  /** How many moves are known to lose; the first of them, each with a reply that wins: null where
   * the move is the last, missing where all replies would take over 2^20 steps to find. */
  losingCount: number;
  losing: Array<MisereMove & { refutation?: MisereMove | null }>;
  /** How many moves are not decided; the first of them. */
  undecidedCount: number;
  undecided: MisereMove[];
}

/** How a move in a sum is made: in one component ("disjunctive"), in at least one ("selective"), in
 * all of them, until one has no move ("conjunctive"), or in 1 to K heaps of nim ("moore:K", Moore's
 * Nim_K). The components are what "+" joins; of Moore's game they are the single heaps. */
export type SumName = 'disjunctive' | CompoundSumName;
export type CompoundSumName = 'selective' | 'conjunctive' | `moore:${number}`;

/** A move in several components of a sum. */
export interface CompoundMove {
  /** What it does in each component, ascending; in Moore's game, in each heap. */
  steps: Step[];
  /** The whole position after the move, in the notation that `moves` reads. */
  position: string;
}

export interface CompoundMovesAnswer {
  /** The position as the parser read it, in the canonical notation. */
  position: string;
  sum: CompoundSumName;
  /** Whether the player who makes the last move wins, or loses. */
  play: 'normal' | 'misere';
  /** "P": the player to move loses; "N": the player to move wins. */
  outcome: 'P' | 'N';
  /** The theorem. "selective": lost exactly if all components are lost; in misère play the same
   * while two components or more have a move, by the outcomes of normal play, and the last one is
   * played as on its own. "conjunctive": the least remoteness decides, lost if it is even; in
   * misère play, with the remotenesses of misère play, if it is odd. "moore": lost exactly if in
   * each binary column of the heaps the number of ones is a multiple of K + 1; in misère play, of
   * heaps of one only, if their number leaves the rest 1 modulo K + 1. */
  decidedBy: 'selective' | 'conjunctive' | 'moore';
  components: Array<
    ComponentShape & {
      /** Selective and conjunctive: the outcome of the component on its own, in the same play. */
      outcome?: 'P' | 'N';
      /** Conjunctive: how many moves the component lasts when the winner hurries and the loser
       * delays. */
      remoteness?: number;
    }
  >;
  /** Conjunctive: how many moves the sum lasts, the least of the components' remotenesses. */
  remoteness?: number;
  /** Moore's game: how many heaps have a one in each binary column, from the highest column. */
  columns?: number[];
  /** How many moves win, and the first of them, at most `list`. */
  winningCount: number;
  winning: CompoundMove[];
  /** How many moves lose, and the first of them, each with a reply that wins; without one where,
   * in misère play, the move is the last. */
  losingCount: number;
  losing: Array<CompoundMove & { refutation?: CompoundMove }>;
}

/** Who wins when the player who makes the last move loses, and every move: a sum of nim heaps by
 * Bouton's rule, one of tame heaps by their genera, rows of Kayles by the theorem of Sibert and
 * Conway, heaps of Daisies and games like it by Plambeck's, any other one by playing it out.
 * Treblecross has no misère play here. */
export function moves(
  request: { position: string; play: 'misere'; sum?: 'disjunctive'; list?: NumberLike },
  progress?: ProgressListener,
): MisereMovesAnswer;
/** Who wins a selective or conjunctive sum, or Moore's Nim_K, by its theorem, and every winning
 * move. A position has at most 2^53 moves; the components of a conjunctive sum, and in misère play
 * those of a selective one, are small enough to be played out. */
export function moves(
  request: {
    position: string;
    sum: CompoundSumName;
    play?: 'normal' | 'misere';
    list?: NumberLike;
  },
  progress?: ProgressListener,
): CompoundMovesAnswer;
/** Value, outcome, every winning move, and a refutation of the others, for a sum such as "0.77:12
 * + take:squares:{29,5} + coins:ruler:{1,4,7}". `list`: how many moves of each kind are listed,
 * 0 to 10,000, default 100, and fewer of a position so long that theirs would be more than
 * 16,777,216 characters; all are counted. A losing move beyond the list is refuted by asking for
 * its position.
 *
 * Besides heaps and rows a component may be one of these:
 *
 * - "nimble:{1,4,4}": coins on squares; a coin moves any way to the left, down to square 0.
 * - "staircase:{3,0,2}": coins on step 1, 2, 3; any of the coins of a step go one step down.
 * - "northcott:8:{1-5,2-7}": rows of 8 squares with a piece of each player, that of the player to
 *   move first; a piece moves any way along its row, without a jump. The game may last for ever,
 *   but the winner ends it, as in nim with the gaps.
 * - "silver-dollar:{1,4,7}": coins on squares, from 1; a coin moves any way to the left, without a
 *   jump. With a dollar, "silver-dollar:{1,4,$7}", square 0 is a bag for any number of coins but
 *   the dollar: the other player would take the bag and win, so that this is no move here.
 * - "poker:{3,5}", "poker:2,0:{3,5}": nim with chips, in which the player to move may also add some
 *   of the chips that he has taken before, here 2; the other player has 0.
 * - "hackenbush:(()(()))": green Hackenbush trees, an edge for each pair of brackets, with what
 *   stands on it inside. A move cuts an edge, with all that it held up.
 * - "graph:a>b,b>c,a>c@a": a token on a vertex, "@{a,b}" for several, which a move moves along an
 *   edge. A graph with a round is refused with the code `cycle`.
 * - "wythoff:(3,5)", "euclid:(3,5)", "fibonacci-nim:(5,4)": a game on two numbers. */
export function moves(
  request: { position: string; play?: 'normal'; sum?: 'disjunctive'; list?: NumberLike },
  progress?: ProgressListener,
): MovesAnswer;
