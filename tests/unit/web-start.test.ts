// Starting the worker of the package or of grundyscope.js in a page of another origin.
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

describe('the worker starts', () => {
  test('from its own address if that is of the same origin', () => {
    from('https://games.example');
    startOwn(start, ADDRESS);
    expect(made).toEqual([ADDRESS]);
  });

  // Firefox does not throw for such an address: the worker would never answer.
  test.each(['https://school.example', 'null'])('from a blob in a page of origin %s', (origin) => {
    from(origin);
    startOwn(start, ADDRESS);
    expect(made).toEqual([expect.stringMatching(/^blob:/)]);
  });

  test('from a blob if the constructor throws', () => {
    from('https://games.example');
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    startOwn(refuse, ADDRESS);
    expect(made).toEqual([expect.stringMatching(/^blob:/)]);
  });
});
