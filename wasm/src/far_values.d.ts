/** One Grundy value. */
export interface GrundyValue {
  game: string;
  /** Plain decimal digits. */
  n: string;
  /** Plain decimal digits. */
  value: string;
  /** "computed": the sequence was computed up to n. "closed-form": by a formula. "period": by a
   * proved period. */
  source: 'computed' | 'closed-form' | 'period';
  /** Where the source is "period". */
  continued?: Continuation;
}

/** The Grundy value at n, up to 10^1000 for games with a proved period or a closed form. */
export function value(request: { game: string; n: NumberLike }, progress?: ProgressListener): GrundyValue;
