// When a reader counts as idle.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../www/src/shell/idle';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('idle is who has done nothing for so long, while no work runs', async () => {
  let working = false;
  const idle = vi.fn();
  whenIdle(10, () => working).then(idle);
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  for (const input of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']) {
    await pass(9);
    page.dispatchEvent(new Event(input));
  }
  working = true;
  await pass(11);
  working = false;
  await pass(8);
  expect(idle).not.toHaveBeenCalled();
  await pass(1);
  expect(idle).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('keydown'));
  expect(vi.getTimerCount()).toBe(0);
});
