// The worker of the package and of the one script, where the page is of another origin than they.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startOwn } from '../../www/src/package/web-start';

const made: string[] = [];

class Fake extends EventTarget {
  constructor(address: string) {
    super();
    made.push(address);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  made.length = 0;
});

function from(origin: string): void {
  vi.stubGlobal('origin', origin);
  vi.stubGlobal('Worker', Fake);
}

const ADDRESS = 'https://games.example/grundyscope/worker.js';
const start = () => new Worker(ADDRESS, { type: 'module' });

describe('where the worker comes from', () => {
  test('of the page’s own origin: itself', () => {
    from('https://games.example');
    startOwn(start, ADDRESS);
    expect(made).toEqual([ADDRESS]);
  });

  // Firefox throws nothing there: the worker would stay silent for ever.
  test.each(['https://school.example', 'null'])('another origin’s, %s: never itself', (origin) => {
    from(origin);
    startOwn(start, ADDRESS);
    expect(made).toEqual([expect.stringMatching(/^blob:/)]);
  });

  test('where it throws all the same', () => {
    from('https://games.example');
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    startOwn(refuse, ADDRESS);
    expect(made).toEqual([expect.stringMatching(/^blob:/)]);
  });
});
