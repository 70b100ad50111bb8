import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Makes a test fail on any console error, such as a missing text. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const told = vi.mocked(console.error).mock.calls;
    vi.restoreAllMocks();
    expect(told).toEqual([]);
  });
}
