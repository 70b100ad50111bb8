// Tables of rows: those beside a test, as typed.tsv beside typed.test.ts, and those of this folder.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A cell is JSON, or a text that is no JSON; an empty one is undefined. */
function cellOf(cell) {
  if (cell === '') return undefined;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** The sections of a table by name, each a line "// name" with rows below it. */
function sectionsOf(path) {
  const sections = `\n${readFileSync(path, 'utf8').trimEnd()}`.split('\n// ').slice(1);
  return new Map(
    sections.map((section) => {
      const [name, ...rows] = section.split('\n');
      return [name, rows.map((row) => row.split('\t').map(cellOf))];
    }),
  );
}

/**
 * The sections of the table beside a module.
 *
 * @param {string} module its `import.meta.url`
 * @returns {<Row extends unknown[]>(section: string) => Row[]}
 */
export function tableBeside(module) {
  const path = fileURLToPath(module).replace(/(?:\.(?:test|spec))?\.m?[jt]s$/, '.tsv');
  const sections = sectionsOf(path);
  return (section) => {
    const rows = sections.get(section);
    if (!rows) throw new Error(`${path} has no section ${section}`);
    return rows;
  };
}

/** All rows of a table of this folder. */
export const tableHere = (name) =>
  [...sectionsOf(fileURLToPath(new URL(name, import.meta.url))).values()].flat();

/** The rows of a golden table, its cells as text. */
export const golden = (name) =>
  readFileSync(new URL(`../golden/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
