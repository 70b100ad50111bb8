/* The page: takes from the session what there is to show, hands it to the views, and passes on what people do. */

import { html, nothing } from 'lit';
import { define, Plain } from './elements/base';
import type { Theme } from './elements/theme';
import { createClient } from './engine/client';
import { errorSentence, grouped, shortened, text } from './i18n/index';
import { about, footer } from './parts/about';
import { explorer } from './parts/explorer';
import { question } from './parts/question';
import { asked } from './parts/wording';
import { Session } from './session';
import { applyTheme, storedTheme, storeTheme } from './themes';

export class GrundyPage extends Plain {
  static override properties = { theme: { state: true }, goto: { state: true } };

  declare theme: Theme;
  /** What is typed into the table's own field, and what is wrong with it. */
  declare goto: { typed: string; error: string };
  session: Session;

  constructor() {
    super();
    this.theme = storedTheme();
    this.goto = { typed: '', error: '' };
    this.session = new Session(createClient(), () => this.requestUpdate());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session.start();
  }

  protected override render() {
    const { session } = this;
    return html`<a class="skip" href="#main" @click=${this.#skip}>${text('page-skip')}</a>
      <header class="top">
        <h1><a href=${location.pathname} @click=${this.#home}>${mark()}<span>${text('page-name')}</span></a></h1>
        <p class="tagline">${text('page-tagline')}</p>
        <grundy-theme
          .theme=${this.theme}
          @theme=${(event: CustomEvent<{ theme: Theme }>) => {
            this.theme = event.detail.theme;
            storeTheme(this.theme);
            applyTheme(this.theme);
          }}
        ></grundy-theme>
      </header>
      <grundy-picker
        .picks=${session.problems.map((problem) => ({
          id: problem.id,
          href: session.link(problem),
          current: problem.id === session.question.problem,
          face: session.faces.get(problem.id) ?? new Uint32Array(36),
        }))}
      ></grundy-picker>
      <main id="main" tabindex="-1">${this.#main()}</main>
      ${footer()}
      <p class="hidden" aria-live="polite">${this.#said()}</p>`;
  }

  #main() {
    const { session } = this;
    if (session.bootError) {
      return html`<section class="boot">
        <h2>${text('page-failed')}</h2>
        <p role="alert">${errorSentence(session.bootError)}</p>
        <button class="button" type="button" @click=${() => session.start()}>${text('page-again')}</button>
      </section>`;
    }
    if (!session.problem) return html`<section class="boot waiting"><p>${text('page-loading')}</p></section>`;
    return html`${session.notice ? html`<p class="banner" role="alert">${session.notice} ${text('page-broken-link')}</p>` : nothing}
      ${question(session, session.problem)}
      ${session.mode === 'one' ? explorer(session, session.problem, this.goto, this.#go) : nothing}
      ${about()}`;
  }

  /** What a screen reader says, once, when an answer has come. */
  #said(): string {
    const { answered, problem, solving } = this.session;
    if (!answered || !problem || solving.running || this.session.mode === 'many') return '';
    return text('answer-said', {
      label: asked(problem, answered.answer.arguments),
      answer: shortened(answered.answer.answer),
    });
  }

  protected override updated(): void {
    const { problem, question: current } = this.session;
    if (!problem) return;
    const title = text('page-title', {
      problem: text(`problem-${problem.id}-name`),
      n: (current.arguments.n ?? '').slice(0, 40),
    });
    if (document.title !== title) document.title = title;
  }

  /** The link must not take the place of the question in the address bar. */
  #skip(event: Event) {
    event.preventDefault();
    this.querySelector<HTMLElement>('#main')?.focus();
  }

  #home(event: MouseEvent) {
    const [first] = this.session.problems;
    if (!first || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = this.session.link(first);
  }

  #go = async (typed: string) => {
    const { session } = this;
    const { value, error } = await session.number(typed);
    const max = session.explorer.reach();
    const beyond = value !== '' && value !== session.explorer.reach(value);
    if (error || beyond) {
      this.goto = {
        typed,
        error: error
          ? errorSentence(error)
          : text('table-beyond', { max: grouped(session.explorer.game?.windowMax ?? max) }),
      };
      return;
    }
    this.goto = { typed, error: '' };
    session.view('at', value);
  };
}

/** The mark: 0, two values, and the one that is missing. */
function mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="8" cy="24" r="5.5" />
    <rect x="18" y="18.5" width="11" height="11" rx="2.4" />
    <rect x="2.5" y="2.5" width="11" height="11" rx="2.4" />
    <rect class="gap" x="19" y="3.5" width="9" height="9" rx="2" />
  </svg>`;
}

define('grundy-page', GrundyPage);
