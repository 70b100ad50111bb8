import { html, nothing } from 'lit';
import type { Found } from '../../asked/contests';
import type { Chip } from '../../asked/read-as';
import type { LoadFailure } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { thumbnail } from '../../sequence/thumbnail';
import { define, Plain } from '../../ui/base';
import { bound } from '../../ui/formula';
import { icon } from '../../ui/icons';
import { BACK } from '../../ui/keys';
import { lost } from '../../ui/lost';
import type { Findings } from './finder';

/** Fields in which "/" is ordinary input. */
const TYPED = 'input, textarea, select, [contenteditable]';

/**
 * The search in the header: a combobox with a list of links, best first. The key "/" focuses it.
 *
 * Events: `wake` when the field gets the focus, `search` {text} on every change, `again` to load
 * the code that searches again.
 */
export class GrundySearch extends Plain {
  static override properties = {
    findings: { attribute: false },
    thumbnails: { attribute: false },
    drawn: { type: Number },
    missing: { attribute: false },
    typed: { state: true },
    active: { state: true },
    listed: { state: true },
    unfolded: { state: true },
  };

  /** The results of the last search; undefined before the first one. */
  declare findings: Findings | undefined;
  /** First values, by notation. */
  declare thumbnails: ReadonlyMap<string, ArrayLike<number>>;
  /** The number of thumbnails, whose map is always the same object: triggers an update. */
  declare drawn: number;
  /** Why the code that searches did not arrive. */
  declare missing: LoadFailure | undefined;
  declare typed: string;
  /** The result that Enter opens; -1: none is chosen, and Enter opens the first. */
  declare active: number;
  /** Whether the list is open. */
  declare listed: boolean;
  /** Whether the field is shown in a narrow header, in place of the button. */
  declare unfolded: boolean;
  /** Whether Enter was pressed before the results arrived. */
  #enterPending = false;

  constructor() {
    super();
    this.thumbnails = new Map();
    this.drawn = 0;
    this.typed = '';
    this.active = -1;
    this.listed = false;
    this.unfolded = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#slash);
    document.addEventListener('pointerdown', this.#outside);
    addEventListener('popstate', this.#close);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#slash);
    document.removeEventListener('pointerdown', this.#outside);
    removeEventListener('popstate', this.#close);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('findings')) this.active = -1;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (!changed.has('findings') || !this.#enterPending || !this.#current) return;
    this.#enterPending = false;
    this.#go(0);
  }

  /** Whether the results belong to the typed query. */
  get #current(): boolean {
    return this.findings?.query === this.typed.trim() && this.typed.trim() !== '';
  }

  get #found(): Found[] {
    return this.findings?.found ?? [];
  }

  protected override render() {
    const open = this.listed && this.typed.trim() !== '' && this.findings !== undefined;
    const count = this.#found.length;
    const { missing } = this;
    const panel = (open && (count || this.findings?.hint)) || (missing && this.listed);
    return html`<button
        class="button search-open"
        type="button"
        aria-expanded=${this.unfolded ? 'true' : 'false'}
        aria-label=${text('search-label')}
        @click=${this.#unfold}
      >${icon('search')}</button>
      <search class=${this.unfolded ? 'search-box unfolded' : 'search-box'} @focusout=${this.#leave}>
        ${icon('search')}
        <input
          class="input"
          id="search"
          type="text"
          role="combobox"
          aria-label=${text('search-label')}
          aria-autocomplete="list"
          aria-expanded=${open && count ? 'true' : 'false'}
          aria-controls="search-list"
          aria-activedescendant=${open && this.active >= 0 ? `search-${this.active}` : nothing}
          aria-describedby="search-said"
          aria-keyshortcuts="/"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${text('search-placeholder')}
          .value=${this.typed}
          @focus=${() => this.emit('wake')}
          @input=${this.#type}
          @keydown=${this.#key}
          @click=${() => {
            this.listed = true;
          }}
        />
        <kbd aria-hidden="true">/</kbd>
        <div class="search-panel floating" ?hidden=${!panel}>
        ${missing ? html`<div @pointerdown=${(event: Event) => event.preventDefault()}>${lost(missing, () => this.emit('again'))}</div>` : nothing}
        <p class="search-hint" id="search-said" role="status" ?hidden=${!open || !this.findings?.hint}>${
          open ? this.findings?.hint : nothing
        }</p>
        ${open ? this.#chips() : nothing}
        <ul
          id="search-list"
          class="search-list"
          role="listbox"
          aria-label=${text('search-label')}
          ?hidden=${!open || !count}
          @pointerdown=${(event: Event) => event.preventDefault()}
          @click=${this.#follow}
        >${this.#found.map((found, at) => this.#result(found, at))}</ul>
        </div>
      </search>
      <p class="hidden" aria-live="polite">${open && count ? text('search-results', { count }) : nothing}</p>`;
  }

  #chips() {
    const { chips = [], row, found } = this.findings ?? {};
    return chips.length ? row?.(found?.length ? 'as' : 'try', chips, this.#put) : nothing;
  }

  #result({ kind, name, sign, about, href, game }: Found, at: number) {
    return html`<li role="presentation">
      <a
        class="result"
        id=${`search-${at}`}
        role="option"
        tabindex="-1"
        href=${href}
        rel=${kind === 'oeis' ? 'noreferrer' : nothing}
        aria-selected=${at === this.active ? 'true' : 'false'}
        data-kind=${kind}
        @pointermove=${() => {
          this.active = at;
        }}
      >
        <span class="result-name">${name}</span>
        <span class="result-sign">${sign || text(`search-kind-${kind}`)}</span>
        ${game ? thumbnail(this.thumbnails.get(game)) : nothing}
        ${about ? html`<span class="result-about">${bound(about)}</span>` : nothing}
      </a>
    </li>`;
  }

  #unfold = () => {
    if (this.unfolded) this.unfolded = false;
    else this.open();
  };

  get #field(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  #type = (event: InputEvent) => {
    this.typed = (event.target as HTMLInputElement).value;
    this.listed = true;
    this.#enterPending = false;
    this.active = -1;
    this.emit('search', { text: this.typed });
  };

  #key = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const count = this.#found.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      this.listed = true;
      if (!count) return;
      // From the field, Down goes to the first and Up to the last; past either end, to the field.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const at = (this.active + 1 + step + count + 1) % (count + 1);
      this.active = at - 1;
      this.updateComplete.then(() =>
        this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (this.#current) this.#go(Math.max(0, this.active));
      else this.#enterPending = this.typed.trim() !== '';
    } else if (event.key === BACK) {
      event.preventDefault();
      this.#back();
    }
  };

  /** Closes the list, then clears the text, then folds the field. */
  #back() {
    if (this.listed && this.typed) {
      this.listed = false;
      this.active = -1;
    } else if (this.typed) this.typed = '';
    else {
      this.unfolded = false;
      this.#field?.blur();
      // In a narrow header, the button gets the focus back.
      this.updateComplete.then(() => this.querySelector<HTMLElement>('.search-open')?.focus());
    }
  }

  #go(at: number) {
    this.querySelector<HTMLElement>(`#search-${at}`)?.click();
  }

  /** Closes the search when a result is followed, unless it opens in another tab. */
  #follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    this.#close();
    this.typed = '';
    this.#field?.blur();
    if (!link.hash) return;
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };

  /** Closes the list, and folds the field: also when Back or another address shows another page. */
  #close = () => {
    this.listed = false;
    this.unfolded = false;
  };

  /** Puts the text of a chip in the field, and selects a part of it. */
  #put = (chip: Chip) => {
    const field = this.#field;
    if (!field) return;
    this.findings?.putIn(field, chip);
    if (chip.text === this.typed) return;
    this.typed = chip.text;
    this.emit('search', { text: chip.text });
  };

  #leave = (event: FocusEvent) => {
    if (!this.contains(event.relatedTarget as Node | null)) this.listed = false;
  };

  #outside = (event: Event) => {
    if (!this.unfolded || this.contains(event.target as Node)) return;
    this.unfolded = false;
  };

  #slash = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element | null)?.closest?.(TYPED)) return;
    event.preventDefault();
    this.open();
  };

  /** Shows the field, also in a narrow header, and gives it the focus. */
  async open(): Promise<void> {
    this.unfolded = true;
    await this.updateComplete;
    this.#field?.focus();
  }
}

define('grundy-search', GrundySearch);
