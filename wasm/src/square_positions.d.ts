/** Nim Square by several workers that share no memory: the heaps from `from` (default 0) to `n`
 * that have the Grundy value `value` in subtract-a-square, ascending. Ask for the values in
 * order: 0 first, then with the same `from` and `n` one more in each call, until every heap from
 * `from` to `n` has come. `before` are the heaps below `from` with this value, ascending, which
 * another worker found (default: none); the answer is as right as they are. With `goOn` (and
 * without `from`) the heaps whose values this instance knows are not computed again: they come
 * first, and `n` lies beyond them. After a call that fails or is cancelled, begin with 0 again. */
export function squarePositions(
  request: { n: NumberLike; from?: NumberLike; value: NumberLike; before?: Uint32Array; goOn?: boolean },
  progress?: ProgressListener,
): Uint32Array;
