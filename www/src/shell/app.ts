/*
 * The page: draws the router's current room inside the header and footer, and handles their events.
 */

import { html, nothing } from 'lit';
import { HOME, LESSONS, SEARCH, SHARING, WORKER_TEAM } from '../edition';
import { type Client, createClient, isSupported, report } from '../engine/client';
import { known } from '../engine/known';
import { Lazy } from '../engine/lazy';
import { whenSeen } from '../engine/next-task';
import type { LoadFailure } from '../engine/protocol';
import { examineWorker, isKept, startModuleWorker } from '../engine/start';
import { sentences } from '../i18n/allowed';
import { causeSentence, errorSentence, text, whenTexts } from '../i18n/index';
import { withoutDefaults } from '../question/parameters';
import { toHash } from '../question/question';
import { retryHelps } from '../question/reader';
import { buildOf } from '../rooms/index';
import { Plain } from '../ui/base';
import { watchFolding } from '../ui/folded';
import { icon } from '../ui/icons';
import { setLiveViews } from '../ui/live-view';
import { brokenHere, loadFailed, waiting } from '../ui/placeholder';
import type { Theme } from '../ui/theme';
import { about, footer } from './about';
import { defaultQuestion, PROBLEMS } from './arrival';
import type { Home } from './home/home';
import { doors, rooms } from './navigation';
import type { Offline } from './offline';
import type { Primer } from './primer';
import { Router } from './router';
import { SearchModel } from './search/model';
import type { GrundySearch } from './search/search';
import { openShare } from './share';
import { applyTheme, storedTheme, storeTheme, watchStoredTheme } from './theme';
import type { Guide } from './tours/guide';

/** Milliseconds after which the rest of the page is loaded, even before the first answer. */
const PATIENCE = 2500;

/** More workers were not measured. */
const MOST_WORKERS = 4;

/** No thumbnails yet. */
const NONE = new Map<string, Uint32Array>();

export class GrundyPage extends Plain {
  static override properties = { theme: { state: true } };

  declare theme: Theme;
  router: Router;
  search: SearchModel;
  client: Client;
  /** The content of the introduction, once the reader has opened it. */
  primer: Primer | undefined;
  /** The logo, an SVG that index.html contains. */
  #mark: Element | null = null;
  /** The search and the rest of the page, which the first answer does not need. */
  readonly #restCode = new Lazy(() => import('./deferred'));
  /** The start page, and the tours. */
  readonly #homeCode = new Lazy(() => import('./home/home'));
  readonly #primerCode = new Lazy(() => import('./primer'));
  /** The sentences in the places of those that do not arrive. */
  readonly #lostCode = new Lazy(() => import('../ui/lost'));
  /** The start page and the tours, once they are loaded. */
  #home: Home | undefined;
  #guide: Guide | undefined;
  /** Whether loading of the rest of the page has begun. */
  #awake = false;
  /** What fetches the whole engine and the copy for offline use, once it is loaded. */
  #offline: Offline | undefined;
  /** The link to the current room. */
  #room: Element | null = null;
  /** The status line that held the focus before this update. */
  #statusLine: HTMLElement | null = null;

  constructor() {
    super();
    this.theme = storedTheme();
    const cores = navigator.hardwareConcurrency;
    const client = createClient({
      known,
      startWorker: isSupported() ? startModuleWorker : undefined,
      small: !isKept(),
      examine: examineWorker,
      report,
      sentences,
      onReady: () => performance.mark('grundyscope-engine'),
      team: WORKER_TEAM && cores >= 2 ? () => import('../engine/worker-team') : undefined,
      teamSize: Math.min(cores, MOST_WORKERS),
    });
    this.client = client;
    // In parallel with the start of the page.
    const [, id = ''] = /^#\d+\/([\w-]+)/.exec(location.hash) ?? [];
    client.prepare(buildOf(id));
    const changed = () => this.requestUpdate();
    this.router = new Router(client, changed);
    watchFolding(changed);
    whenTexts(changed);
    watchStoredTheme((theme) => this.#setTheme(theme));
    if (LESSONS) setLiveViews(() => import('../element/live-view'));
    this.search = new SearchModel(client, () => this.router.catalogue, changed);
  }

  /** The page replaces the static content of index.html. */
  protected override createRenderRoot(): HTMLElement {
    this.#mark = this.querySelector('.mark');
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.router.start();
    // Even if the first answer takes long.
    setTimeout(this.#wake, PATIENCE);
  }

  protected override render() {
    const { router } = this;
    const links = router.doors;
    const [answer, explanation] = router.here?.announcements() ?? ['', ''];
    return html`<a class="skip" href="#main" @click=${this.#skip}>${text('page-skip')}</a>
      <header class="top">
        <p class="brand"><a href=${location.pathname + location.search} @click=${this.#goHome}>${this.#mark}<span>${text('page-name')}</span></a></p>
        ${doors(links, router.nowhere !== undefined)}
        ${SEARCH ? this.#search() : nothing}
        <grundy-theme
          .theme=${this.theme}
          @theme=${({ detail }: CustomEvent<{ theme: Theme }>) => {
            storeTheme(detail.theme);
            this.#setTheme(detail.theme);
          }}
        ></grundy-theme>
      </header>
      ${rooms(links)}
      ${this.#instead(this.#restCode, this.#restLoaded)}
      ${router.at === PROBLEMS || router.nowhere ? this.#picker() : nothing}
      <main id="main" tabindex="-1" @click=${this.#follow} @share=${SHARING ? openShare : nothing}>${this.#main()}</main>
      ${this.#offline?.news() ?? nothing}
      ${footer()}
      <p class="hidden" aria-live="polite">${answer}</p>
      <p class="hidden" aria-live="polite">${explanation}</p>`;
  }

  #setTheme(theme: Theme): void {
    this.theme = theme;
    applyTheme(theme);
  }

  /** The start page: its heading at once, the game and what is below it when they have come. */
  #start() {
    const home = this.#home;
    return html`<section class="home" aria-labelledby="home-heading">
        <div class="home-words">
          <h1 id="home-heading">${text('page-home')}</h1>
          <p class="lead">${text('page-game')}</p>
        </div>
        ${home?.game ?? this.#instead(this.#homeCode, this.#homeLoaded)}
      </section>
      ${home?.draw() ?? nothing} ${this.#guide?.invitation() ?? nothing}`;
  }

  #homeLoaded = () => {
    const { module } = this.#homeCode;
    if (module) {
      this.#home ??= new module.Home(this.client, this.router.catalogue, this.#redraw);
      this.#guide ??= new module.Guide(this.#redraw);
    }
    this.requestUpdate();
  };

  #wakePrimer(): void {
    this.#primerCode.want(this.#primerLoaded);
  }

  #primerLoaded = () => {
    const { module } = this.#primerCode;
    if (module) this.primer ??= new module.Primer(this.client, this.#redraw);
    this.requestUpdate();
  };

  #redraw = () => this.requestUpdate();

  /** In the place of a part that did not arrive. */
  #instead(part: Lazy<unknown>, arrived: () => void) {
    if (!part.failure) return nothing;
    const words = this.#lostCode.want(this.#redraw);
    if (words) return words.instead(part, () => part.again(arrived));
    return this.#lostCode.failure ? text('page-part-failed') : nothing;
  }

  #search() {
    const { findings, thumbnails, code } = this.search;
    return html`<grundy-search
      data-hint=${text('search-placeholder')}
      .findings=${findings}
      .thumbnails=${thumbnails?.known ?? NONE}
      .drawn=${thumbnails?.known.size ?? 0}
      .missing=${code.failure}
      @wake=${() => this.search.wake()}
      @again=${() => this.search.again()}
      @search=${(event: CustomEvent<{ text: string }>) => this.search.search(event.detail.text)}
    >${icon('search')}</grundy-search>`;
  }

  #picker() {
    const { thumbnails, catalogue, at, here } = this.router;
    return html`<grundy-picker
      .picks=${catalogue.map((problem) => ({
        id: problem.id,
        href: toHash(withoutDefaults(defaultQuestion(problem))),
        current: at !== '' && problem.id === here?.room.question.problem,
        thumbnail: thumbnails.known.get(problem.games[0]?.game ?? '') ?? new Uint32Array(36),
      }))}
    ></grundy-picker>`;
  }

  #main() {
    const { router } = this;
    const { failed, here } = router;
    if (failed) {
      const again = retryHelps(failed.error) ? () => router.again() : undefined;
      if (failed.error.code === 'broken') return brokenHere(failed.error, () => router.again());
      if (failed.what === 'engine')
        return loadFailed(text('page-failed'), errorSentence(failed.error), again);
      const failure = failed.error as LoadFailure;
      const opened = this.#offline?.opened(failure, router.doors);
      return loadFailed(text('rooms-failed'), causeSentence(failure), again, opened);
    }
    if (router.nowhere) return this.#nowhere(router.nowhere);
    // What is below comes after the game, so that it does not move.
    if (router.onHome) return html`${this.#start()} ${this.#home ? this.#about() : nothing}`;
    if (!here) return waiting(text('page-loading'));
    return html`${here.room.notice ? html`<p class="banner" role="alert">${here.room.notice}</p>` : nothing}
      ${this.#guide?.card(here.room.question) ?? nothing}
      ${here.view()}
      ${this.#about()}`;
  }

  #about() {
    const instead = this.#instead(this.#primerCode, this.#primerLoaded);
    return about(this.primer?.draw(this.#offline), () => this.#wakePrimer(), instead);
  }

  /** The address is that of no room and no problem. */
  #nowhere(why: string) {
    const search = async () => {
      this.#wake();
      await customElements.whenDefined('grundy-search');
      this.querySelector<GrundySearch>('grundy-search')?.open();
    };
    return html`<section class="boot">
      <h1>${text('page-nowhere')}</h1>
      <p role="alert">${why}</p>
      <p><a href=${location.pathname + location.search} @click=${this.#goHome}>${text('page-nowhere-home')}</a></p>
      ${SEARCH ? html`<button class="button" type="button" @click=${search}>${text('page-nowhere-search')}</button>` : nothing}
    </section>`;
  }

  protected override willUpdate(): void {
    this.#statusLine = document.activeElement?.closest<HTMLElement>('.state') ?? null;
  }

  /** Keeps the focus in a status line whose Cancel or "Try again" button disappears. */
  async #keepFocus(line: HTMLElement): Promise<void> {
    await this.updateComplete;
    if (document.activeElement && document.activeElement !== document.body) return;
    const home = document.getElementById(line.dataset.home ?? '');
    (line.querySelector('button') ?? home)?.focus();
  }

  protected override updated(): void {
    if (this.#statusLine) this.#keepFocus(this.#statusLine);
    const { nowhere, onHome, settled, here, catalogue } = this.router;
    if (HOME && onHome && catalogue.length) this.#homeCode.want(this.#homeLoaded);
    if (!this.#awake && (onHome ? this.#home : settled)) soon(this.#wake);
    const title = nowhere ? text('page-nowhere') : onHome ? text('page-name') : here?.title();
    if (title && document.title !== title) document.title = title;
    this.#scrollToRoom();
  }

  /** Brings the link to the current room into view, where the links are wider than a phone. */
  #scrollToRoom(): void {
    const link = this.querySelector('.rooms [aria-current="page"]');
    const list = link?.closest('ul');
    if (!link || !list || link === this.#room) return;
    this.#room = link;
    const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      list.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }

  /** Loads the parts that the first answer does not need. The page works without them. */
  #wake = () => {
    if (this.#awake) return;
    this.#awake = true;
    this.#restCode.want(this.#restLoaded);
  };

  #restLoaded = () => {
    const { module } = this.#restCode;
    const { client } = this;
    if (module) this.#offline ??= new module.Offline(client.warm, () => client.busy, this.#redraw);
    this.requestUpdate();
  };

  /** Moves the focus without changing the hash, which holds the question. */
  #skip(event: Event) {
    event.preventDefault();
    const field = this.querySelector<HTMLElement>('#main .fields .input');
    (field ?? this.querySelector<HTMLElement>('#main'))?.focus();
  }

  /** Scrolls to the top after a link to another room, or to a question shown further up. */
  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (event.defaultPrevented || !link?.matches('[href^="#1/"]')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { here } = this.router;
    const lead = () => {
      if (this.router.here === here && !link.closest('.try, .exhibit')) return;
      this.querySelector<HTMLElement>('#main')?.focus();
      scrollTo({ top: 0 });
    };
    // Only after the browser has stored the scroll position for going back.
    if (link.hash === location.hash) lead();
    else addEventListener('hashchange', lead, { once: true });
  }

  #goHome(event: MouseEvent) {
    if (!this.router.catalogue.length || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.router.home();
    scrollTo({ top: 0 });
  }
}

/** Runs work when what is drawn now has been seen and the browser is idle. */
function soon(work: () => void): void {
  whenSeen(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
    else setTimeout(work, 200);
  });
}
