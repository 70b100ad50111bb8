/* Two games beside each other. */

import { html } from 'lit';
import { Comparing } from '../../comparing';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import gameTexts from '../../i18n/en/games.ftl?raw';
import { learn, text } from '../../i18n/index';
import { compareHeadline } from '../../parts/compare-words';
import { comparison, type Pair } from '../../parts/comparison';
import { isTrouble } from '../../reader';
import compareStyles from '../../styles/compare.css?shadow';
import gameStyles from '../../styles/games.css?shadow';
import questionStyles from '../../styles/question.css?shadow';
import reasonStyles from '../../styles/reasons.css?shadow';
import sequenceStyles from '../../styles/sequence.css?shadow';
import tableStyles from '../../styles/table.css?shadow';
import viewStyles from '../../styles/views.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Enter, type Subject, short, subjectOf, titleOf } from '../view';

for (const texts of [galleryTexts, gameTexts]) learn(texts);

const STYLES = [
  questionStyles,
  tableStyles,
  reasonStyles,
  sequenceStyles,
  viewStyles,
  gameStyles,
  compareStyles,
];

export const enter: Enter = (holder) => {
  const changed = () => holder.changed();
  /** The first game. The other one is the comparison's own. */
  const naming = new Work(holder.client, changed);
  const comparing = new Comparing(holder.client, changed);
  let subject: Subject | undefined;
  let cursor: number | undefined;
  let fits = 120;
  const pair: Pair = {
    get game() {
      return subject?.game;
    },
    get n() {
      return subject?.n ?? '';
    },
    explorer: {
      get cursor() {
        return cursor;
      },
      point(n) {
        if (n === cursor) return;
        cursor = n;
        changed();
      },
    },
    get fits() {
      return fits;
    },
    fit(count) {
      fits = count;
      changed();
    },
    view: (name, value) => holder.say(name, value),
  };
  return {
    sheets: STYLES.map(sheet),
    get work() {
      return naming.running || naming.error ? naming : comparing.working;
    },
    get error() {
      return comparing.error;
    },
    get name() {
      return subject?.name ?? '';
    },
    get title() {
      return titleOf(subject);
    },
    get there() {
      return comparing.stretch !== undefined;
    },
    get answer() {
      return comparing.compared && compareHeadline(comparing.compared.found);
    },
    parameters: { game: '', n: '200', with: '' },
    show(question) {
      const { with: other = '', at } = question.view;
      naming.run(
        async (ask) => ({ found: await subjectOf(ask, question), typed: short(other, 'with') }),
        ({ found, typed }) => {
          subject = found;
          if (isTrouble(comparing.working.error)) comparing.again();
          comparing.beside(found.game, found.n, typed, Number(at ?? -1));
        },
      );
    },
    leave() {
      naming.cancel();
      comparing.clear();
    },
    draw() {
      const { compared } = comparing;
      return compared ? html`${comparison(pair, comparing, compared, text('scope-hint'))}` : html``;
    },
  };
};
