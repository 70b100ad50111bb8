import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { toClipboard } from './clipboard';

/** A button that copies a text, which may have to be fetched first. Says when it is done. */
export class GrundyClip extends Plain {
  static override properties = { label: {}, of: { attribute: false }, said: { state: true } };

  /** What stands on the button. */
  declare label: string;
  /** What is copied, asked for when it is wanted. */
  declare of: () => string | Promise<string>;
  /** The key of what it says, for a moment. */
  declare said: string;
  #timer = 0;

  constructor() {
    super();
    this.label = '';
    this.of = () => '';
    this.said = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render() {
    // messages: zeck-copied zeck-not-copied
    const said = this.said && text(this.said);
    return html`<button class="button" type="button" @click=${this.#copy}>${said || this.label}</button>
      <span class="hidden" aria-live="polite">${said}</span>`;
  }

  async #copy() {
    clearTimeout(this.#timer);
    try {
      await toClipboard(await this.of());
      this.said = 'zeck-copied';
    } catch {
      this.said = 'zeck-not-copied';
    }
    this.#timer = window.setTimeout(() => {
      this.said = '';
    }, 1600);
  }
}

define('grundy-clip', GrundyClip);
