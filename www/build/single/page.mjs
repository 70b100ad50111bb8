// The page in one file: dist-single/grundyscope.html, with the page, its styles, the engine and its
// worker inline.
//
// Not vite-plugin-singlefile, which inlines scripts and styles: the engine and its worker would be
// left, and the policy, which names each inline script by its hash.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { PKG, ROOT, SINGLE, WWW } from '../../../scripts/lib/paths.mjs';
import { generated } from '../package/rewrites.mjs';
import { SAME_POLICY, withTexts } from '../plugins/html.mjs';
import { collectPackages, licences } from '../plugins/licences.mjs';
import { texts } from '../plugins/texts.mjs';
import { edition } from './edition.mjs';

const SOURCES = join(WWW, 'src');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Builds the file; returns its path and its zipped size. `site` is the address of the site. */
export async function buildSinglePage(site = '') {
  const packages = new Set();
  const plugins = [edition(site), generated('grundyscope-problems'), collectPackages(packages), texts()];
  const { script, styles } = await bundle('main.ts', plugins);
  const { script: engine } = await bundle('single/engine.ts', plugins);
  const module = readFileSync(join(PKG, 'grundyscope-problems_bg.wasm'));
  const packed = deflateRawSync(module, { level: 9 }).toString('base64');
  const read = (...path) => readFileSync(join(WWW, ...path), 'utf8');
  const english = ['html', 'names', 'page'].map((name) => read('src', 'i18n', 'en', `${name}.ftl`)).join('');
  const html = compose({
    ...{ script, styles, engine, packed, licences: licences(packages) },
    template: withTexts(read('index.html').replace(LOST, ''), english),
    icon: read('public', 'icon.svg'),
    theme: read('public', 'theme.js').split(SITE_ONLY)[0],
  });
  mkdirSync(SINGLE, { recursive: true });
  const path = join(SINGLE, 'grundyscope.html');
  writeFileSync(path, html);
  return { path, zipped: gzipSync(html, { level: 9 }).length };
}

/** One module with all its static and dynamic imports as one script, and their styles. */
async function bundle(entry, plugins) {
  const { output } = await build({
    configFile: false,
    root: WWW,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    define: { GRUNDYSCOPE_VERSION: JSON.stringify(VERSION) },
    plugins,
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(SOURCES, entry),
        output: { format: entry === 'main.ts' ? 'es' : 'iife', codeSplitting: false },
      },
    },
  });
  const script = output.find(({ type }) => type === 'chunk').code;
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => source);
  return { script: script.trim(), styles: styles.join('').trim() };
}

/** What the page says if its files do not arrive; this file comes whole or not at all. */
const LOST = /\s*<(\w+) class="lost[\s\S]*?<\/\1>(?=\n|<)/g;
const SITE_ONLY = '// Not in the page in one file';

/** The policy source that allows exactly this inline code. */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Reduces indentation: the lines of a built script are those of its templates and texts. */
const tight = (script) =>
  script
    .trim()
    .replace(/\n\s*\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n ');

/** Escapes sequences that would end a script element. */
const inert = (script) => script.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '\\x3c!--');

/** The page's HTML with every file inlined. */
function compose({ template, icon, theme, styles, script, engine, packed, licences }) {
  const [early, engineScript, page] = [theme, engine, script].map((code) => inert(tight(code)));
  const policy = [
    "default-src 'none'",
    `script-src ${[early, engineScript, page].map(hash).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${hash(styles)}`,
    'font-src data:',
    'img-src data: blob:',
    'worker-src blob:',
    "connect-src 'none'",
    ...SAME_POLICY,
  ].join('; ');
  const drawn = `data:image/svg+xml,${encodeURIComponent(icon.trim())}`;
  const parts = [
    [/<link rel="icon"[^>]*>/, `<link rel="icon" href="${drawn}">`],
    [/\s*<link rel="manifest"[^>]*>/, ''],
    [/<link rel="stylesheet"[^>]*>/, `<style>${styles}</style>`],
    [/<script src="\.\/theme\.js"><\/script>/, `<script>${early}</script>`],
    [/\s*<script type="module"[^>]*><\/script>/, ''],
    [
      /<\/body>/,
      `<script type="text/plain" id="licences">
${inert(licences)}</script>
<script type="text/plain" id="engine-packed">${packed}</script>
<script id="engine-script">${engineScript}</script>
<script type="module">${page}</script>
</body>`,
    ],
    // The charset must be declared at the very beginning.
    [
      /<meta charset="utf-8" \/>/,
      `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ],
  ];
  return parts.reduce((html, [place, instead]) => {
    if (!place.test(html)) throw new Error(`index.html has no ${place} any more.`);
    return html.replace(place, () => instead);
  }, template);
}
