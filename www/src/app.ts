/* The page: takes from the session what there is to show, hands it to the views, and passes on what people do. */

import { html, nothing } from 'lit';
import { beginning } from './arrival';
import { SEARCH, TWO_WORKERS } from './edition';
import { Plain } from './elements/base';
import type { Theme } from './elements/theme';
import { type Client, createClient, isSupported } from './engine/client';
import { fetchFirst, first } from './engine/first';
import { startModuleWorker } from './engine/start';
import { errorSentence, text } from './i18n/index';
import { about, footer } from './parts/about';
import { notArrived, waiting } from './parts/boot';
import { rooms } from './parts/rooms';
import type { Primer } from './primer';
import { toHash } from './question';
import { Searching } from './searching';
import { Session } from './session';
import { spare } from './state';
import { applyTheme, storedTheme, storeTheme } from './themes';

/** Milliseconds after which all that is not needed for a first answer is fetched beside it. */
const PATIENCE = 2500;

/** No faces yet. */
const NONE = new Map<string, Uint32Array>();

export class GrundyPage extends Plain {
  static override properties = { theme: { state: true } };

  declare theme: Theme;
  session: Session;
  searching: Searching;
  client: Client;
  /** What explains the words, once somebody has asked for it. */
  primer: Primer | undefined;
  /** 0, two values, and the one that is missing: index.html has it from the beginning. */
  #mark: Element | null = null;
  /** Whether the whole engine was sent for. */
  #warm = false;
  /** The line of state that holds the focus, before it is drawn anew. */
  #line: HTMLElement | null = null;

  constructor() {
    super();
    this.theme = storedTheme();
    fetchFirst();
    const client = createClient({
      first,
      startWorker: isSupported() ? startModuleWorker : undefined,
      onReady: () => performance.mark('grundyscope-engine'),
      pair: TWO_WORKERS && navigator.hardwareConcurrency >= 2 ? () => import('./engine/together') : undefined,
    });
    this.client = client;
    const changed = () => this.requestUpdate();
    this.session = new Session(client, changed);
    this.searching = new Searching(client, () => this.session.problems.problems, changed);
  }

  /** The page draws itself in the place of what index.html shows before. */
  protected override createRenderRoot(): HTMLElement {
    this.#mark = this.querySelector('.mark');
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session.start();
    // Also where the first answer takes long.
    setTimeout(this.#wake, PATIENCE);
  }

  protected override render() {
    const { session } = this;
    const [answer, explanation] = session.here?.said() ?? ['', ''];
    return html`<a class="skip" href="#main" @click=${this.#skip}>${text('page-skip')}</a>
      <header class="top">
        <h1><a href=${location.pathname + location.search} @click=${this.#home}>${this.#mark}<span>${text('page-name')}</span></a></h1>
        ${rooms(session)}
        <p class="tagline">${text('page-tagline')}</p>
        ${SEARCH ? this.#search() : nothing}
        <grundy-theme
          .theme=${this.theme}
          @theme=${(event: CustomEvent<{ theme: Theme }>) => {
            this.theme = event.detail.theme;
            storeTheme(this.theme);
            applyTheme(this.theme);
          }}
        ></grundy-theme>
      </header>
      ${session.at === 'problems' ? this.#picker() : nothing}
      <main id="main" tabindex="-1" @click=${this.#follow}>${this.#main()}</main>
      ${footer()}
      <p class="hidden" aria-live="polite">${answer}</p>
      <p class="hidden" aria-live="polite">${explanation}</p>`;
  }

  async #wakePrimer(): Promise<void> {
    if (this.primer) return;
    try {
      const { Primer } = await import('./primer');
      this.primer ??= new Primer(this.client, () => this.requestUpdate());
      this.requestUpdate();
    } catch {
      // It did not arrive; opening it again fetches it again.
    }
  }

  #search() {
    const { findings, faces } = this.searching;
    return html`<grundy-search
      .findings=${findings}
      .faces=${faces?.known ?? NONE}
      .drawn=${faces?.known.size ?? 0}
      @wake=${() => this.searching.wake()}
      @search=${(event: CustomEvent<{ text: string }>) => this.searching.search(event.detail.text)}
    ></grundy-search>`;
  }

  #picker() {
    const { faces, problems } = this.session;
    return html`<grundy-picker
      .picks=${problems.problems.map((problem) => ({
        id: problem.id,
        href: toHash(spare(beginning(problem))),
        current: problem.id === problems.question.problem,
        face: faces.get(problem.id) ?? new Uint32Array(36),
      }))}
    ></grundy-picker>`;
  }

  #main() {
    const { session } = this;
    const { failed, here } = session;
    if (failed) {
      const again = () => session.again();
      return failed.what === 'engine'
        ? notArrived(text('page-failed'), errorSentence(failed.error), again)
        : notArrived(text('rooms-failed'), text('page-part-failed-why'), again);
    }
    if (!here) return waiting(text('page-loading'));
    return html`${here.room.notice ? html`<p class="banner" role="alert">${here.room.notice}</p>` : nothing}
      ${here.view()}
      ${about(this.primer, () => this.#wakePrimer())}`;
  }

  protected override willUpdate(): void {
    this.#line = document.activeElement?.closest<HTMLElement>('.state') ?? null;
  }

  /** Whoever pressed Cancel or "Try again" goes on from there, and not from the top of the page. */
  async #keepFocus(line: HTMLElement): Promise<void> {
    await this.updateComplete;
    if (document.activeElement && document.activeElement !== document.body) return;
    const home = document.getElementById(line.dataset.home ?? '');
    (line.querySelector('button') ?? home)?.focus();
  }

  protected override updated(): void {
    if (this.#line) this.#keepFocus(this.#line);
    if (!this.#warm && this.session.settled) {
      whenIdle(this.#wake);
    }
    const wanted = this.session.here?.title();
    if (wanted && document.title !== wanted) document.title = wanted;
  }

  /** Fetches what nothing of the first answer waits for. Where it does not arrive, the page is whole without it. */
  #wake = () => {
    if (this.#warm) return;
    this.#warm = true;
    this.session.warm();
    import('./later').catch(() => undefined);
  };

  /** The link must not take the place of the question in the address bar. */
  #skip(event: Event) {
    event.preventDefault();
    this.querySelector<HTMLElement>('#main')?.focus();
  }

  /** Whoever follows a link in the middle of a room to another room, or to what stands further up, begins there at the top. */
  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link?.matches('[href^="#1/"]') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { here } = this.session;
    const lead = () => {
      if (this.session.here === here && !link.closest('.try, .exhibit')) return;
      this.querySelector<HTMLElement>('#main')?.focus();
      scrollTo({ top: 0 });
    };
    // After the browser has noted, for the way back, how far down this was.
    if (link.hash === location.hash) lead();
    else addEventListener('hashchange', lead, { once: true });
  }

  #home(event: MouseEvent) {
    if (!this.session.problems.problems.length || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.session.home();
    scrollTo({ top: 0 });
  }
}

/** After what is drawn now, and before anybody asks again. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}
