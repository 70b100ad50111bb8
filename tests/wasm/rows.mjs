// Rows of the data table beside a test: typed.tsv beside typed.test.ts.
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

/**
 * The sections of the table beside a module, each a line "// name" with rows below it.
 *
 * @param {string} module its `import.meta.url`
 * @returns {<Row extends unknown[]>(section: string) => Row[]}
 */
export function tableBeside(module) {
  const path = fileURLToPath(module).replace(/(?:\.test)?\.m?[jt]s$/, '.tsv');
  const sections = new Map(
    `\n${readFileSync(path, 'utf8').trimEnd()}`.split('\n// ').map((section) => {
      const [name, ...rows] = section.split('\n');
      return [name, rows.map((row) => row.split('\t').map(cellOf))];
    }),
  );
  return (section) => {
    const rows = sections.get(section);
    if (!rows) throw new Error(`${path} has no section ${section}`);
    return rows;
  };
}
