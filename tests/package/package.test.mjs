// The npm package as its users get it: the tarball installed in empty projects. Needs lib/ (npm run
// build:package).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PKG, ROOT } from '../../scripts/lib/paths.mjs';
import { close, node, open, pack, project, serving, tool } from './project.mjs';

/** W(10^6) of the Flipping Game, published with its problem. */
const W = '3996390106631';

/** Most tests wait for a program of their own, so they run concurrently. */
const TOGETHER = { concurrency: 3 };

const source = (name) => readFileSync(new URL(`./projects/${name}`, import.meta.url), 'utf8');
/** The lines of a program's output. */
const lines = (text) => text.trimEnd().split('\n');

let tarball;
before(async () => {
  tarball = await pack();
});
after(close);

test('the tarball contains exactly the expected files', () => {
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const names = lines(listed).map((name) => name.replace(/^package\//, ''));
  const [texts, rest] = [
    names.filter((name) => !name.startsWith('lib/')),
    names.filter((name) => name.startsWith('lib/')),
  ];
  const pictures = readdirSync(join(ROOT, 'docs/pictures')).map((name) => `docs/pictures/${name}`);
  assert.ok(pictures.length > 0);
  assert.deepEqual(
    texts.sort(),
    [
      'CHANGELOG.md',
      'LICENSE-APACHE',
      'LICENSE-MIT',
      'README.md',
      'docs/embedding.md',
      'docs/hosting.md',
      'package.json',
      ...pictures,
    ].sort(),
  );
  for (const name of rest) assert.match(name, /^lib\/(parts\/)?[\w-]+\.(js|d\.ts|wasm)$/);
  for (const name of [
    'index.js',
    'index.d.ts',
    'node.js',
    'element.js',
    'element.d.ts',
    'classes.js',
    'classes.d.ts',
    'frame.js',
    'frame.d.ts',
    'worker.js',
    'node-worker.js',
    'grundyscope_bg.wasm',
    'grundyscope_baseline_bg.wasm',
  ])
    assert.ok(rest.includes(`lib/${name}`), name);
});

test('the script for host pages of frames is one file of at most 1 kB', () => {
  const code = readFileSync(join(ROOT, 'lib', 'frame.js'));
  assert.doesNotMatch(String(code), /\bimport\b/);
  assert.ok(gzipSync(code, { level: 9 }).length <= 1000);
});

test('the package has no dependencies', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.deepEqual([dependencies, peerDependencies], [undefined, undefined]);
});

describe('Node.js', TOGETHER, () => {
  let root;
  before(async () => {
    const names = ['promise.mjs', 'calls.mjs', 'thread.mjs'];
    root = await project('node', tarball, Object.fromEntries(names.map((name) => [name, source(name)])));
  });

  test('a program with the README’s first lines prints the result and exits', async () => {
    assert.deepEqual(lines(await node(root, 'promise.mjs')), [W]);
  });

  test("the README's example prints what its comments say", async () => {
    const [, code] = /```js\n(import \{ connect \}.*?)```/s.exec(
      readFileSync(join(ROOT, 'README.md'), 'utf8'),
    );
    const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, printed]) => printed);
    assert.ok(expected.length >= 3);
    assert.deepEqual(lines(await node(root, '--input-type=module', '--eval', code)), expected);
  });

  test('errors, progress, cancelling and closing work with workers', async () => {
    assert.deepEqual(lines(await node(root, 'calls.mjs')), lines(source('calls.txt')));
  });

  test('they work on one thread', async () => {
    assert.deepEqual(lines(await node(root, 'thread.mjs')), lines(source('thread.txt')));
  });

  test('the element can be imported where there are no custom elements', async () => {
    const code = "import { GrundyScope } from 'grundyscope/element'; console.log(typeof GrundyScope)";
    assert.deepEqual(lines(await node(root, '--input-type=module', '--eval', code)), ['function']);
  });

  test('the script for host pages of frames can be imported', async () => {
    const code = "import { FrameConnection } from 'grundyscope/frame'; console.log(typeof FrameConnection)";
    assert.deepEqual(lines(await node(root, '--input-type=module', '--eval', code)), ['function']);
  });

  test('a connection has a method for every export of the contract', async () => {
    const { default: _, initSync: __, ...calls } = await import(pathToFileURL(join(PKG, 'grundyscope.js')));
    const names = await node(
      root,
      '--input-type=module',
      '--eval',
      "import { connect } from 'grundyscope'; console.log(Object.keys(await connect({ worker: false })).join(' '))",
    );
    assert.deepEqual(names.trim().split(' ').sort(), ['close', ...Object.keys(calls)].sort());
  });
});

describe('TypeScript', TOGETHER, () => {
  const check = async (name, files, options) => {
    const root = await project(name, tarball, files);
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
    test(`an example compiles in strict mode, resolved as ${moduleResolution}`, async () => {
      assert.equal(
        await check(
          `types-${moduleResolution}`,
          { 'example.ts': source('example.ts') },
          { module, moduleResolution },
        ),
        '',
      );
    });

  test('the element compiles in strict mode', async () => {
    const options = { module: 'esnext', moduleResolution: 'bundler' };
    assert.equal(await check('types-element', { 'element.ts': source('element.ts') }, options), '');
  });

  test('requests to a frame compile in strict mode', async () => {
    const options = { module: 'esnext', moduleResolution: 'bundler' };
    assert.equal(await check('types-frame', { 'frame.ts': source('frame.ts') }, options), '');
  });

  test('the types equal those of the contract', async () => {
    const text = source('contract.ts').replace('CONTRACT', join(PKG, 'grundyscope.js'));
    assert.equal(
      await check(
        'types-contract',
        { 'contract.ts': text },
        { module: 'esnext', moduleResolution: 'bundler' },
      ),
      '',
    );
  });
});

/** The texts of the test pages for the engine and for the element. */
const PAGES = {
  page: [W, '31395', 'AbortError', 'fraction'],
  element: ['undefined', 'true', '7', '#1/game?game=octal:0.77&n=300;columns=period', '7'],
  frame: ['answer', 'answer 7', '240px', 'bad-request size'],
};

/** What a page sends that requires Trusted Types, with the documented names. */
const POLICY = "require-trusted-types-for 'script'; trusted-types lit-html grundyscope; worker-src 'self'";
const META = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;

describe('in a browser', TOGETHER, () => {
  for (const [name, said] of Object.entries(PAGES)) {
    const page = source(`${name}.html`);
    const files = (html = page) => ({ 'index.html': html, 'main.js': source(`${name}.js`) });

    for (const strict of name === 'frame' ? [false] : [false, true])
      test(`a page built by Vite works: ${name}${strict ? ', with Trusted Types' : ''}`, async () => {
        const html = strict ? page.replace('<title>', `${META}<title>`) : page;
        const root = await project(`vite-${name}-${strict}`, tarball, files(html));
        const vite = tool('vite', 'bin', 'vite.js');
        await node(root, vite, 'build', '--base', './', '--target', 'es2022', '--logLevel', 'error');
        const origin = await serving([['/some/where/', join(root, 'dist')]]);
        assert.deepEqual(await open(`${origin}/some/where/`), { lines: said, errors: [] });
      });

    test(`plain HTML with a module script works: ${name}`, async () => {
      const at = './node_modules/grundyscope/lib/';
      const imports = {
        grundyscope: `${at}index.js`,
        'grundyscope/classes': `${at}classes.js`,
        'grundyscope/element': `${at}element.js`,
        'grundyscope/frame': `${at}frame.js`,
      };
      const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
      const html = page.replace('<script', `${map}\n<script`);
      const origin = await serving([['/', await project(`plain-${name}`, tarball, files(html))]]);
      assert.deepEqual(await open(`${origin}/`), { lines: said, errors: [] });
    });
  }
});
