import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import type { Input, Item } from './item';
import { say, sentence } from './words';

/**
 * The control for the answer to a question, with its button; Enter checks. After the check it is
 * read-only, and a button leads on.
 *
 * Events: `answered` {typed}, `typing` when the answer changes, `next`.
 */
export class GrundyReply extends Plain {
  static override properties = {
    item: { attribute: false },
    typed: {},
    wrong: {},
    done: { type: Boolean },
    verdict: {},
    right: { type: Boolean },
    last: { type: Boolean },
    chosen: { state: true },
  };

  /** The question. */
  declare item: Item | undefined;
  /** The answer as it was typed, once it is checked. */
  declare typed: string;
  /** Why the typed text is no answer; empty if it may be one. */
  declare wrong: string;
  /** Whether the answer is checked. */
  declare done: boolean;
  /** What is said of the checked answer. */
  declare verdict: string;
  /** Whether the checked answer is right. */
  declare right: boolean;
  /** Whether no question follows. */
  declare last: boolean;
  /** The selected choice, before the check. */
  declare chosen: string;
  #focused = false;

  constructor() {
    super();
    this.typed = '';
    this.wrong = '';
    this.done = false;
    this.verdict = '';
    this.right = false;
    this.last = false;
    this.chosen = '';
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('item')) this.chosen = '';
    if (changed.has('item') || changed.has('done')) {
      const { activeElement } = this.getRootNode() as Document | ShadowRoot;
      this.#focused = this.contains(activeElement);
    }
  }

  /** Keeps the focus of a reader who works with the keyboard: on the button, then in the field. */
  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has('item') && !this.done) for (const input of this.#fields()) input.value = '';
    if (!this.#focused || !(changed.has('item') || changed.has('done'))) return;
    this.#focused = false;
    const target = this.done ? this.querySelector<HTMLElement>('.exercise-go') : this.querySelector('input');
    target?.focus({ preventScroll: true });
  }

  #fields(): NodeListOf<HTMLInputElement> {
    return this.querySelectorAll('input[type="text"]');
  }

  protected override render() {
    const { item, done, wrong } = this;
    if (!item) return nothing;
    return html`<div @keydown=${this.#key} @input=${() => this.emit('typing', {})}>
      ${this.#control(item.input)}
      <p class=${wrong ? 'note wrong' : 'note'} id="exercise-note" aria-live="polite">${wrong || hint(item.input)}</p>
      <p class="actions"><button class="button primary exercise-go" type="button" @click=${this.#go}>${text(
        done ? (this.last ? 'exercise-finish' : 'exercise-next') : 'exercise-check',
      )}</button>${
        done
          ? html`<span class="exercise-verdict" data-verdict=${this.right ? 'right' : 'wrong'}>${this.verdict}</span>`
          : nothing
      }</p>
    </div>`;
  }

  #control(input: Input) {
    switch (input.type) {
      case 'choice':
        return html`<fieldset class="exercise-choices stack" ?disabled=${this.done}>
          <legend class="hidden">${text('exercise-choose')}</legend>
          ${input.choices.map(
            ({
              value,
              label,
            }) => html`<label class="option" data-right=${this.done && value === this.item?.answer ? '' : nothing}><input
              type="radio"
              name="exercise-choice"
              value=${value}
              .checked=${(this.done ? this.typed : this.chosen) === value}
              @change=${() => {
                this.chosen = value;
              }}
            /><span>${sentence(say(label))}</span></label>`,
          )}
        </fieldset>`;
      case 'move':
        return html`<fieldset class="exercise-heaps" ?disabled=${this.done}>
          <legend class="label above">${text('exercise-which-heap')}</legend>
          <div class="segments">${input.heaps.map(
            ({ value, label }) => html`<label><input
              type="radio"
              name="exercise-heap"
              value=${value}
              .checked=${(this.done ? this.typed.split('>')[0] : this.chosen) === value}
              @change=${() => {
                this.chosen = value;
              }}
            />${say(label)}</label>`,
          )}</div>
        </fieldset>
        ${this.#field('exercise-left', this.done ? (this.typed.split('>')[1] ?? '') : undefined)}`;
      case 'coins':
        return this.#field('exercise-turned', this.done ? this.typed : undefined);
      default:
        return this.#field('exercise-answer', this.done ? this.typed : undefined);
    }
  }

  #field(label: string, shown: string | undefined) {
    // messages: exercise-answer exercise-left exercise-turned
    return html`<label class="label above" for="exercise-field">${text(label)}</label>
      <input
        class="input number"
        id="exercise-field"
        type="text"
        inputmode=${this.item?.input.type === 'number' ? 'numeric' : 'text'}
        dir="ltr"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint=${this.done ? 'next' : 'done'}
        ?readonly=${this.done}
        .value=${shown ?? this.#draft}
        aria-invalid=${this.wrong ? 'true' : 'false'}
        aria-describedby="exercise-note"
      />`;
  }

  /** What stands in the field, so that a new rendering does not clear it. */
  get #draft(): string {
    return this.#fields()[0]?.value ?? '';
  }

  // Not a form: frames in a sandbox cannot submit one.
  #key(event: KeyboardEvent): void {
    const { key, repeat, isComposing, target } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    // Or the same press would also click the button, which gets the focus meanwhile.
    event.preventDefault();
    if (!repeat) this.#go();
  }

  #go(): void {
    if (this.done) {
      this.emit('next', {});
      return;
    }
    const type = this.item?.input.type;
    const typed =
      type === 'choice' ? this.chosen : type === 'move' ? `${this.chosen}>${this.#draft}` : this.#draft;
    this.emit('answered', { typed });
  }
}

function hint({ type }: Input): string {
  if (type === 'move') return text('exercise-left-hint');
  return type === 'coins' ? text('exercise-turned-hint') : '';
}

define('grundy-reply', GrundyReply);
