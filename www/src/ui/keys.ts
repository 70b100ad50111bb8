/** The key that cancels. */
export const BACK = 'Escape';

/**
 * The position to which a key moves from `here` within 0..last, as for a slider; undefined for any
 * other key.
 */
export function stepped(key: string, here: number, last: number, page: number, line = 1): number | undefined {
  const by: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowUp: line === 1 ? 1 : -line,
    ArrowDown: line === 1 ? -1 : line,
    PageUp: -page,
    PageDown: page,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = by[key];
  return step === undefined ? undefined : Math.min(last, Math.max(0, here + step));
}
