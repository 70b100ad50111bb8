import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { eventOf } from './option';

/** How many moves are listed before the reader asks for more. */
const SHOWN = 12;

/**
 * Moves in words, as buttons: for games without a drawing that moves can be made in.
 *
 * Events: `act` {code} when one is chosen; `pick` {code}, it was selected, on boards where the
 * first click selects.
 */
export class GrundyMoveList extends Plain {
  static override properties = {
    moves: { attribute: false },
    picked: { attribute: false },
    still: { type: Boolean },
    twice: { type: Boolean },
    all: { state: true },
  };

  /** The codes of the moves and their words. */
  declare moves: ReadonlyArray<readonly [code: string, words: string]>;
  /** The code of the selected move. */
  declare picked: string | undefined;
  /** Whether moves are disabled. */
  declare still: boolean;
  /** Whether a move is selected, by a first click or tap, before it is chosen. */
  declare twice: boolean;
  declare all: boolean;

  constructor() {
    super();
    this.moves = [];
    this.still = false;
    this.twice = false;
    this.all = false;
  }

  protected override render() {
    const shown = this.all ? this.moves : this.moves.slice(0, SHOWN);
    const rest = this.moves.length - shown.length;
    return html`<ul class="move-list row" role="list">${shown.map(
      ([code, words]) => html`<li><button
        class="preset option"
        type="button"
        data-move=${code}
        aria-disabled=${this.still ? 'true' : 'false'}
        data-is=${this.picked === code ? 'going' : nothing}
        aria-pressed=${this.twice ? (this.picked === code ? 'true' : 'false') : nothing}
        @click=${() => !this.still && this.#choose(code)}
      >${words}</button></li>`,
    )}</ul>
    ${
      rest
        ? html`<button class="link" type="button" @click=${() => {
            this.all = true;
          }}>${text('board-more', { count: rest })}</button>`
        : nothing
    }`;
  }

  #choose(code: string): void {
    this.emit(eventOf(this, code), { code });
  }
}

define('grundy-move-list', GrundyMoveList);
