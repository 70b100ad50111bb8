/** The nim-products a[i] (x) b[i] of 64-bit nimbers. All arrays are equally long. The products go
 * to `into`, which may be `a` or `b` and is returned; without it, to a new array. With `into`,
 * batch after batch takes a third less time, since no new memory is needed. */
export function nimProducts(
  request: { a: BigUint64Array; b: BigUint64Array; into?: BigUint64Array },
  progress?: ProgressListener,
): BigUint64Array;
