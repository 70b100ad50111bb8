/** Nim Square by several workers that share no memory: which of the heaps `from` (0 when left out) to `n` have the Grundy value
 * `value` in subtract-a-square, ascending. The values are asked for in order: 0 first, and each call with the same `from` and `n`
 * goes on with the next, until as many heaps have come as there are from `from` to `n`. `before` are the heaps below `from` that
 * have this value, ascending, which another worker found; when left out, there are none. The answer is as right as they are.
 * With `goOn` (and `from` left out) the heaps whose values this instance has computed are not computed again: they come first, and
 * `n` lies beyond them.
 * A call that fails or is cancelled leaves nothing to go on with: begin with 0 again. */
export function squarePositions(
  request: { n: NumberLike; from?: NumberLike; value: NumberLike; before?: Uint32Array; goOn?: boolean },
  progress?: ProgressListener,
): Uint32Array;
