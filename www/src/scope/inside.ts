/* What is inside of an element once it is seen: one view of one question, and the words around it. Draws into a shadow root. */

import '../elements/progress';
import { html, nothing, render } from 'lit';
import type { Client } from '../engine/client';
import type { AskError } from '../engine/protocol';
import scopeTexts from '../i18n/en/scope.ftl?raw';
import { direction, errorSentence, has, learn, locale, setLocale, text } from '../i18n/index';
import { GAME, type Question, toHash } from '../question';
import { isTrouble as isEngineTrouble } from '../reader';
import { type Asked, isTrouble, type Trouble } from './asked';
import type { Controls, ScopeEvents, ViewName } from './attributes';
import { SHARED } from './styles';
import { type Holder, LOAD, type View } from './view';

learn(scopeTexts);

/** What the element outside knows. */
export interface Outside {
  root: ShadowRoot;
  client: Client;
  language: string;
  /** The sheet of the element itself. */
  host: CSSStyleSheet;
  /** Tells the page. */
  say<Name extends keyof ScopeEvents>(name: Name, detail: ScopeEvents[Name]['detail']): void;
}

/** How it is to look, besides what is asked. */
export interface Dress {
  theme: string;
  /** Where the question's own page is; empty: nowhere. */
  site: string;
}

/** Names of attributes, where links say otherwise. */
const LINKED: Record<string, string> = { width: 'columns', expression: 'e' };
const VIEWED = new Set(['at', 'range', 'columns', 'bit', 'counts']);
const DRAWN = 'grundy-chart, grundy-strip, grundy-histogram, grundy-heat';

export class Inside implements Holder {
  readonly client: Client;
  controls: Controls = 'some';
  #outside: Outside;
  #dress: Dress = { theme: 'auto', site: '' };
  #question: Question = { problem: '', arguments: {}, view: {} };
  #view: View | undefined;
  #kind: ViewName | undefined;
  #trouble: AskError | Trouble | undefined;
  #turn = 0;
  #drawing = false;
  #drawn = false;
  /** What was told last, so that nothing is told twice. */
  #told: { answer: string; error: AskError | Trouble | undefined } = { answer: '', error: undefined };

  constructor(outside: Outside) {
    this.#outside = outside;
    this.client = outside.client;
  }

  /** Shows what attributes ask for. */
  async show(asked: Asked | Trouble, dress: Dress): Promise<void> {
    this.#dress = dress;
    const turn = ++this.#turn;
    this.#trouble = isTrouble(asked) ? asked : undefined;
    if (isTrouble(asked)) {
      this.#drop();
      this.changed();
      return;
    }
    this.controls = asked.controls;
    this.#question = asked.question;
    if (this.#kind !== asked.view) {
      try {
        // The language before the first words.
        const [{ enter }] = await Promise.all([LOAD[asked.view](), setLocale(this.#outside.language)]);
        if (turn !== this.#turn) return;
        this.#drop();
        this.#kind = asked.view;
        this.#view = enter(this);
        if (this.#drawn) this.#wear(this.#view.sheets);
      } catch (error) {
        if (turn !== this.#turn) return;
        this.#trouble = { code: 'load', message: String(error) };
        this.changed();
        return;
      }
    }
    this.#ask();
  }

  leave(): void {
    this.#turn++;
    this.#drop();
  }

  /** The question's link, with the "#". */
  get link(): string {
    return toHash(this.#question);
  }

  changed(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      this.#draw();
    });
  }

  /** The reader wants something else. */
  say(name: string, value: string): void {
    const key = LINKED[name] ?? name;
    const part = VIEWED.has(key) ? 'view' : 'arguments';
    const before = this.#question[part][key] ?? '';
    if (value === before) return;
    const { [key]: _, ...others } = this.#question[part];
    const entries = value === '' ? others : { ...others, [key]: value };
    // Elsewhere, nothing is looked at yet.
    const view = part === 'view' ? {} : { view: lookingAnew(this.#question.view) };
    this.#question = { ...this.#question, ...view, [part]: entries };
    // A chart has moved already; whatever is not said by its range stays.
    if (name !== 'range') this.#ask();
    this.#outside.say('change', { name, value, question: this.link });
  }

  #ask(): void {
    try {
      this.#view?.show(this.#question);
    } catch (error) {
      this.#trouble = { code: 'crashed', message: String(error) };
    }
    this.changed();
  }

  #drop(): void {
    this.#view?.leave();
    this.#view = undefined;
    this.#kind = undefined;
  }

  #wear(sheets: readonly CSSStyleSheet[]): void {
    this.#outside.root.adoptedStyleSheets = [this.#outside.host, ...SHARED, ...sheets];
  }

  #draw(): void {
    const { root } = this.#outside;
    const more = this.#dress.theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches;
    const { theme } = this.#dress;
    if (!this.#drawn) {
      root.replaceChildren();
      this.#drawn = true;
      this.#wear(this.#view?.sheets ?? []);
    }
    render(
      html`<div
        class="scope"
        part="frame"
        lang=${locale()}
        dir=${direction()}
        data-controls=${this.controls}
        data-theme=${theme === 'light' || theme === 'dark' ? theme : nothing}
        data-contrast=${more ? 'more' : nothing}
      >
        <i class="scope-ink" aria-hidden="true" @transitionrun=${() => this.#restyle()}></i>
        ${this.controls === 'all' && this.#kind !== 'calculator' ? this.#fields() : nothing}
        ${this.#view?.there ? this.#figure(this.#view) : this.#room()}
        ${this.#state()}
        ${this.#foot()}
      </div>`,
      root,
    );
    this.#tell();
  }

  /** What stands between the tags, with the height that the view will have. */
  #room() {
    return html`<div class=${this.#error ? nothing : `wait-${this.#kind ?? 'answer'}`}><slot></slot></div>`;
  }

  #figure(view: View) {
    return html`<figure part="view" aria-label=${view.name} aria-busy=${view.work.running ? 'true' : 'false'}>${titled(view.title)}${view.draw()}</figure>`;
  }

  /** What goes on, or went wrong. Takes no room while there is nothing to say. */
  #state() {
    const work = this.#view?.work;
    if (work?.visible) {
      return html`<grundy-progress
        .label=${text('scope-progress')}
        .waiting=${work.waiting}
        .fraction=${work.fraction}
        .seconds=${work.seconds}
        @cancel=${() => {
          work.stop();
          this.changed();
        }}
      ></grundy-progress>`;
    }
    const error = this.#error;
    const again = html`<button class="button" type="button" @click=${() => this.#ask()}>${text('page-again')}</button>`;
    if (error) {
      return html`<p class="scope-trouble" part="error" role="status">
        ${sentenceOf(error)} ${isEngineTrouble(error as AskError) ? again : this.#way()}
      </p>`;
    }
    return work?.stopped
      ? html`<p class="scope-trouble quiet" part="error" role="status">${text('scope-stopped')} ${again}</p>`
      : nothing;
  }

  get #error(): AskError | Trouble | undefined {
    return this.#trouble ?? this.#view?.work.error;
  }

  /** To something that works. */
  #way() {
    const { site } = this.#dress;
    return site ? html`<a href=${site} target="_blank" rel="noopener">${text('scope-working')}</a>` : nothing;
  }

  #foot() {
    const { site } = this.#dress;
    if (!site || this.#error || !this.#view?.there) return nothing;
    return html`<p class="scope-foot">
      <a part="link" href=${site + this.link} target="_blank" rel="noopener" aria-label=${text('scope-opens')}>${text('scope-open')}</a>
    </p>`;
  }

  /** The arguments of the question, to be changed. */
  #fields() {
    const { problem, arguments: given } = this.#question;
    if (this.#kind === 'heat') return nothing;
    const usual = this.#view?.parameters ?? { n: '', ...given };
    const names = problem === GAME ? ['game', 'n'] : Object.keys(usual);
    return html`<div class="scope-fields" part="controls">${names.map(
      (name) => html`<label class="scope-field">
        <span class="quiet">${labelOf(problem, name)}</span>
        <input
          class="input"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          placeholder=${usual[name] || nothing}
          .value=${given[name] ?? ''}
          @change=${(event: Event) => this.say(name, (event.target as HTMLInputElement).value)}
        />
      </label>`,
    )}</div>`;
  }

  /** Pictures take their colours from the style sheet only when it changes, which they cannot always know. */
  #restyle(): void {
    for (const element of this.#outside.root.querySelectorAll(DRAWN)) {
      (element as Element & { restyle(): void }).restyle();
    }
  }

  #tell(): void {
    const error = this.#error;
    if (error !== this.#told.error) {
      this.#told.error = error;
      if (!error) return;
      const field = 'field' in error ? String(error.field) : '';
      this.#outside.say('error', { code: error.code, field, message: sentenceOf(error) });
    }
    const view = this.#view;
    if (!view?.there || view.work.running || error) return;
    // Not for each step of somebody who looks around.
    const { problem, arguments: given } = this.#question;
    const answer = JSON.stringify([this.#kind, problem, given, view.answer]);
    if (answer === this.#told.answer) return;
    this.#told.answer = answer;
    this.#outside.say('answer', { view: this.#kind ?? '', question: this.link, answer: view.answer });
  }
}

/** What an argument is called. */
function labelOf(problem: string, name: string): string {
  if (problem === GAME) return text(name === 'game' ? 'scope-game' : 'scope-n');
  if (name === 'n' && has(`problem-${problem}-n`)) return text(`problem-${problem}-n`);
  return has(`parameter-${problem}-${name}`) ? text(`parameter-${problem}-${name}`) : name;
}

/** The page speaks of a list of games, which is not here. */
function sentenceOf(error: AskError | Trouble): string {
  if (error.code !== 'unknown-game' || !('value' in error)) return errorSentence(error);
  return text('scope-unknown-game', { value: String(error.value) });
}

function titled(title: View['title']) {
  if (!title?.name) return nothing;
  const { name, notation } = title;
  return html`<p class="scope-head"><b>${name}</b>${notation ? html` <code>${notation}</code>` : nothing}</p>`;
}

/** What is looked at in another sequence: the same, but no place in it. */
function lookingAnew({ at: _, range: __, ...view }: Record<string, string>): Record<string, string> {
  return view;
}
