import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { face } from './face';
import { bound } from './formula';
import { fitting } from './match';

export interface Shown {
  id: string;
  /** The notation; of what leads elsewhere, that of its face. */
  game: string;
  href: string;
  elsewhere: boolean;
}

/**
 * Games worth a look, in groups, as links, each with its face and the reason why; and a field that leaves only some of them.
 *
 * Events: `seen` when they come into view, so that their faces are wanted.
 */
export class GrundyGallery extends Plain {
  static override properties = {
    groups: { attribute: false },
    shown: {},
    faces: { attribute: false },
    drawn: { type: Number },
    words: { state: true },
  };

  /** The games in their groups, in order. */
  declare groups: ReadonlyArray<{ id: string; exhibits: readonly Shown[] }>;
  /** The game that is shown, by its notation. */
  declare shown: string;
  /** First values, by notation. */
  declare faces: ReadonlyMap<string, ArrayLike<number>>;
  /** How many of them there are: the map itself stays the same. */
  declare drawn: number;
  declare words: string;
  #eyes: IntersectionObserver | undefined;

  constructor() {
    super();
    this.groups = [];
    this.shown = '';
    this.faces = new Map();
    this.drawn = 0;
    this.words = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#eyes = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#eyes?.disconnect();
        this.tell('seen');
      },
      { rootMargin: '600px' },
    );
    this.#eyes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#eyes?.disconnect();
  }

  protected override render() {
    const left = this.groups.flatMap(({ id, exhibits }) =>
      exhibits.filter((exhibit) => this.words.trim() === '' || this.#fits(exhibit, id)),
    );
    return html`<search class="gallery-filter">
        <label for="gallery-words">${text('gallery-filter')}</label>
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
      ${this.groups.map(({ id, exhibits }) => {
        const some = exhibits.filter((exhibit) => left.includes(exhibit));
        if (!some.length) return nothing;
        return html`<h3 id=${`gallery-${id}`}>${text(`gallery-group-${id}`)}</h3>
          <ul role="list" aria-labelledby=${`gallery-${id}`}>${some.map((exhibit) => this.#exhibit(exhibit))}</ul>`;
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
        class="exhibit"
        href=${href}
        aria-current=${here ? 'true' : 'false'}
        data-exhibit=${id}
      >
        <span class="exhibit-name">${text(`exhibit-${id}`)}</span>
        ${face(this.faces.get(game))}
        <span class="exhibit-why">${bound(text(`exhibit-${id}-why`))}</span>
        ${elsewhere ? nothing : html`<code class="exhibit-game">${game}</code>`}
      </a>
    </li>`;
  }
}

define('grundy-gallery', GrundyGallery);
