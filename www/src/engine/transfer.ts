/**
 * The buffers of the typed arrays in an answer, which are moved out of the worker rather than
 * copied.
 *
 * A view of part of a larger buffer is copied: the buffer may be the engine's own memory, which
 * must not move, or hold other data.
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
