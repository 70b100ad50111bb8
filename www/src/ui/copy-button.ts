import 'texts:clip';
import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { toClipboard } from './clipboard';

/** A button that copies a text, which may be loaded first, and confirms it. */
export class GrundyClip extends Plain {
  static override properties = { label: {}, of: { attribute: false }, statusId: { state: true } };

  /** The label of the button. */
  declare label: string;
  /** Returns the text to copy, on a click. */
  declare of: () => string | Promise<string>;
  /** The key of the temporary confirmation. */
  declare statusId: string;
  #timer = 0;

  constructor() {
    super();
    this.label = '';
    this.of = () => '';
    this.statusId = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render() {
    // messages: clip-copied clip-not-copied
    const status = this.statusId && text(this.statusId);
    return html`<button class="button" type="button" @click=${this.#copy}>${status || this.label}</button>
      <span class="hidden" aria-live="polite">${status}</span>`;
  }

  async #copy() {
    clearTimeout(this.#timer);
    try {
      await toClipboard(await this.of());
      this.statusId = 'clip-copied';
    } catch {
      this.statusId = 'clip-not-copied';
    }
    this.#timer = window.setTimeout(() => {
      this.statusId = '';
    }, 1600);
  }
}

define('grundy-clip', GrundyClip);
