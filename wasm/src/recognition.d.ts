/** A known sequence that agrees with the terms as far as both were compared: no proof that they
 * are the same. */
export interface SequenceMatch {
  /** The number in the OEIS (oeis.org), such as "A014586". */
  oeis: string;
  /** What it is, in English. */
  name: string;
  /** A game with these Grundy values, where there is one. */
  game?: string;
  /** The first of the given terms that was compared, from 0; those before lie before the sequence
   * begins. */
  from: number;
  /** The index, as the OEIS counts, of the term it was compared with. */
  index: number;
  /** index - from: by how much the sequence's index is ahead of the place among the given terms. */
  shift: number;
  /** How many terms were compared; all of them agree. */
  matched: number;
  /** Whether these are all the given terms from `from` on; otherwise the index of sequences knows
   * no more. */
  complete: boolean;
}

/** A sequence that `recognise` knows. */
export interface KnownSequence {
  /** The number in the OEIS (oeis.org), such as "A014586". */
  oeis: string;
  /** What it is, in English. */
  name: string;
  /** A game with these Grundy values, but for the entry 0 where `offset` is 1; absent where there
   * is none. */
  game?: string;
  /** The index of the first term, as the OEIS counts. */
  offset: number;
  /** The first terms. */
  terms: Uint32Array;
}

/** Names a sequence from its first terms (4 to 10,000 of them), or a game from its Grundy values
 * 0..n (n up to 9,999, default 40), offline and from a small index. Best matches first; an empty
 * list: not recognised. */
export function recognise(
  request: { terms: ArrayLike<number> } | { game: string; n?: NumberLike },
  progress?: ProgressListener,
): SequenceMatch[];
/** Every sequence that `recognise` knows. */
export function knownSequences(): KnownSequence[];

/** Octal codes with the same values, up to shifts of the heap, as far as these were compared. */
export interface EqualCodes {
  /** The codes, such as "octal:0.77": unshifted ones first, then those with names, then short ones.
   * Term n is the value of the heap n + `shift`; terms before the first heap are not compared. */
  codes: Array<{ game: string; shift: number }>;
  /** The first of the given terms that was compared with the first code, from 0. */
  from: number;
  /** How many terms were compared with the first code; all of them agree. */
  matched: number;
  /** Whether these are all the given terms from `from` on; at most 400 are compared. */
  complete: boolean;
  /** Whether the codes are proved to have the same values for ever: the period of each is proved
   * within the 400 values that are the same. Otherwise these values agree, and later ones may
   * differ. */
  proved: boolean;
}

/** The octal games d0.d1d2d3 (d0 = 0 or 4) whose Grundy values begin with these terms (4 to
 * 10,000), or with those of a game (0..n, default 40), unshifted or shifted by at most three heaps.
 * The likeliest codes first; an empty list: no such game. A matter of milliseconds. */
export function recogniseOctal(
  request: { terms: ArrayLike<number> } | { game: string; n?: NumberLike },
  progress?: ProgressListener,
): EqualCodes[];
