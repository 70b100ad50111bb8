import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { face } from './face';

export interface Pick {
  id: string;
  href: string;
  current: boolean;
  /** The first values of the problem's sequence: its face; undefined while they are on their way. */
  face: ArrayLike<number> | undefined;
}

/** The problems, each with its face. Links, so that each can be opened, copied and gone back from. No events. */
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
          ${face(pick.face, 'shared')}
        </a>
      </li>`,
    )}</ul></nav>`;
  }
}

define('grundy-picker', GrundyPicker);
