import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { icon } from './icons';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export const THEMES: Theme[] = ['auto', 'light', 'dark', 'contrast'];

/** The choice of a theme: an icon, over which a select lies unseen. Event: `theme` {theme}. */
export class GrundyTheme extends Plain {
  static override properties = { theme: {} };

  /** The chosen theme. */
  declare theme: Theme;

  constructor() {
    super();
    this.theme = 'auto';
  }

  protected override render() {
    return html`<label class="button bare">
      ${icon('theme')}<span class="hidden">${text('theme-label')}</span>
      <select
        class="over"
        title=${text('theme-label')}
        @change=${(event: Event) => this.emit('theme', { theme: (event.target as HTMLSelectElement).value })}
      >
        ${THEMES.map(
          (theme) =>
            html`<option value=${theme} .selected=${theme === this.theme}>${text(`theme-${theme}`)}</option>`,
        )}
      </select>
    </label>`;
  }
}

define('grundy-theme', GrundyTheme);
