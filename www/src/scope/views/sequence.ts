/* A stretch of a sequence, as chart and strip look at it, and what stands around their pictures. */

import { html, nothing } from 'lit';
import type { Repetition } from '../../elements/chart';
import type { Histogram } from '../../engine/protocol';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import problemTexts from '../../i18n/en/problems.ftl?raw';
import viewTexts from '../../i18n/en/views.ftl?raw';
import { grouped, learn, text } from '../../i18n/index';
import { legend, summary } from '../../parts/legend';
import { GAME, type Question } from '../../question';
import { Sight } from '../../sight';
import { indexOf, lookingOf, POINTS } from '../../state';
import sequenceStyles from '../../styles/sequence.css?shadow';
import viewStyles from '../../styles/views.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Holder, type Subject, subjectOf, titleOf, type View } from '../view';

for (const texts of [galleryTexts, problemTexts, viewTexts]) learn(texts);

class Sequence {
  subject: Subject | undefined;
  histogram: Histogram | undefined;
  repetition: Repetition | undefined;
  cursor: number | undefined;
  chosen: number | undefined;
  readonly sight: Sight;
  readonly work: Work;
  readonly #naming: Work;
  #holder: Holder;
  #question: Question | undefined;
  #wanted = '';

  constructor(holder: Holder) {
    this.#holder = holder;
    const changed = () => holder.changed();
    this.work = new Work(holder.client, changed);
    this.#naming = new Work(holder.client, changed);
    this.sight = new Sight(holder.client, changed);
  }

  show(question: Question): void {
    this.#question = question;
    const { problem, arguments: given, view } = question;
    const wanted = JSON.stringify([problem, given, view.game]);
    if (wanted === this.#wanted && !this.work.error && !this.work.stopped) {
      this.#look();
      return;
    }
    this.#wanted = wanted;
    this.#naming.cancel();
    this.work.run(
      async (ask) => {
        const subject = await subjectOf(ask, question);
        const { game, last } = subject;
        const few = last <= POINTS;
        const [histogram, sequence, raster] = await Promise.all([
          ask('histogram', { game: game.game, n: last }),
          few ? ask('sequence', { game: game.game, n: last }) : undefined,
          few ? undefined : ask('raster', this.sight.wholePicture(game.game, game.first, last)),
        ]);
        return { subject, histogram: histogram.answer, values: sequence?.answer, overview: raster?.answer };
      },
      ({ subject, histogram, values, overview }) => {
        const { game, last } = subject;
        if (this.subject?.game.game !== game.game) this.repetition = undefined;
        this.subject = subject;
        this.histogram = histogram;
        const points = values && { from: 0, values };
        const { range } = lookingOf(this.#question?.view ?? {});
        this.sight.take({ game: game.game, first: game.first, last, points, overview }, range);
        this.#look();
        if (problem === GAME) this.#judge(subject);
      },
    );
  }

  /** What repeats is marked, and can be the width of the strip. */
  #judge({ game, last }: Subject): void {
    this.#naming.ask('periodicity', { game: game.game, n: last }, ({ answer: { preperiod, period } }) => {
      this.repetition = preperiod === undefined || period === undefined ? undefined : { preperiod, period };
      this.#look();
    });
  }

  #look(): void {
    const { subject } = this;
    const looking = lookingOf(this.#question?.view ?? {}, this.repetition?.period);
    if (!subject) return;
    this.sight.dress(looking.bit, looking.columns);
    this.sight.look(looking.range);
    const at = looking.at === undefined ? undefined : indexOf(subject.game, looking.at);
    this.chosen = at !== undefined && Number(at) <= subject.last ? Number(at) : undefined;
    this.sight.follow(this.chosen);
  }

  point(n: number | undefined): void {
    if (n === this.cursor) return;
    this.cursor = n;
    this.#holder.changed();
  }

  choose(n: number): void {
    this.chosen = n;
    this.#holder.say('at', String(n));
  }

  /** The value where the cursor is, or else at the chosen index, or the last one. */
  get reading(): string {
    const n = this.cursor ?? this.chosen ?? this.subject?.last ?? 0;
    const value = this.sight.valueAt(n);
    const at = grouped(String(n));
    return value === undefined
      ? text('reading-unknown', { n: at })
      : text('reading', { n: at, value: grouped(String(value)) });
  }

  leave(): void {
    this.work.cancel();
    this.#naming.cancel();
    this.sight.clear();
  }
}

/** What there is to draw, once there is something. */
interface Drawable {
  subject: Subject;
  histogram: Histogram;
  /** Cells in a row, as said. */
  columns: string | undefined;
}

/** A view of a stretch: legend, picture, the value that is pointed at or else a `hint`, and what it is in a sentence. */
export function sequenceView(
  holder: Holder,
  draw: (state: Sequence, what: Drawable) => { picture: unknown; hint: unknown },
): View {
  const state = new Sequence(holder);
  let columns: string | undefined;
  return {
    sheets: [sheet(sequenceStyles), sheet(viewStyles)],
    work: state.work,
    get name() {
      return state.subject?.name ?? '';
    },
    get title() {
      return titleOf(state.subject);
    },
    get there() {
      return state.subject !== undefined;
    },
    answer: undefined,
    show(question) {
      columns = question.view.columns;
      state.show(question);
    },
    leave: () => state.leave(),
    draw() {
      const { subject, histogram, cursor, chosen } = state;
      if (!subject || !histogram) return html``;
      const { game, last, name } = subject;
      const { picture, hint } = draw(state, { subject, histogram, columns });
      return html`${legend(histogram.values, state.sight.bit, nothing)} ${picture}
        <p class="reading number" aria-hidden="true">${cursor === undefined && chosen === undefined ? hint : state.reading}</p>
        <p class="quiet summary">${summary({ game, last, histogram }, name)}</p>`;
    },
  };
}
