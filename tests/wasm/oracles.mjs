// What the page says and plays with the engine's answers, against oracles that know the definitions
// alone. `npm test` takes samples; with `--full`, `npm run verify` takes 2,000 rules, 250 matches
// of each family of games and 160 exercises, and as many in misère play.
import { checkExercises } from './exercises/check.mjs';
import { checkGallery } from './gallery.mjs';
import { Count, load } from './instance.mjs';
import { checkLessons } from './lessons.mjs';
import { checkPlay } from './play/check.mjs';
import { checkRules } from './rules/against.mjs';
import { checkSentences } from './sentences.mjs';
import { checkTexts } from './texts.mjs';

/** How many random rules are compared with the interpreter. */
const RULES = { sample: 150, full: 2000 };
/** How many matches the perfect player plays in each family of games. */
const MATCHES = { sample: 12, full: 250 };
/** How many exercises of eight questions are checked by the definitions. */
const EXERCISES = { sample: 20, full: 160 };
const size = process.argv.includes('--full') ? 'full' : 'sample';

const count = new Count();
const { api } = await load();
if (size === 'sample') {
  await checkGallery(api, count.of('gallery.ts'));
  checkTexts(api, count.of('page.ftl'));
  await checkSentences(api, count.of('page.ftl'));
  await checkLessons(api, count.of('lessons'));
}
checkRules(api, count.of('own rules'), RULES[size]);
await checkPlay(api, count.of('play'), MATCHES[size]);
await checkExercises(api, count.of('exercises'), EXERCISES[size]);
count.end();
