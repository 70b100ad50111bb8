// Every export by its rows of answers.tsv and refusals.tsv: what crosses the boundary, and how.
import { equal, refused, same } from '../assert.mjs';

/** Rows by the name of their export. */
const byExport = (rows) => {
  const all = new Map();
  for (const [name, ...row] of rows) all.set(name, [...(all.get(name) ?? []), row]);
  return [...all];
};

/** The answer, or the fields of it that are written in the table. */
function expectAnswer(found, expected, where) {
  if (expected === null || typeof expected !== 'object' || Array.isArray(expected))
    same(found, expected, where);
  else for (const [name, value] of Object.entries(expected)) same(found[name], value, `${where}: ${name}`);
}

/** The tests of all rows, one for each export and table. */
export function tableTests({ answers, refusals }) {
  const answering = byExport(answers).map(([name, rows]) => [
    `${name}: answers of the table`,
    (api) => {
      for (const [request, answer] of rows)
        expectAnswer(api[name](request), answer, `${name} ${JSON.stringify(request)}`);
    },
  ]);
  const refusing = byExport(refusals).map(([name, rows]) => [
    `${name}: refusals of the table`,
    (api) => {
      for (const [request, code, field, at] of rows) {
        const where = `${name} ${JSON.stringify(request)}`;
        const error = refused(() => api[name](request), code, field ?? '', where);
        equal(error.at, at, `${where}: the place`);
      }
    },
  ]);
  return Object.fromEntries([...answering, ...refusing]);
}
