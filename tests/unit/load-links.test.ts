// The links whose first visit is measured.
import { expect, test } from 'vitest';
import { HOSTS, LINKS } from '../../benches/harness/links.mjs';
import { ROOMS } from '../../www/src/rooms/index';

test('bench:load visits each kind of link of every room, a frame and an element', () => {
  const paths: string[] = LINKS.map(({ path }: { path: string }) => path);
  const missing = ROOMS.flatMap(({ names }) => names).filter(
    (name) => !paths.some((path) => path === `#1/${name}` || path.startsWith(`#1/${name}?`)),
  );
  expect(missing).toEqual([]);
  for (const host of Object.keys(HOSTS)) expect(paths).toContain(host);
});
