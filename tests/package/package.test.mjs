// The npm package as its users get it: the tarball installed in empty projects. Needs lib/ (npm run build:package).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PKG, ROOT } from '../../scripts/lib/paths.mjs';
import { close, node, open, pack, project, serving, tool } from './project.mjs';

/** W(10^6) of the Flipping Game, published with its problem. */
const W = '3996390106631';

const source = (name) => readFileSync(new URL(`./projects/${name}`, import.meta.url), 'utf8');
/** The lines of a program's output. */
const lines = (text) => text.trimEnd().split('\n');

let tarball;
before(() => {
  tarball = pack();
});
after(close);

test('the tarball has what people need, and nothing else', () => {
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const names = lines(listed).map((name) => name.replace(/^package\//, ''));
  const [texts, rest] = [
    names.filter((name) => !name.startsWith('lib/')),
    names.filter((name) => name.startsWith('lib/')),
  ];
  assert.deepEqual(texts.sort(), [
    'CHANGELOG.md',
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'README.md',
    'package.json',
  ]);
  for (const name of rest) assert.match(name, /^lib\/[\w-]+\.(js|d\.ts|wasm)$/);
  for (const name of [
    'index.js',
    'index.d.ts',
    'node.js',
    'worker.js',
    'node-worker.js',
    'grundyscope_bg.wasm',
    'grundyscope_baseline_bg.wasm',
  ])
    assert.ok(rest.includes(`lib/${name}`), name);
});

test('it needs no other package when it runs', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.deepEqual([dependencies, peerDependencies], [undefined, undefined]);
});

describe('Node.js', () => {
  let root;
  before(() => {
    const names = ['promise.mjs', 'calls.mjs', 'thread.mjs'];
    root = project('node', tarball, Object.fromEntries(names.map((name) => [name, source(name)])));
  });

  test('the promise of the README, by a program that ends by itself', () => {
    assert.deepEqual(lines(node(root, 'promise.mjs')), [W]);
  });

  test("the README's example", () => {
    const [, code] = /```js\n(import \{ connect \}.*?)```/s.exec(
      readFileSync(join(ROOT, 'README.md'), 'utf8'),
    );
    const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, printed]) => printed);
    assert.ok(expected.length >= 3);
    assert.deepEqual(lines(node(root, '--input-type=module', '--eval', code)), expected);
  });

  test('errors, progress, cancelling and closing, with workers', () => {
    assert.deepEqual(lines(node(root, 'calls.mjs')), lines(source('calls.txt')));
  });

  test('the same on one thread', () => {
    assert.deepEqual(lines(node(root, 'thread.mjs')), lines(source('thread.txt')));
  });

  test('a connection has every export of the contract', async () => {
    const { default: _, initSync: __, ...calls } = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
    const names = node(
      root,
      '--input-type=module',
      '--eval',
      "import { connect } from 'grundyscope'; console.log(Object.keys(await connect({ worker: false })).join(' '))",
    );
    assert.deepEqual(names.trim().split(' ').sort(), ['close', ...Object.keys(calls)].sort());
  });
});

describe('TypeScript', () => {
  const check = (name, files, options) => {
    const root = project(name, tarball, files);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2022',
      types: [],
      ...options,
    };
    return node(
      root,
      tool('typescript', 'bin', 'tsc'),
      ...Object.entries(compilerOptions).flatMap(([key, value]) => [`--${key}`, String(value)]),
      ...Object.keys(files),
    );
  };

  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])
    test(`an example in strict mode, resolved as ${moduleResolution}`, () => {
      assert.equal(
        check(
          `types-${moduleResolution}`,
          { 'example.ts': source('example.ts') },
          { module, moduleResolution },
        ),
        '',
      );
    });

  test('the types are those of the contract', () => {
    const text = source('contract.ts').replace('CONTRACT', join(PKG, 'grundyscope.js'));
    assert.equal(
      check('types-contract', { 'contract.ts': text }, { module: 'esnext', moduleResolution: 'bundler' }),
      '',
    );
  });
});

describe('in a browser', () => {
  test('a page that Vite builds', async () => {
    const root = project('vite', tarball, {
      'index.html': source('page.html'),
      'main.js': source('page.js'),
    });
    node(root, tool('vite', 'bin', 'vite.js'), 'build', '--base', './', '--logLevel', 'error');
    const origin = await serving([['/some/where/', join(root, 'dist')]]);
    assert.deepEqual(await open(`${origin}/some/where/`), {
      lines: [W, '31395', 'AbortError', 'fraction'],
      troubles: [],
    });
  });

  test('plain HTML with a module script', async () => {
    const map =
      '<script type="importmap">{ "imports": { "grundyscope": "./node_modules/grundyscope/lib/index.js" } }</script>';
    const html = source('page.html').replace('<script', `${map}\n<script`);
    const root = project('plain', tarball, { 'index.html': html, 'main.js': source('page.js') });
    const origin = await serving([['/', root]]);
    assert.deepEqual(await open(`${origin}/`), {
      lines: [W, '31395', 'AbortError', 'fraction'],
      troubles: [],
    });
  });
});
