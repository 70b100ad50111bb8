import { html } from 'lit';
import { icon } from '../../ui/icons';
import '../../ui/field';
import './problem-tile.css';
import type { Client } from '../../engine/client';
import { known } from '../../engine/known';
import type { Problem } from '../../engine/protocol';
import { errorSentence, shortened, text } from '../../i18n/index';
import { checkArguments, withoutDefaults } from '../../question/parameters';
import { toHash } from '../../question/question';
import { thumbnail } from '../../sequence/thumbnail';
import { THUMBNAIL_VALUES } from '../../sequence/thumbnails';
import { seen } from '../../ui/seen';
import { statusLine } from '../../ui/status';
import { ProblemRoom } from './model';
import { questionText } from './wording';

/**
 * The first N, as typed: a published one that a slow phone answers within a second. The one of the
 * Flipping Game, 10^6, takes it longer.
 */
const FIRST: Readonly<Record<string, string>> = {
  'nim-square': '100,000',
  stones: '123,456',
  'flipping-game': '100',
  'fibonacci-nim': '10^18',
};

/** A tile writes no address. */
const NO_HISTORY = { replaceSoon() {}, replace() {}, commit() {} };

/** A problem in a card: its first values, N, the answer. It asks nothing until it is seen. */
export class ProblemTile {
  readonly #problem: Problem;
  readonly #room: ProblemRoom;
  #asked = false;

  constructor(client: Client, problem: Problem, changed: () => void) {
    const n = FIRST[problem.id] ?? problem.parameters[0]?.default ?? '';
    const published = problem.checks.find((check) => check.n === n.replaceAll(',', ''));
    const given = { ...checkArguments(problem, published ?? { n, answer: '' }), n };
    const room = new ProblemRoom(client, NO_HISTORY, changed, ['answer']);
    room.problems = [problem];
    room.question = { problem: problem.id, arguments: given, view: {} };
    this.#problem = problem;
    this.#room = room;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#room.open(this.#room.question);
  }

  draw() {
    const { id, games } = this.#problem;
    const room = this.#room;
    const { question, answered, answering, stale, fields } = room;
    const name = `${id}-n`;
    const game = games[0]?.game ?? '';
    const error = fields.n?.error;
    const digits = answered?.shown.digits;
    return html`<article class="problem-tile stack card" ${seen(() => this.#ask())}>
      <header>
        <h3><a href=${toHash(withoutDefaults(question))}>${text(`problem-${id}-name`)}</a></h3>
        <span class="quiet">${text(`problem-${id}-source`)}</span>
      </header>
      ${thumbnail(known('sequence', { game, n: THUMBNAIL_VALUES - 1 }), 'shared')}
      <div class="problem-tile-n"><grundy-field
        .name=${name}
        .label=${text(`problem-${id}-n`)}
        .value=${question.arguments.n ?? ''}
        .error=${error ? errorSentence(error) : ''}
        @typed=${(event: CustomEvent<{ value: string }>) => room.type('n', event.detail.value)}
        @entered=${() => room.enter()}
      ></grundy-field></div>
      <p class="problem-tile-answer" aria-live="polite" aria-busy=${answering.running ? 'true' : 'false'}>
        <output
          class="number"
          for="field-${name}"
          translate="no"
          data-answer=${digits ?? ''}
          data-stale=${stale ? 'true' : 'false'}
        >${digits === undefined ? '…' : shortened(digits)}</output>
        <span class="quiet">${this.#caption()}</span>
      </p>
      ${statusLine(
        answering,
        { doing: text('progress-solving'), stopped: text('answer-cancelled-none'), home: `field-${name}` },
        room.answerActions,
      )}
    </article>`;
  }

  /** What the number is, and whether it is the published one. */
  #caption() {
    const { answered, stale } = this.#room;
    const question = questionText(this.#problem, answered?.answer.arguments ?? {});
    if (!answered) return question;
    if (stale) return text('answer-stale', { question: answered.shown.question });
    if (answered.shown.published !== answered.shown.digits) return question;
    return html`${question} <span class="right">${icon('won')}${text('answer-matches')}</span>`;
  }
}
