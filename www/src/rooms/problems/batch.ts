import { html, nothing } from 'lit';
import type { BatchAnswer, GrundyscopeError } from '../../engine/protocol';
import { duration, grouped, text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import { toClipboard } from '../../ui/clipboard';

/** The largest number of lines shown: a browser takes half a minute to lay out a million. */
const SHOWN = 10_000;
/** Milliseconds after typing until a short list is solved. */
const PAUSE = 300;

/**
 * A batch of questions, one a line, with their answers beside them.
 *
 * Events: `written` {text, countLine} on every change, `ask` {text, countLine} to request answers.
 * The text is not a property, because it can be large: it stays in the field.
 */
export class GrundyBatch extends Plain {
  static override properties = {
    problem: {},
    result: { attribute: false },
    milliseconds: { attribute: false },
    explain: { attribute: false },
    busy: { type: Boolean },
    stale: { type: Boolean },
    start: { attribute: false },
    countLine: { attribute: false },
    counted: { state: true },
    copied: { state: true },
    held: { state: true },
  };

  /** The id of the problem, for the name of the saved file. */
  declare problem: string;
  /** The answers; undefined before the first ones. */
  declare result: BatchAnswer | undefined;
  /** The time that the answers took. */
  declare milliseconds: number;
  /** Turns an error into a sentence. */
  declare explain: (error: GrundyscopeError) => string;
  /** Whether answers are being computed. */
  declare busy: boolean;
  /** Whether the answers belong to an earlier list. */
  declare stale: boolean;
  /** The initial text of the field. */
  declare start: string;
  /** Whether the first line is the number of lines that follow. */
  declare countLine: boolean;
  /** The number of lines after a first line that equals it; else 0. */
  declare counted: number;
  declare copied: boolean;
  /** The whole text if it is too long for the field. */
  declare held: string | undefined;
  #timer = 0;
  #link = '';
  #shown = '';
  #cut = false;

  constructor() {
    super();
    this.problem = '';
    this.milliseconds = 0;
    this.explain = (error) => error.message;
    this.busy = false;
    this.stale = false;
    this.start = '';
    this.counted = 0;
    this.countLine = false;
    this.copied = false;
  }

  protected override firstUpdated(): void {
    this.#put(this.start);
    this.#ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    URL.revokeObjectURL(this.#link);
    clearTimeout(this.#timer);
  }

  #field(): HTMLTextAreaElement | null {
    return this.querySelector('#batch-text');
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('result')) return;
    URL.revokeObjectURL(this.#link);
    this.#link = this.result
      ? URL.createObjectURL(new Blob([this.result.answers], { type: 'text/plain' }))
      : '';
    this.copied = false;
    const end = endOfLine(this.result?.answers ?? '', SHOWN);
    this.#cut = end !== undefined;
    this.#shown = this.result?.answers.slice(0, end) ?? '';
  }

  /**
   * A first line that equals the number of lines after it may be their count: offers that choice.
   */
  #look(): boolean {
    const lines = this.#text().trimEnd().split('\n');
    const follow = lines.length - 1;
    this.counted = follow > 0 && lines[0]?.trim() === String(follow) ? follow : 0;
    return this.counted > 0;
  }

  #text(): string {
    return this.held ?? this.#field()?.value ?? '';
  }

  /** Puts a text into the field; of a long one, only its beginning. */
  #put(whole: string) {
    const field = this.#field();
    if (!field) return;
    const end = endOfLine(whole, SHOWN);
    this.held = end === undefined ? undefined : whole;
    field.value = whole.slice(0, end);
    this.#look();
  }

  /** Replaces the text and requests answers. */
  #take(whole: string) {
    this.#put(whole);
    if (!this.counted) this.countLine = false;
    this.#ask();
  }

  #typed() {
    const field = this.#field();
    if (field && endOfLine(field.value, SHOWN) !== undefined) this.#put(field.value);
    if (!this.#look()) this.countLine = false;
    this.emit('written', { text: this.#text(), countLine: this.countLine });
    clearTimeout(this.#timer);
    if (this.held === undefined) this.#timer = window.setTimeout(() => this.#ask(), PAUSE);
  }

  /** Handles a paste before the field does: laying out a million lines would block the page. */
  #paste(event: ClipboardEvent) {
    const field = this.#field();
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (!field || endOfLine(pasted, SHOWN) === undefined) return;
    event.preventDefault();
    this.#take(field.value.slice(0, field.selectionStart) + pasted + field.value.slice(field.selectionEnd));
  }

  async #open(event: Event) {
    const input = event.target as HTMLInputElement;
    const whole = await input.files?.[0]?.text();
    input.value = '';
    if (whole !== undefined) this.#take(whole);
  }

  #ask() {
    clearTimeout(this.#timer);
    this.emit('ask', { text: this.#text(), countLine: this.countLine });
  }

  protected override render() {
    const { result } = this;
    return html`<div class="batch-ask">
        <label class="label above" for="batch-text">${text('batch-questions')}</label>
        <textarea
          class="input number"
          id="batch-text"
          rows="10"
          spellcheck="false"
          autocomplete="off"
          wrap="off"
          inputmode="numeric"
          dir="ltr"
          aria-describedby="batch-note"
          ?readonly=${this.held !== undefined}
          @input=${this.#typed}
          @paste=${this.#paste}
        ></textarea>
        <p id="batch-note" class="note quiet">${
          this.held === undefined
            ? text('batch-note')
            : text('batch-held', { count: this.held.trimEnd().split('\n').length })
        }</p>
        <label class="check row">
          <input
            type="checkbox"
            .checked=${this.countLine}
            @change=${(event: Event) => {
              this.countLine = (event.target as HTMLInputElement).checked;
              this.#ask();
            }}
          />
          <span>${text('batch-count')}</span>
          ${this.counted ? html`<span class="tag stale">${text('batch-count-suggested', { count: this.counted })}</span>` : nothing}
        </label>
        <div class="batch-actions row">
          <button class="button primary" type="button" ?disabled=${this.busy} @click=${() => this.#ask()}>${text('batch-ask')}</button>
          <label class="button file">${text('batch-open')}<input class="over" type="file" accept=".txt,.csv,text/plain" @change=${this.#open} /></label>
          ${
            this.held === undefined
              ? nothing
              : html`<button class="button" type="button" @click=${() => this.#take('')}>${text('batch-clear')}</button>`
          }
        </div>
      </div>
      <div class="batch-answers">
        <label class="label above" for="batch-answers">${text('batch-answers')}</label>
        <textarea
          class="input number"
          id="batch-answers"
          rows="10"
          readonly
          wrap="off"
          placeholder=${text('batch-empty')}
          data-stale=${this.stale ? 'true' : nothing}
          .value=${this.#shown}
        ></textarea>
        <p class="note quiet number" aria-live="polite">${this.#status()}</p>
        ${this.#cut ? html`<p class="note quiet">${text('batch-first', { count: SHOWN })}</p>` : nothing}
        <div class="batch-actions row">
          <button class="button" type="button" ?disabled=${!result} @click=${this.#copy}>${
            this.copied ? text('answer-copied') : text('batch-copy')
          }</button>
          ${
            result
              ? html`<a class="button" href=${this.#link} download=${`grundyscope-${this.problem}.txt`}>${text('batch-download')}</a>`
              : nothing
          }
        </div>
        ${result?.bad ? this.#bad(result) : nothing}
      </div>`;
  }

  #status() {
    if (!this.result) return nothing;
    if (this.stale) return html`<span class="tag stale">${text('batch-stale')}</span>`;
    const count = grouped(String(this.result.answered));
    return text('batch-answered', { count, time: duration(this.milliseconds) });
  }

  #bad(result: BatchAnswer) {
    return html`<div class="batch-bad">
      <p class="wrong">${text('batch-bad', { count: result.bad })}</p>
      <ul>${result.errors.map(
        ({ line, error }) =>
          html`<li>${text('batch-bad-line', { line: grouped(String(line)), sentence: this.explain(error) })}</li>`,
      )}</ul>
      ${
        result.bad > result.errors.length
          ? html`<p class="quiet">${text('batch-bad-more', { count: result.bad - result.errors.length })}</p>`
          : nothing
      }
    </div>`;
  }

  async #copy() {
    if (!this.result) return;
    try {
      await toClipboard(this.result.answers);
      this.copied = true;
    } catch {
      this.querySelector<HTMLTextAreaElement>('#batch-answers')?.select();
    }
  }
}

/** The end of the line with this number; undefined if no line follows it. */
function endOfLine(lines: string, number: number): number | undefined {
  let end = -1;
  for (let line = 0; line < number; line++) {
    end = lines.indexOf('\n', end + 1);
    if (end < 0) return undefined;
  }
  return end + 1 < lines.length ? end : undefined;
}

define('grundy-batch', GrundyBatch);
