// LICENSES.txt: the licence of Grundyscope and those of all parts by others that are in a copy of
// it: the npm packages of the bundled modules, and the crates of the engine (www/pkg/crates.json).
//
// By hand, because Vite's `build.license` leaves out workers, notices and what Vite itself adds,
// and lists one bundle, while the page, the element and the service worker share one document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES, PKG, ROOT } from '../../../scripts/lib/paths.mjs';
import { licenceTexts } from '../../../scripts/wasm/crates.mjs';

export const LICENSES = 'LICENSES.txt';

const own = (name) => readFileSync(join(ROOT, name), 'utf8').trim();
const APACHE = own('LICENSE-APACHE');

/** The licences that a bundled package may have. */
const ALLOWED = /^(?:MIT|Apache-2\.0|BSD-[23]-Clause|ISC|0BSD)$/;

const FONTS = 'www/src/ui/fonts/OFL.txt';
/** What is copied from other projects into www/src/ui. */
const COPIED = [
  ['Source Serif 4', '4.004', 'OFL-1.1', FONTS, 'https://github.com/adobe-fonts/source-serif'],
  ['Figtree', '2.002', 'OFL-1.1', FONTS, 'https://github.com/erikdkennedy/figtree'],
  ['Lucide', '1.62.0', 'ISC', 'www/src/ui/icons/LICENSE', 'https://github.com/lucide-icons/lucide'],
].map(([name, version, licence, text, repository]) => {
  return { name, version, licence, repository, texts: [own(text)] };
});

/** The npm package of a bundled module by its id, or undefined for the project's own modules. */
function packageOf(id) {
  const ofPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(id.replaceAll('\\', '/'));
  // Modules that the bundler writes itself.
  const [, name] = ofPackage ?? /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (!name && /^\0(?!shadow-styles:)/.test(id))
    throw new Error(`It is not known from where the module “${id.slice(1)}” comes.`);
  return name;
}

/** A package as crates.json has its crates. */
function describe(name) {
  const folder = join(NODE_MODULES, name);
  const metadata = readFileSync(join(folder, 'package.json'), 'utf8');
  const { version, license: licence, repository = '' } = JSON.parse(metadata);
  if (!ALLOWED.test(licence)) throw new Error(`${name} is bundled, and its licence is ${licence}.`);
  // Without the packages in Vite's own program, which are not in what it builds.
  const texts = licenceTexts(folder).map((text) =>
    text.replace(/^# Vite core license\n.*\n|# Licenses of bundled dependencies\n[\s\S]*/g, ''),
  );
  // Apache's text is one for all; some packages are published without it.
  if (texts.length === 0 && licence === 'Apache-2.0') texts.push(APACHE);
  if (texts.length === 0) throw new Error(`${name} is bundled, and has no licence text.`);
  const url = (repository.url ?? repository).replace(/^git\+|\.git$/g, '');
  return { name, version, licence, texts, repository: url.replace(/^(?=[^:]+$)/, 'https://github.com/') };
}

const titleOf = ({ name, version }) => (version ? `${name} ${version}` : name);

/** The document for a copy with these npm packages; Apache's text, the same for all, once. */
export function licences(packages) {
  const crates = JSON.parse(readFileSync(join(PKG, 'crates.json'), 'utf8'));
  const parts = [...[...packages].map(describe), ...COPIED, ...crates].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  const width = Math.max(...parts.map((part) => titleOf(part).length));
  const table = parts.map((part) => `${titleOf(part).padEnd(width)}  ${part.licence}  ${part.repository}`);
  const sections = parts.flatMap((part) => {
    const texts = part.texts.filter((text) => !text.includes('END OF TERMS AND CONDITIONS'));
    return texts.length > 0 ? [[titleOf(part), ...texts].join('\n\n').trim()] : [];
  });
  return [
    `Grundyscope ${JSON.parse(own('package.json')).version}\n\nMIT OR Apache-2.0: at your choice, the MIT License, which follows, or the Apache\nLicense at the end of this file.\n\n${own('LICENSE-MIT')}`,
    `This copy contains, in whole or in part:\n\n${table.join('\n')}`,
    ...sections,
    `Grundyscope, at your choice, and the parts above whose only licence is Apache-2.0\n\n${APACHE}`,
  ]
    .join(`\n\n${'='.repeat(80)}\n\n`)
    .concat('\n');
}

/**
 * Adds the packages of a bundle to `packages`. For workers too, which are bundles of their own.
 * @returns {import('vite').Plugin}
 */
export function collectPackages(packages) {
  return {
    name: 'grundyscope:collect-packages',
    generateBundle(_options, bundle) {
      for (const { modules = {} } of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const name = renderedLength > 0 && packageOf(id);
          if (name) packages.add(name);
        }
    },
  };
}

/**
 * Writes the document beside the page.
 * @returns {import('vite').Plugin}
 */
export function emitLicences(packages) {
  return {
    name: 'grundyscope:emit-licences',
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: LICENSES, source: licences(packages) });
      },
    },
  };
}
