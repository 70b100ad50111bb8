import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { thumbnail } from '../../sequence/thumbnail';
import { define, Plain } from '../../ui/base';
import { bound } from '../../ui/formula';
import { fitting } from '../../ui/match';

export interface Shown {
  id: string;
  /** The notation; for a problem, that of its thumbnail. */
  game: string;
  href: string;
  elsewhere: boolean;
}

/**
 * The gallery: games in groups, as links with a thumbnail and a remark; and a field to filter them.
 * Shows only the featured games at first, if there are any.
 */
export class GrundyGallery extends Plain {
  static override properties = {
    groups: { attribute: false },
    shown: {},
    thumbnails: { attribute: false },
    drawn: { type: Number },
    featured: { attribute: false },
    words: { state: true },
    whole: { state: true },
  };

  /** The groups of games, in order. */
  declare groups: ReadonlyArray<{ id: string; exhibits: readonly Shown[] }>;
  /** The notation of the shown game. */
  declare shown: string;
  /** First values, by notation. */
  declare thumbnails: ReadonlyMap<string, ArrayLike<number>>;
  /** The size of `thumbnails`, because the map keeps its identity when it grows. */
  declare drawn: number;
  /** The ids of the games shown first; if empty, all are. */
  declare featured: readonly string[];
  declare words: string;
  /** Whether the reader has asked for all games. */
  declare whole: boolean;

  constructor() {
    super();
    this.groups = [];
    this.shown = '';
    this.thumbnails = new Map();
    this.drawn = 0;
    this.words = '';
    this.featured = [];
    this.whole = false;
  }

  protected override render() {
    const left = this.groups.flatMap(({ id, exhibits }) =>
      exhibits.filter((exhibit) => this.words.trim() === '' || this.#fits(exhibit, id)),
    );
    return html`<search class="gallery-filter row">
        <label class="label" for="gallery-words">${text('gallery-filter')}</label>
        <input
          class="input"
          id="gallery-words"
          type="search"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="gallery-count"
          placeholder=${text('gallery-filter-hint')}
          .value=${this.words}
          @input=${(event: InputEvent) => {
            this.words = (event.target as HTMLInputElement).value;
          }}
        />
        <p class="quiet" id="gallery-count" role="status">${
          this.words.trim() === '' ? nothing : text('gallery-shown', { count: left.length })
        }</p>
        ${left.length ? nothing : this.#back()}
      </search>
      ${this.#few ? this.#first() : this.#grouped(left)}`;
  }

  /** Whether only the featured games are shown. */
  get #few(): boolean {
    return this.featured.length > 0 && !this.whole && this.words.trim() === '';
  }

  #first() {
    const all = this.groups.flatMap(({ exhibits }) => exhibits);
    const first = this.featured.flatMap((id) => all.find((exhibit) => exhibit.id === id) ?? []);
    return html`<ul class="featured" role="list">${first.map((exhibit) => this.#exhibit(exhibit))}</ul>
      <p><button class="button" type="button" id="gallery-whole" @click=${() => this.#showAll()}>${text('gallery-whole', { count: all.length })}</button></p>`;
  }

  /** Shows all games, and moves the focus from the button, which goes, to the first of them. */
  async #showAll(): Promise<void> {
    this.whole = true;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.exhibit')?.focus();
  }

  #grouped(left: readonly Shown[]) {
    return html`${this.groups.map(({ id, exhibits }) => {
      const filtered = exhibits.filter((exhibit) => left.includes(exhibit));
      if (!filtered.length) return nothing;
      return html`<h3 id=${`gallery-${id}`}>${text(`gallery-group-${id}`)}</h3>
          <ul role="list" aria-labelledby=${`gallery-${id}`}>${filtered.map((exhibit) => this.#exhibit(exhibit))}</ul>`;
    })}`;
  }

  #fits({ id, game }: Shown, group: string): boolean {
    const worded = {
      names: [text(`exhibit-${id}`), game],
      about: `${text(`exhibit-${id}-why`)} ${text(`gallery-group-${group}`)}`,
    };
    return fitting(this.words, worded) !== undefined;
  }

  #back() {
    return html`<button class="button" type="button" @click=${() => {
      this.words = '';
    }}>${text('gallery-all')}</button>`;
  }

  #exhibit({ id, game, href, elsewhere }: Shown) {
    const here = !elsewhere && game === this.shown;
    return html`<li>
      <a
        class="exhibit example option"
        href=${href}
        aria-current=${here ? 'true' : 'false'}
        data-exhibit=${id}
      >
        <span class="example-name">${text(`exhibit-${id}`)}</span>
        ${thumbnail(this.thumbnails.get(game))}
        <span class="quiet">${bound(text(`exhibit-${id}-why`))}</span>
        ${elsewhere ? nothing : html`<code translate="no">${game}</code>`}
      </a>
    </li>`;
  }
}

define('grundy-gallery', GrundyGallery);
