// A list of mutants: engine.tsv or page.tsv. A mutant is a text of its file and the text that takes
// its place, whole lines and as many as make it the only one, so that it is found when lines move.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LISTS = ['engine', 'page'];
const COLUMNS = ['id', 'file', 'kind', 'before', 'after'];
const FOLDERS = { engine: ['src', 'wasm'], page: ['www/src'] };
const ENDING = { engine: '.rs', page: '.ts' };

export function readList(name) {
  const text = readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8');
  const rows = text.trimEnd().split('\n').slice(1);
  return rows.map((row) => {
    const [id, file, kind, before, after] = row.split('\t');
    return { id, list: name, file, kind, before: JSON.parse(before), after: JSON.parse(after) };
  });
}

export function listText(mutants) {
  const rows = mutants.map(({ id, file, kind, before, after }) =>
    [id, file, kind, JSON.stringify(before), JSON.stringify(after)].join('\t'),
  );
  return `${[COLUMNS.join('\t'), ...rows].join('\n')}\n`;
}

/** The sources that a list is about, as paths from `root`. */
export function sources(list, root) {
  return FOLDERS[list].flatMap((folder) => {
    try {
      const names = readdirSync(join(root, folder), { recursive: true });
      const files = names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
      return files.filter((name) => name.endsWith(ENDING[list]) && !name.endsWith('.d.ts')).sort();
    } catch {
      return []; // A folder that this commit does not have.
    }
  });
}

const times = (text, part) => text.split(part).length - 1;

/** The mutant that replaces the characters from `start` to `end`. */
export function mutant({ file, kind, text, start, end, replacement }) {
  let from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const before = () => text.slice(from, to).trim();
  while (times(text, before()) > 1) from = text.lastIndexOf('\n', from - 2) + 1;
  from = text.indexOf(before(), from);
  const after = text.slice(from, start) + replacement + text.slice(end, to).trimEnd();
  return { file, kind, before: before(), after };
}

/**
 * The file with the mutant, `{ file, text }`: that of the list, or the only other one that has the
 * text. Undefined if the code has changed.
 */
export function apply({ list, file, before, after }, root) {
  const found = (name) => {
    try {
      const text = readFileSync(join(root, name), 'utf8');
      return times(text, before) === 1 ? [{ file: name, text: text.replace(before, () => after) }] : [];
    } catch {
      return [];
    }
  };
  const [same] = found(file);
  if (same) return same;
  const moved = sources(list, root).flatMap(found);
  return moved.length === 1 ? moved[0] : undefined;
}
