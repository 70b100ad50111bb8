// The npm package as its users get it: the tarball installed in empty projects. Needs lib/ (npm run
// build -- package).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LIB, PKG, ROOT } from '../../scripts/lib/paths.mjs';
import { addPackage, close, node, open, pack, project, serving, tool } from './project.mjs';

/** W(10^6) of the Flipping Game, published with its problem. */
const W = '3996390106631';

const METADATA = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

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
      'docs/page.webp',
      'package.json',
      ...pictures,
    ].sort(),
  );
  for (const name of rest)
    assert.match(
      name,
      /^lib\/(?:(?:parts\/)?[\w-]+\.(?:js|d\.ts|wasm)|LICENSES\.txt|custom-elements\.json)$/,
    );
});

test('the script for host pages of frames is one file of at most 1 kB', () => {
  const code = readFileSync(join(ROOT, 'lib', 'frame.js'));
  assert.doesNotMatch(String(code), /\bimport\b/);
  assert.ok(gzipSync(code, { level: 9 }).length <= 1000);
});

test('the pictures and texts that the packed pages show and name are packed', () => {
  const names = lines(execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }));
  const packed = (name) => names.includes(`package/${name}`);
  for (const page of ['README.md', 'docs/embedding.md', 'docs/hosting.md']) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const pictures = [...text.matchAll(/!\[[^\]]*\]\(([^)#]+)\)/g)].map(([, path]) => path);
    for (const path of pictures) assert.ok(packed(join(dirname(page), path)), `${page}: ${path}`);
  }
  for (const path of Object.values(METADATA.exports).flatMap((one) => Object.values(one)))
    if (path.startsWith('./')) assert.ok(packed(path.slice(2)), path);
  assert.ok(packed(METADATA.customElements.slice(2)));
});

test('no file of the package has a path of the machine that built it', () => {
  const names = readdirSync(LIB, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of names)
    assert.ok(!readFileSync(join(entry.parentPath, entry.name)).includes(ROOT), entry.name);
});

test('the package has its own licence and those of all parts in it', () => {
  const text = readFileSync(join(LIB, 'LICENSES.txt'), 'utf8');
  for (const name of ['lit-html', '@fluent/bundle', 'uqr', 'dashu-int', 'Rust standard library'])
    assert.ok(text.includes(`\n${name} `), name);
  const own = readFileSync(join(ROOT, 'LICENSE-MIT'), 'utf8').trim();
  assert.ok(text.includes(own));
});

describe('Node.js', TOGETHER, () => {
  let root;
  before(async () => {
    const names = ['calls.mjs', 'thread.mjs'];
    root = await project('node', tarball, Object.fromEntries(names.map((name) => [name, source(name)])));
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

  test('the element and the script for host pages can be imported where there is no document', async () => {
    const code = `import { GrundyScope } from 'grundyscope/element';
      import { FrameConnection } from 'grundyscope/frame';
      console.log(typeof GrundyScope, typeof FrameConnection);`;
    assert.deepEqual(lines(await node(root, '--input-type=module', '--eval', code)), ['function function']);
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
  const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };
  const STRICT = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ noEmit: true, skipLibCheck: false, target: 'es2022', types: [] },
  };

  const compiles = (file, { text = source(file), options = BUNDLER, packages = [] } = {}) =>
    test(`${file} compiles in strict mode, resolved as ${options.moduleResolution}`, async () => {
      const root = await project(`types-${file}-${options.moduleResolution}`, tarball, { [file]: text });
      for (const one of packages) addPackage(root, one);
      const given = Object.entries({ ...STRICT, ...options });
      const flags = given.flatMap(([key, value]) => [`--${key}`, String(value)]);
      assert.equal(await node(root, tool('typescript', 'bin', 'tsc'), ...flags, file), '');
    });

  compiles('example.ts');
  compiles('example.ts', { options: { module: 'nodenext', moduleResolution: 'nodenext' } });
  compiles('element.ts');
  compiles('frame.ts');
  compiles('contract.ts', { text: source('contract.ts').replace('CONTRACT', join(PKG, 'grundyscope.js')) });

  const json = readFileSync(join(LIB, 'custom-elements.json'), 'utf8');
  const types = "import type { Package } from 'custom-elements-manifest/schema';";
  const text = `${types}\nexport const manifest: Package = ${json};\n`;
  compiles('manifest.ts', { text, packages: ['custom-elements-manifest'] });
});

/** The texts of the test pages for the engine and for the element. */
const PAGES = {
  page: [W, '31395', 'AbortError', 'fraction'],
  element: ['undefined', 'true', '7', '#1/game?game=octal:0.77&n=300;columns=period', '7'],
  frame: ['answer', 'answer 7', '240px', 'bad-request size'],
};

test('a bundler leaves out the engine that nothing uses, and keeps the element', async () => {
  const files = {
    'unused.js': "import { connect } from 'grundyscope';\nconsole.log('only this');\n",
    'effect.js': "import 'grundyscope/element';\n",
  };
  const root = await project('vite-effects', tarball, files);
  const vite = tool('vite', 'bin', 'vite.js');
  const built = async (name) => {
    writeFileSync(join(root, 'index.html'), `<script type="module" src="./${name}.js"></script>`);
    await node(root, vite, 'build', '--logLevel', 'error', '--outDir', name);
    const scripts = readdirSync(join(root, name, 'assets')).filter((file) => file.endsWith('.js'));
    return scripts.map((file) => readFileSync(join(root, name, 'assets', file), 'utf8'));
  };
  const unused = await built('unused');
  assert.ok(unused.length === 1 && unused[0].includes('only this'));
  assert.doesNotMatch(unused[0], /new Worker|\.wasm/);
  assert.ok((await built('effect')).some((text) => /customElements\.define/.test(text)));
});
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
