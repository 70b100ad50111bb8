// The games of the gallery: each has its texts, its notation as the engine writes it, and the
// period that the texts tell, proved, observed or broken at the n of its link: gallery.tsv.
import { readFileSync } from 'node:fs';
import { equal, ok, same } from './assert.mjs';
import { checking } from './instance.mjs';
import { tableBeside } from './rows.mjs';

const read = (path) => readFileSync(new URL(`../../www/src/${path}`, import.meta.url), 'utf8');

/** Id, notation and n of every exhibit, read from the page's source. */
function exhibits() {
  const rows = read('ruleset/exhibits.ts').matchAll(/\{ id: '([^']+)', game: '([^']+)', n: '(\d+)'/g);
  return Array.from(rows, ([, id, game, n]) => ({ id, game, n: Number(n) }));
}

/** What is told of a period: where it is broken, of that one. */
function periodOf(api, { id, game, n }) {
  const { status, criterion, broken, ...found } = api.periodicity({ game, n });
  const { preperiod, period, saltus, brokenAt } = broken ?? found;
  return [id, status, criterion, preperiod, period, saltus, brokenAt];
}

export async function checkGallery(api, report) {
  const games = exhibits();
  const check = checking(report);
  await check('each game has its texts', () => {
    const texts = read('i18n/en/exhibits.ftl') + read('i18n/en/gallery.ftl');
    for (const { id } of games)
      for (const key of [`exhibit-${id}`, `exhibit-${id}-why`]) ok(texts.includes(`\n${key} = `), key);
  });
  await check('the notations are those of the engine', () => {
    for (const { game } of games) equal(api.game({ game }).game, game);
  });
  await check('the periods', () => {
    const rows = tableBeside(import.meta.url)('periods');
    // A row ends with its last cell that is not empty.
    const found = games.map((one) => periodOf(api, one).map((cell) => cell ?? null));
    same(
      found,
      rows.map((row) => Array.from({ length: 7 }, (_, at) => row[at] ?? null)),
    );
  });
}
