/* A sequence as a table that goes to any index. */

import '../../elements/table';
import { html } from 'lit';
import type { AskError } from '../../engine/protocol';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import problemTexts from '../../i18n/en/problems.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { errorSentence, grouped, learn } from '../../i18n/index';
import type { Question } from '../../question';
import { readNumber } from '../../reader';
import { bitOf, indexOf, indexText, least, whole } from '../../state';
import tableStyles from '../../styles/table.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Enter, type Subject, subjectOf, titleOf } from '../view';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

/** Values in a window. */
const WINDOW = 100n;

export const enter: Enter = (holder) => {
  const changed = () => holder.changed();
  const work = new Work(holder.client, changed);
  let subject: Subject | undefined;
  let rows: { from: string; values: Uint32Array } | undefined;
  let question: Question | undefined;
  let at: string | undefined;
  let going: { typed: string; error?: AskError | undefined } = { typed: '' };
  let asked = '';

  /** The rows from an index, or as near to it as there are full windows. */
  const windowAt = ({ game }: Subject, wanted: bigint) => {
    const max = whole(game.windowMax);
    const most = (max / 10n) * 10n - WINDOW + 10n;
    const from = most <= 0n ? 0n : wanted > most ? most : wanted;
    return { from: String(from), n: least(String(from + WINDOW - 1n), String(max)) };
  };
  const page = (wanted: bigint) => {
    if (!subject) return;
    const { game } = subject.game;
    const { from, n } = windowAt(subject, wanted);
    work.ask('sequence', { game, from, n }, ({ answer }) => {
      rows = { from, values: answer };
    });
  };
  /** To the index that is looked at. */
  const go = () => {
    at = subject && question?.view.at ? indexOf(subject.game, question.view.at) : undefined;
    if (at === undefined) return;
    const n = BigInt(at);
    const from = BigInt(rows?.from ?? 0);
    if (!rows || n < from || n >= from + WINDOW) page((n / WINDOW) * WINDOW);
  };

  return {
    sheets: [sheet(tableStyles)],
    work,
    get name() {
      return subject?.name ?? '';
    },
    get title() {
      return titleOf(subject);
    },
    get there() {
      return rows !== undefined;
    },
    answer: undefined,
    show(wanted) {
      question = wanted;
      const key = JSON.stringify([wanted.problem, wanted.arguments, wanted.view.game]);
      if (key === asked && !work.error && !work.stopped) {
        go();
        changed();
        return;
      }
      asked = key;
      work.run(
        async (ask) => {
          const found = await subjectOf(ask, wanted);
          const index = wanted.view.at ? indexOf(found.game, wanted.view.at) : undefined;
          const { from, n } = windowAt(found, (BigInt(index ?? 0) / WINDOW) * WINDOW);
          const { answer } = await ask('sequence', { game: found.game.game, from, n });
          return { found, index, from, answer };
        },
        ({ found, index, from, answer }) => {
          subject = found;
          at = index;
          rows = { from, values: answer };
        },
      );
    },
    leave: () => work.cancel(),
    draw() {
      if (!subject || !rows) return html``;
      const { game, name } = subject;
      return html`<grundy-table
        .name=${name}
        .from=${rows.from}
        .values=${rows.values}
        .first=${game.first}
        .max=${String(whole(game.windowMax))}
        .limit=${grouped(game.windowMax)}
        .chosen=${at}
        .bit=${bitOf(question?.view.bit)}
        .typed=${going.typed}
        .error=${going.error ? errorSentence(going.error) : ''}
        .busy=${work.running}
        @choose=${({ detail }: CustomEvent<{ n: string }>) => holder.say('at', detail.n)}
        @window=${({ detail }: CustomEvent<{ from: string }>) => page(BigInt(detail.from))}
        @goto=${async ({ detail: { text: typed } }: CustomEvent<{ text: string }>) => {
          const { value, error } = await readNumber(holder.client, typed, { game: game.game });
          going = { typed, error };
          if (error) changed();
          else holder.say('at', indexText(value, typed));
        }}
      ></grundy-table>`;
    },
  };
};
