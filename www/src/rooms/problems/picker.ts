import { html } from 'lit';
import { text } from '../../i18n/index';
import { thumbnail } from '../../sequence/thumbnail';
import { define, Plain } from '../../ui/base';

export interface Pick {
  id: string;
  href: string;
  current: boolean;
  /** The first values of the problem's sequence; undefined until they are loaded. */
  thumbnail: ArrayLike<number> | undefined;
}

/** The list of problems as links with thumbnails. No events. */
export class GrundyPicker extends Plain {
  static override properties = { picks: { attribute: false } };

  /** The problems, in order. */
  declare picks: Pick[];

  constructor() {
    super();
    this.picks = [];
  }

  protected override render() {
    return html`<nav aria-label=${text('picker-label')}><ul role="list">${this.picks.map(
      (pick) => html`<li>
        <a class="pick" href=${pick.href} aria-current=${pick.current ? 'page' : 'false'} data-problem=${pick.id}>
          <span class="pick-name">${text(`problem-${pick.id}-name`)}</span>
          <span class="pick-source">${text(`problem-${pick.id}-source`)}</span>
          ${thumbnail(pick.thumbnail, 'shared')}
        </a>
      </li>`,
    )}</ul></nav>`;
  }
}

define('grundy-picker', GrundyPicker);
