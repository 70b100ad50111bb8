import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';

export type Theme = 'auto' | 'light' | 'dark';
const THEMES: Theme[] = ['auto', 'light', 'dark'];

/** Which of the themes holds. Property `theme`; event `theme` {theme}. */
export class GrundyTheme extends Plain {
  static override properties = { theme: {} };

  declare theme: Theme;

  constructor() {
    super();
    this.theme = 'auto';
  }

  protected override render() {
    return html`<fieldset class="segments">
      <legend class="hidden">${text('theme-label')}</legend>
      ${THEMES.map(
        (theme) => html`<label>
          <input
            type="radio"
            name="theme"
            .checked=${theme === this.theme}
            @change=${() => this.tell('theme', { theme })}
          />${text(`theme-${theme}`)}
        </label>`,
      )}
    </fieldset>`;
  }
}

define('grundy-theme', GrundyTheme);
