// LICENSES.txt: the licence of Grundyscope and those of all parts by others that are in a copy of
// it. Used for the site, the page in one file and the npm package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PKG, ROOT } from '../../../scripts/lib/paths.mjs';

export const LICENSES = 'LICENSES.txt';

const RULE = '='.repeat(80);
const own = (name) => readFileSync(join(ROOT, name), 'utf8').trim();

/** One text for all texts that differ only in spaces and line ends. */
const words = (text) => text.replace(/\s+/g, ' ').trim();

/** The terms of the Apache License, without the appendix, which is not a part of them. */
const apacheTerms = (text) =>
  words(/Apache License[\s\S]*?END OF TERMS AND CONDITIONS/.exec(text)?.[0] ?? '');

const TITLE = /^(?:# )?(?:The )?MIT License(?: \(MIT\))?$/i;

/**
 * A licence text split into the lines that differ from one project to the next, its title and its
 * copyright lines, and the terms. Apache texts have no such lines, and no terms of their own here.
 */
function termsOf(text) {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n');
  let end = 0;
  while (end < lines.length && /^(?:\s*|Copyright\b.*|All rights reserved\.)$/i.test(untitled(lines[end])))
    end += 1;
  const copyright = lines.slice(0, end).filter((line) => untitled(line).trim());
  return { copyright, terms: lines.slice(end).join('\n').trim() };
}

const untitled = (line) => (TITLE.test(line.trim()) ? '' : line);

/**
 * The document for a copy with these npm packages and the crates of the engine. Each part is
 * `{ name, version, licence, repository, texts }`; parts with the same terms share one section.
 */
export function licences(packages) {
  const crates = JSON.parse(readFileSync(join(PKG, 'crates.json'), 'utf8'));
  const { version } = JSON.parse(own('package.json'));
  const apache = own('LICENSE-APACHE');
  const parts = [...packages, ...crates].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const sections = new Map();
  for (const part of parts) {
    if (part.texts.length === 0) throw new Error(`${part.name} has no licence text.`);
    for (const text of part.texts) {
      const isApache = apacheTerms(text) === apacheTerms(apache);
      const { copyright, terms } = isApache ? { copyright: [], terms: '' } : termsOf(text);
      const key = words(terms);
      const section = sections.get(key) ?? { terms, titles: [] };
      section.titles.push([titleOf(part), ...copyright].join('\n'));
      sections.set(key, section);
    }
  }
  const ofApache = sections.get('');
  sections.delete('');
  const width = Math.max(...parts.map((part) => titleOf(part).length));
  const table = parts.map((part) => `${titleOf(part).padEnd(width)}  ${part.licence}  ${part.repository}`);
  return [
    `Grundyscope ${version}\n\nMIT OR Apache-2.0: at your choice, the MIT License, which follows, or the Apache\nLicense at the end of this file.\n\n${own('LICENSE-MIT')}`,
    `This copy contains, in whole or in part:\n\n${table.join('\n')}`,
    ...[...sections.values()].map(({ titles, terms }) => `${titles.join('\n\n')}\n\n${terms}`),
    `Grundyscope, at your choice\n\n${ofApache ? `${ofApache.titles.join('\n\n')}\n\n` : ''}${apache}`,
  ]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}

function titleOf({ name, version }) {
  return version ? `${name} ${version}` : name;
}
