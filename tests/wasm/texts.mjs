// Every key that the engine can return has a text, and every text for such keys is used.
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const gameKey = (game) => game.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '');

/** The reasons of problems: string literals in their source that begin with the problem's id. */
function reasons(ids) {
  const folder = new URL('src/problem/', ROOT);
  const source = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const literals = source.join('\n').matchAll(/"([a-z-]+)"/g);
  const found = new Set(Array.from(literals, (match) => match[1]));
  return [...found].filter((literal) => ids.some((id) => literal.startsWith(`${id}-`)));
}

/** The keys of the catalogue and of the reasons. Distributions occur in answers only. */
function wanted(api) {
  const keys = new Set();
  const catalogue = api.catalogue();
  for (const { id, parameters, facts, games } of catalogue) {
    for (const part of ['name', 'source', 'statement', 'question', 'n']) keys.add(`problem-${id}-${part}`);
    for (const { name } of parameters.slice(1)) {
      keys.add(`parameter-${id}-${name}`);
      keys.add(`argument-${id}-${name}`);
    }
    for (const fact of facts) keys.add(`fact-${id}-${fact}`);
    for (const { game } of games) keys.add(`game-${gameKey(game)}`);
    const answer = api.solve({ problem: id, n: parameters[0].default });
    for (const { name } of answer.distributions) keys.add(`distribution-${id}-${name}`);
  }
  for (const reason of reasons(catalogue.map(({ id }) => id))) keys.add(`why-${reason}`);
  return keys;
}

export function checkTexts(api, report) {
  const files = ['names', 'page', 'problems'].map((name) => new URL(`www/src/i18n/en/${name}.ftl`, ROOT));
  const ftl = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const present = new Set(Array.from(ftl.matchAll(/^([a-z][\w-]*) =/gm), (match) => match[1]));
  const keys = wanted(api);
  const missing = [...keys].filter((key) => !present.has(key));
  const kinds = /^(problem|parameter|argument|fact|game|distribution|why)-/;
  const unused = [...present].filter((key) => kinds.test(key) && !keys.has(key));
  const found = [
    ...missing.map((key) => `no text for ${key}`),
    ...unused.map((key) => `${key} is never used`),
  ];
  report({ name: "texts for the engine's keys", ...(found.length > 0 && { error: found.join('\n    ') }) });
}
