// The npm packages of bundled modules, with their licence texts.
//
// Not Vite's `build.license`: it lists one bundle, while the page, its workers, the element and the
// service worker are bundles of their own that share one document; it takes the first licence file
// of a package, without notices, and any licence, or none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_MODULES, ROOT } from '../../../scripts/lib/paths.mjs';

/** The licences that a bundled package may have. */
const ALLOWED = /^(?:MIT|Apache-2\.0|BSD-[23]-Clause|ISC|0BSD)$/;

/** Packages that are published without a licence text: the text of their licence. */
const WITHOUT_TEXT = { '@fluent/bundle': 'LICENSE-APACHE' };

/** Modules that the bundler writes itself. */
const OF_TOOLS = { vite: 'vite', rolldown: 'rolldown' };

/**
 * The npm package of a bundled module by its id, or undefined for the project's own modules. A
 * module that a plugin of the project generates has a path.
 */
export function packageOf(id) {
  const inside = id.replaceAll('\\', '/').split('/node_modules/').at(-1);
  if (inside !== id.replaceAll('\\', '/')) return /^(?:@[^/]+\/)?[^/?]+/.exec(inside)?.[0];
  if (!id.startsWith('\0')) return undefined;
  const [, tool] = /^\0([\w-]+)\//.exec(id) ?? [];
  if (tool in OF_TOOLS) return OF_TOOLS[tool];
  if (id.startsWith('\0shadow-styles:')) return undefined;
  throw new Error(`It is not known from where the module “${id.slice(1)}” comes, and under which licence.`);
}

/** The package with its licence text; an error without one. */
export function describe(name, folder = join(NODE_MODULES, name)) {
  const {
    version,
    license,
    repository = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!ALLOWED.test(license)) throw new Error(`${name} is bundled, and its licence is ${license}.`);
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i.test(file),
  );
  const texts = files.map((file) => withoutBundled(readFileSync(join(folder, file), 'utf8')));
  if (texts.length === 0 && WITHOUT_TEXT[name])
    texts.push(readFileSync(join(ROOT, WITHOUT_TEXT[name]), 'utf8'));
  if (texts.length === 0) throw new Error(`${name} is bundled, and has no licence text.`);
  return { name, version, licence: license, repository: addressOf(repository), texts };
}

/** Vite's text goes on with the packages that are in its own program, not in what it builds. */
function withoutBundled(text) {
  return text
    .replace(/^# Vite core license\n.*\n/, '')
    .replace(/# Licenses of bundled dependencies\n[\s\S]*/, '');
}

function addressOf(repository) {
  const url = (repository.url ?? repository).replace(/^git\+/, '').replace(/\.git$/, '');
  return /^[\w.-]+\/[\w.-]+$/.test(url) ? `https://github.com/${url}` : url;
}
