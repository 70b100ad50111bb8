// Which build of the engine answers a call.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFor } from '../../www/src/engine/builds';
import { buildOf } from '../../www/src/rooms/index';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);
type Given = Parameters<typeof buildFor>;

test.each(rows<[...Given, string]>('calls of a small build'))(
  '%s of %o, where %j have started, goes to %s',
  (call, request, started, build) => expect(buildFor(call, request, started)).toBe(build),
);

test.each(rows<Given>('calls of the whole engine: own rules, boards, sums of several moves, large work'))(
  '%s of %o needs the whole engine',
  (...given) => expect(buildFor(...given)).toBeUndefined(),
);

test('every board of the engine needs the whole engine', () => {
  const read = readFileSync(new URL('../../src/position/boards/read.rs', import.meta.url), 'utf8');
  const boards = Array.from(read.matchAll(/\("([a-z-]+)", \w+::read\)/g), ([, name]) => name);
  expect(boards).toContain('hackenbush');
  for (const board of boards)
    expect(buildFor('moves', { position: `nim:1 + ${board}:x` }, ['positions'])).toBeUndefined();
});

test('a link leads to the build of its room, and any other to that of the problems', () => {
  const names = ['nimbers', 'stones', '', 'exercise', 'lesson'];
  expect(names.map(buildOf)).toEqual(['numbers', 'problems', 'problems', 'positions', undefined]);
});
