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

describe('with Trusted Types', () => {
  /** Creates addresses that are recognised as made by a policy. */
  function policies() {
    const names: string[] = [];
    const createPolicy = (name: string, { createScriptURL }: { createScriptURL(text: string): string }) => {
      names.push(name);
      return { createScriptURL: (text: string) => `trusted ${createScriptURL(text)}` };
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    return names;
  }

  // The module of a test is a file, whose origin is "null".
  test.each([
    ['null', /^trusted file:.*\/worker\.js$/],
    ['https://school.example', /^trusted blob:/],
  ])('the address comes from the policy in a page of origin %s', async (origin, address) => {
    vi.resetModules();
    from(origin);
    const names = policies();
    const { startWorker } = await import('../../www/src/package/web-start');
    startWorker();
    startWorker();
    expect(names).toEqual(['grundyscope']);
    expect(made).toEqual([expect.stringMatching(address), expect.stringMatching(address)]);
    expect(globalThis.Worker).toBe(Fake);
  });

  test('a document that forbids the policy gets plain addresses', async () => {
    vi.resetModules();
    const refuse = () => {
      throw new TypeError('no such policy');
    };
    vi.stubGlobal('trustedTypes', { createPolicy: refuse });
    const { trustedAddress } = await import('../../www/src/engine/trusted-types');
    expect(trustedAddress(ADDRESS)).toBe(ADDRESS);
  });
});

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
