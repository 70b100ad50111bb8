// The link that "Copy link" writes.
import { afterEach, expect, test, vi } from 'vitest';
import { linkOf } from '../../www/src/question/link';

const PAGE = 'https://games.example/scope/';

afterEach(() => vi.unstubAllGlobals());

function at(address: string): void {
  vi.stubGlobal('location', new URL(address));
}

const question = (n: string) => ({ problem: 'stones', arguments: { n }, view: {} });

test('the link has the question of the page, not that of the address bar', () => {
  at(`${PAGE}?lang=en#1/stones?n=8`);
  expect(linkOf(question('10'))).toBe(`${PAGE}?lang=en#1/stones?n=10`);
});

// Firefox throws on an address of a megabyte.
test('a question too long for a link leaves the address unchanged', () => {
  const address = `${PAGE}#1/stones?n=8`;
  at(address);
  const made = vi.fn();
  vi.stubGlobal('URL', made);
  expect(linkOf(question('😀'.repeat(250_000)))).toBe(address);
  expect(made).not.toHaveBeenCalled();
});
