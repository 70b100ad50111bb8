/*
 * The height of a frame that holds at several widths: hosts without a listener for messages keep
 * the height of the snippet, and their columns are as wide as the reader's window allows.
 *
 * It is the height of the view in a usual column. At other widths drawings and text shrink
 * (embed/height.ts); the frame is higher only if that is not enough.
 */

import { COLUMN } from './sizes';

/** The widths of columns in which a snippet must hold: the usual one, then from phone to window. */
const COLUMNS = [COLUMN, 320, 340, 380, 440, 520, 640, 760, 1150];
/** Between these widths, a view may need a little more, in CSS pixels. */
const MARGIN = 8;
/** The height at the first measurement: more than any view needs. */
const TALL = 4000;
/** Milliseconds between two looks at a frame that may still change. */
const STEP = 40;
/** A frame counts as drawn after this many looks without a change, or after the last look. */
const STILL = 3;
const LOOKS = 60;

/** The widths of a frame in these columns, for a width in HTML. */
export function widthsOf(width: string): number[] {
  const value = Number.parseInt(width, 10);
  if (!width.endsWith('%')) return [value];
  return [...new Set(COLUMNS.map((column) => Math.round((column * value) / 100)))];
}

/**
 * Resolves with a height of at least the frame's own at the first width, at which it needs no
 * scroll bar at any of the widths; undefined if it does not start, or was removed.
 */
export async function heightFor(
  frame: HTMLIFrameElement,
  widths: readonly number[],
): Promise<number | undefined> {
  if (!(await started(frame))) return undefined;
  let height = 0;
  for (const [at, width] of widths.entries()) {
    const given = at === 0 ? TALL : height;
    Object.assign(frame.style, { inlineSize: `${width}px`, blockSize: `${given}px` });
    await still(frame);
    const whole = frame.contentDocument?.querySelector('.frame-whole');
    if (!whole) return undefined;
    // After the shrinking for the given height.
    height = Math.max(height, Math.ceil(whole.getBoundingClientRect().height));
  }
  return widths.length > 1 ? height + MARGIN : height;
}

/** Starts a frame, which waits until it is visible, and resolves when its view is drawn. */
async function started(frame: HTMLIFrameElement): Promise<boolean> {
  for (let look = 0; look < 10 * LOOKS; look++) {
    if (!frame.isConnected) return false;
    const stage = frame.contentDocument?.querySelector<HTMLElement>('.frame-stage');
    if (stage?.dataset.is === 'live') return true;
    if (stage?.dataset.is === 'sorry') return false;
    frame.contentWindow?.postMessage({ type: 'grundyscope:start' }, '*');
    await pause();
  }
  return false;
}

/** Resolves when the content has had the same height for a while. */
async function still(frame: HTMLIFrameElement): Promise<void> {
  let same = 0;
  let before = -1;
  for (let look = 0; look < LOOKS && same < STILL; look++) {
    await pause();
    const now = frame.contentDocument?.querySelector('.frame-whole')?.getBoundingClientRect().height ?? 0;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, STEP));
}
