// preload.js: www/src/shell/preload.ts, with the table of the files that a build has.
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { ASKS_AGAIN } from '../../src/engine/arrive.ts';
import { type Needed, preload, type Table } from '../../src/shell/preload.ts';
import type * as RoomFiles from '../room-files.ts';
import { texts } from './texts.mjs';

/**
 * What stands first in the page: preload.js, and hints for the page's own script and style sheet.
 * A policy in a `meta` element turns the browser's preload scanner off, so without the hints both
 * wait for theme.js, for a round trip.
 */
function early({ fileName, viteMetadata }: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const hint = (href: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, href: `./${href}` },
    injectTo: 'head-prepend',
  });
  return [
    { tag: 'script', attrs: { src: './preload.js', async: true }, injectTo: 'head-prepend' },
    ...Array.from(viteMetadata?.importedCss ?? [], (href) => hint(href, { rel: 'preload', as: 'style' })),
    hint(fileName, { rel: 'modulepreload' }),
  ];
}

/** theme.js looks at the style sheet, which Vite puts last. */
const themeLast = (html: string): string =>
  html.replace(/ *(<script src="\.\/theme\.js"><\/script>)\n([\s\S]*)(?=<\/head>)/, '$2  $1\n  ');

const HELPER = "export { importLate as __vitePreload } from '/src/engine/arrive.ts';";

/** Lets each `import()` fetch its files by www/src/engine/arrive.ts instead of Vite's helper. */
export const lateFiles = (): Plugin => ({
  name: 'grundyscope:late-files',
  apply: 'build',
  enforce: 'pre',
  // Vite names the file that is imported only beside others.
  config: () => ({
    build: { modulePreload: { polyfill: false, resolveDependencies: (file, more) => [file, ...more] } },
  }),
  load: (id) => (id.startsWith('\0vite/preload-helper.js') ? HELPER : null),
});

export function preloads(): Plugin {
  return {
    name: 'grundyscope:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk, filename }) =>
        chunk && filename.endsWith('index.html') ? { html: themeLast(html), tags: early(chunk) } : html,
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const path = fileURLToPath(new URL('../room-files.ts', import.meta.url));
        const { module } = await runnerImport<typeof RoomFiles>(path, {
          configFile: false,
          plugins: [texts()],
        });
        const source = `(${preload})(${JSON.stringify(tableOf(bundle, module))}, ${ASKS_AGAIN});\n`;
        this.emitFile({ type: 'asset', fileName: 'preload.js', source });
      },
    },
  };
}

function tableOf(bundle: Rolldown.OutputBundle, { LINKS, STEPS }: typeof RoomFiles): Table {
  const only = (pattern: RegExp) => {
    const [found, ...others] = Object.keys(bundle).filter((file) => pattern.test(file));
    if (!found || others.length) throw new Error(`preload.js: ${pattern} is not the name of one file.`);
    return found;
  };
  const engine = (build: string) => [
    only(/\/worker-(?!team)[^/]*\.js$/),
    only(new RegExp(`/grundyscope-${build}_bg-[^/]*\\.wasm$`)),
  ];
  const links: Table['links'] = {};
  for (const [link, { room, build }] of Object.entries(LINKS))
    links[link] = { ...filesOf(bundle, [`rooms/${room}/room.ts`]), engine: build ? engine(build) : [] };
  // The start page, whose address has no question, and whose problems are asked when they are seen.
  links[''] = { ...filesOf(bundle, ['shell/home/home.ts']), engine: links['*']?.engine ?? [] };

  const details = filesOf(bundle, ['rooms/problems/details.ts']);
  const below = {
    scripts: details.scripts.filter((file) => !links['*']?.scripts.includes(file)),
    styles: details.styles.filter((file) => !links['*']?.styles.includes(file)),
  };
  const table: Table = { links, steps: {}, views: {}, below };
  // What the steps of lessons begin with, besides the room.
  const add = (name: string, modules: string[], engine: string[] = []) => {
    const { scripts, styles } = filesOf(bundle, modules);
    const more = scripts.filter((script) => !links.lesson?.scripts.includes(script));
    table.views[name] ??= { scripts: more, styles, engine };
    return name;
  };
  for (const { lesson, name, view } of STEPS) {
    const names = [add(lesson, [`rooms/lessons/lessons/${lesson}.ts`])];
    if (view) {
      const { problem, room, drawings } = view;
      const drawing =
        drawings.map((path) => `${path}.ts`).find((module) => chunkOf(bundle, `src/${module}`)) ?? '';
      const needed = ['element/live-view.ts', `rooms/${room}/subject.ts`, drawing];
      names.push(add(drawing, needed, (links[problem] ?? links['*'])?.engine));
    }
    table.steps[name] = names;
  }
  return table;
}

/** The chunk with a module of www/src, or of a page. */
const chunkOf = (bundle: Rolldown.OutputBundle, module: string) =>
  Object.values(bundle).find(
    (output): output is Rolldown.OutputChunk =>
      output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );

/** The chunks of these modules, with all that they import statically. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: string[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  for (const module of modules) {
    const entry = chunkOf(bundle, module);
    if (!entry) throw new Error(`preload.js: no chunk for ${module}.`);
    add(entry);
  }
  return found;
}

/** The scripts and styles of modules that are fetched later, without those of the page itself. */
function filesOf(bundle: Rolldown.OutputBundle, modules: string[]): Omit<Needed, 'engine'> {
  const page = chunksOf(bundle, ['www/index.html']);
  const all = chunksOf(
    bundle,
    modules.map((module) => `src/${module}`),
  );
  const needed = [...all].filter((chunk) => !page.has(chunk));
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return { scripts: needed.map(({ fileName }) => fileName), styles: [...new Set(styles)] };
}
