// A list of mutants: engine.tsv or page.tsv, drawn at random. A mutant is a text of its file and
// the text that takes its place, whole lines and as many as make it the only one, so that it is
// found when lines move. Where its text is gone, another of its folder and kind takes its place.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LISTS = ['engine', 'page'];
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
