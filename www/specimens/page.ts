/*
 * The gallery: every element of the page in the states it can be in, for those who build it. In English only, and in no one's way:
 * it is a page of its own, /gallery on the server of `npm start`. A link to an element (#grundy-chart) shows that one alone.
 */

import { html, nothing } from 'lit';
import { define, Plain } from '../src/elements/base';
import type { Theme } from '../src/elements/theme';
import { direction, locale } from '../src/i18n/index';
import { applyTheme, storedTheme, storeTheme } from '../src/themes';
import { forms } from './forms';
import { results } from './results';
import { sequences } from './sequences';
import type { Specimen } from './specimen';

const all: Specimen[] = [...forms, ...results, ...sequences];

/** An element with these properties, which says what events it sends. */
class GrundySpecimen extends Plain {
  static override properties = {
    tag: {},
    of: { attribute: false },
    heard: { state: true },
  };

  declare tag: string;
  declare of: Record<string, unknown>;
  declare heard: string;

  constructor() {
    super();
    this.tag = '';
    this.of = {};
    this.heard = '';
  }

  /** The element itself, made once. */
  #made: HTMLElement | undefined;

  protected override render() {
    if (!this.#made) {
      this.#made = Object.assign(document.createElement(this.tag), this.of);
      const { dispatchEvent } = this.#made;
      this.#made.dispatchEvent = (event) => {
        if (event instanceof CustomEvent)
          this.heard = `${event.type} ${JSON.stringify(event.detail ?? {}).slice(0, 120)}`;
        return dispatchEvent.call(this.#made, event);
      };
    }
    return html`${this.#made}
      <p class="heard quiet">${this.heard ? html`Event: <code>${this.heard}</code>` : nothing}</p>`;
  }
}

class GrundySpecimens extends Plain {
  static override properties = { theme: { state: true }, only: { state: true } };

  declare theme: Theme;
  /** The one element that is shown; empty: all of them. */
  declare only: string;
  #arrive = () => {
    this.only = location.hash.slice(1);
  };

  constructor() {
    super();
    this.theme = storedTheme();
    this.#arrive();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#arrive);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#arrive);
  }

  protected override render() {
    const shown = all.filter(({ tag }) => tag === this.only);
    return html`<header class="top">
        <h1><a href="#">Elements of Grundyscope</a></h1>
        <grundy-theme
          .theme=${this.theme}
          @theme=${({ detail }: CustomEvent<{ theme: Theme }>) => {
            this.theme = detail.theme;
            storeTheme(detail.theme);
            applyTheme(detail.theme);
          }}
        ></grundy-theme>
      </header>
      <nav aria-label="Elements">
        <ul role="list">
          ${all.map(({ tag }) => html`<li><a href=${`#${tag}`} aria-current=${tag === this.only}>${tag}</a></li>`)}
        </ul>
      </nav>
      <main>${(shown.length ? shown : all).map(one)}</main>`;
  }
}

function one({ tag, about, states }: Specimen) {
  return html`<section class="specimen">
    <h2><code>${tag}</code></h2>
    <p>${about}</p>
    ${states.map(
      ({ name, properties }) => html`<figure aria-label=${`${tag}, ${name}`}>
        <figcaption>${name}</figcaption>
        <grundy-specimen .tag=${tag} .of=${properties}></grundy-specimen>
      </figure>`,
    )}
  </section>`;
}

applyTheme(storedTheme());
document.documentElement.lang = locale();
document.documentElement.dir = direction();
define('grundy-specimen', GrundySpecimen);
define('grundy-specimens', GrundySpecimens);
