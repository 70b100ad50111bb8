/*
 * The gallery for developers: every element of the page in all its states. English only; a page of
 * its own, /gallery on the server of `npm start`. A hash (#grundy-chart) shows a single element;
 * ?dir=rtl mirrors the page.
 */

import '../src/rooms/exercises/exercises.css';
import '../src/rooms/games/compare.css';
import '../src/ui/copy-menu.css';
import '../src/ui/terms.css';
import '../src/sequence/list.css';
import '../src/grid/heat.css';
import '../src/grid/nimber-table.css';
import '../src/rooms/nimbers/nimbers.css';
import '../src/boards/boards.css';
import '../src/boards/diagrams.css';
import '../src/boards/tokens.css';
import '../src/rooms/play/play.css';
import '../src/shell/primer.css';
import '../src/shell/search/search.css';
import '../src/rooms/zeckendorf/zeckendorf.css';
import './elements';
import './gallery.css';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { learn, locale } from '../src/i18n/index';
import { applyTheme, storedTheme, storeTheme } from '../src/shell/theme';
import { define, Plain } from '../src/ui/base';
import type { Theme } from '../src/ui/theme';
import { type Documented, documented } from './documented';
import { groups, specimens } from './index';
import { styled } from './show';
import type { Specimen, State } from './specimen';

// The source of each element, for its documentation, and all texts.
const sources = import.meta.glob<string>('../src/{ui,boards,sequence,grid,rooms,shell}/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = import.meta.glob<string>('../src/i18n/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
for (const source of Object.values(texts)) learn(source);

const documentation = new Map(
  Object.entries(sources).flatMap(([path, source]) =>
    documented(source).map(
      (element) => [element.tag, { ...element, file: path.replace('../', 'www/') }] as const,
    ),
  ),
);

class GrundySpecimens extends Plain {
  static override properties = { theme: { state: true }, only: { state: true }, mirrored: { state: true } };

  declare theme: Theme;
  /** The tag of the element that is shown; empty: the list of all. */
  declare only: string;
  declare mirrored: boolean;

  constructor() {
    super();
    this.theme = storedTheme();
    this.mirrored = new URLSearchParams(location.search).get('dir') === 'rtl';
    this.#arrive();
    addEventListener('hashchange', () => this.#arrive());
  }

  #arrive(): void {
    this.only = location.hash.slice(1);
    scrollTo({ top: 0 });
  }

  protected override render() {
    document.documentElement.dir = this.mirrored ? 'rtl' : 'ltr';
    const shown = specimens.find(({ tag }) => tag === this.only);
    document.title = shown ? `${shown.tag} – Elements of Grundyscope` : 'Elements of Grundyscope';
    return html`${this.#top()}
      <div class=${shown ? 'frame' : 'frame whole'}>
        ${contents(this.only)}
        <main>${shown ? keyed(shown.tag, one(shown)) : index()}</main>
      </div>`;
  }

  #top() {
    return html`<header class="gallery-top">
      <p class="gallery-home"><a href="#">Elements of Grundyscope</a></p>
      <a class="gallery-back" href="./">To the page itself</a>
      <div class="gallery-tools">
        <button
          class="tool"
          type="button"
          aria-pressed=${this.mirrored}
          @click=${() => {
            this.mirrored = !this.mirrored;
          }}
        >Right to left</button>
        <grundy-theme
          .theme=${this.theme}
          @theme=${({ detail }: CustomEvent<{ theme: Theme }>) => {
            this.theme = detail.theme;
            storeTheme(detail.theme);
            applyTheme(detail.theme);
          }}
        ></grundy-theme>
      </div>
    </header>`;
  }
}

/** Links to all elements. */
function contents(only: string) {
  return html`<nav class="gallery-contents" aria-label="Elements">${groups.map(
    ({ title, specimens }) => html`<h2>${title}</h2>
      <ul role="list">${specimens.map(
        ({ tag }) =>
          html`<li><a href=${`#${tag}`} aria-current=${tag === only ? 'page' : 'false'}>${tag}</a></li>`,
      )}</ul>`,
  )}</nav>`;
}

function index() {
  return html`<h1>The elements</h1>
    <p class="gallery-lead">The ${specimens.length} custom elements of the page, each in all its states. They take
      properties and send events; none uses the link or the engine.</p>
    ${groups.map(
      ({ title, specimens }) => html`<section>
        <h2>${title}</h2>
        <ul class="gallery-cards" role="list">${specimens.map(
          ({ tag, about }) =>
            html`<li><a href=${`#${tag}`}><code>${tag}</code><span>${about}</span></a></li>`,
        )}</ul>
      </section>`,
    )}`;
}

function one({ tag, about, states }: Specimen) {
  const source = documentation.get(tag);
  const all = states();
  return html`<h1><code>${tag}</code></h1>
    <p class="gallery-lead">${about}</p>
    <ul class="gallery-states" role="list" aria-label="States">${all.map(
      ({ name }, at) =>
        html`<li><a href=${`#${tag}`} @click=${(event: Event) => lead(event, at)}>${name}</a></li>`,
    )}</ul>
    <div class="specimen">${all.map((state, at) => figure(tag, state, at))}</div>
    ${source ? [propertyTable(source), eventTable(source)] : nothing}
    <p class="quiet gallery-source">Source: <code>${source?.file}</code></p>`;
}

function figure(tag: string, state: State, at: number) {
  return html`<figure id=${`state-${at}`} tabindex="-1" aria-label=${`${tag}, ${state.name}`}>
    <figcaption><h2>${state.name}</h2></figcaption>
    <grundy-specimen .tag=${tag} .state=${state}></grundy-specimen>
  </figure>`;
}

/** Moves the focus to a state without changing the hash, which names the element. */
function lead(event: Event, at: number): void {
  event.preventDefault();
  document.getElementById(`state-${at}`)?.focus();
}

function propertyTable({ properties }: Documented) {
  return html`<section class="gallery-properties">
    <h2 id="properties">Properties</h2>
    <div class="scroller" role="region" tabindex="0" aria-labelledby="properties"><table class="gallery-table">
      <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead>
      <tbody>${properties.map(
        ({ name, type, meaning, attribute }) => html`<tr>
          <th scope="row"><code>${name}</code></th>
          <td><code>${type}</code></td>
          <td>${meaning}${attribute ? nothing : html` <span class="quiet">Not an attribute.</span>`}</td>
        </tr>`,
      )}</tbody>
    </table></div>
  </section>`;
}

function eventTable({ events }: Documented) {
  return html`<section>
    <h2 id="events">Events</h2>
    ${
      events.length
        ? html`<div class="scroller" role="region" tabindex="0" aria-labelledby="events"><table class="gallery-table">
            <thead><tr><th scope="col">Name</th><th scope="col">Detail</th><th scope="col">When</th></tr></thead>
            <tbody>${events.map(
              ({ name, detail, when }) => html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td>${detail ? html`<code>${detail}</code>` : '–'}</td>
                <td>${when}</td>
              </tr>`,
            )}</tbody>
          </table></div>`
        : html`<p class="quiet">It sends none.</p>`
    }
  </section>`;
}

applyTheme(storedTheme());
document.documentElement.lang = locale();
styled().then(() => define('grundy-specimens', GrundySpecimens));
