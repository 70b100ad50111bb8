/**
 * The buffers of the typed arrays in an answer, to be moved out of the worker rather than copied.
 *
 * A view on a part of a larger buffer stays out: it may be a window on the engine's own memory, which must
 * not move, and moving the buffer would take the neighbours along. It is copied like everything else.
 */
export function buffersOf(answer: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  collect(answer, buffers);
  return [...buffers];
}

function collect(value: unknown, into: Set<ArrayBuffer>): void {
  if (typeof value !== 'object' || value === null) return;
  if (ArrayBuffer.isView(value)) {
    const { buffer, byteLength } = value;
    if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength && byteLength > 0) into.add(buffer);
    return;
  }
  for (const part of Object.values(value)) collect(part, into);
}
