/* What is inside of an element once it is seen: one view of one question, and the words around it. Draws into a shadow root. */

import '../elements/progress';
import { html, nothing, render } from 'lit';
import type { Plain } from '../elements/base';
import type { Drawn } from '../elements/drawn';
import type { Client } from '../engine/client';
import type { AskError } from '../engine/protocol';
import scopeTexts from '../i18n/en/scope.ftl?raw';
import {
  direction,
  errorSentence,
  has,
  inLanguageOf,
  languageOf,
  learn,
  locale,
  speakIn,
  text,
} from '../i18n/index';
import { GAME, NIMBERS, type Question, toHash } from '../question';
import { isTrouble as isEngineTrouble } from '../reader';
import { TWO_HEAPS, ZECKENDORF } from '../rooms/beginnings';
import { asked, isTrouble, type Trouble } from './asked';
import type { Controls, ScopeEvents, ViewName } from './attributes';
import { field } from './field';
import { languageAround, watchLanguage } from './language';
import { SHARED, sheet } from './styles';
import { type Holder, loader, type View } from './view';

learn(scopeTexts);

/** What the element outside knows. */
export interface Outside {
  root: ShadowRoot;
  client: Client;
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

/** Times the usual size: what is smaller cannot be read, what is larger has no room. */
const SMALLEST = 0.75;
const LARGEST = 4;
/** Names of attributes, where links say otherwise. */
const LINKED: Record<string, string> = { width: 'columns', expression: 'e' };
/** What a question looks at, and is no argument of it. */
const VIEWED = new Set(['at', 'range', 'columns', 'bit', 'counts', 'list', 'with']);
/** What is looked at in one question, and means nothing in another. */
const PLACES = ['at', 'range', 'step', 'limit', 'moves'];
/** What arguments are called, where no problem says. */
const LABELS: Record<string, Record<string, string>> = {
  // messages: scope-game scope-n compare-field
  [GAME]: { game: 'scope-game', n: 'scope-n', with: 'compare-field' },
  // messages: zeck-n subject-plus
  [ZECKENDORF]: { n: 'zeck-n', plus: 'subject-plus' },
};

export class Inside implements Holder {
  readonly client: Client;
  controls: Controls = 'some';
  #outside: Outside;
  #dress: Dress = { theme: 'auto', site: '' };
  #question: Question = { problem: '', arguments: {}, view: {} };
  #view: View | undefined;
  #shown: ViewName | undefined;
  #load: ReturnType<typeof loader> | undefined;
  /** What the attributes ask for, as they did last. */
  #asked = '';
  #trouble: AskError | Trouble | undefined;
  #turn = 0;
  #drawing = false;
  #drawn = false;
  /** What is drawn is so many times as large as usual, as the type is. */
  #unit: number | undefined;
  #sizes = new ResizeObserver(() => this.#resize());
  #language: string | undefined;
  #unwatch: (() => void) | undefined;
  /** What was told last, so that nothing is told twice. */
  #told: { answer: string; error: AskError | Trouble | undefined } = { answer: '', error: undefined };

  constructor(outside: Outside) {
    this.#outside = outside;
    this.client = outside.client;
  }

  /** Shows what attributes ask for. */
  async show(attributes: Iterable<readonly [string, string]>, dress: Dress): Promise<void> {
    this.#dress = dress;
    const turn = ++this.#turn;
    const found = asked(attributes);
    // It may stand somewhere else than before.
    this.#unwatch?.();
    this.#unwatch = watchLanguage(this.#outside.root.host, () => this.#speak());
    // The language before the first words.
    await this.#speak();
    if (turn !== this.#turn) return;
    this.#trouble = isTrouble(found) ? found : undefined;
    const before = this.#asked;
    this.#asked = JSON.stringify(found);
    if (isTrouble(found)) {
      this.#drop();
      this.changed();
      return;
    }
    const { view, controls, question } = found;
    this.controls = controls;
    // A reader who has gone on stays there while the page changes what has nothing to do with the question.
    if (this.#view && this.#asked === before) {
      this.changed();
      return;
    }
    const load = loader(view, question);
    const other = this.#shown !== view || this.#load !== load;
    this.#question = question;
    if (other) {
      try {
        const { enter } = await load();
        if (turn !== this.#turn) return;
        this.#drop();
        this.#shown = view;
        this.#load = load;
        this.#view = enter(this, view);
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

  /** In the language of the page around it, as far as that is known here. */
  async #speak(): Promise<void> {
    const { root } = this.#outside;
    const wanted = languageAround(root.host);
    if (wanted === this.#language) return;
    this.#language = wanted;
    // One that does not arrive is no reason to show nothing.
    const language = await languageOf(wanted).catch(() => languageOf());
    if (wanted !== this.#language) return;
    speakIn(root, language);
    if (!this.#drawn) return;
    for (const element of root.querySelectorAll('*')) (element as Partial<Plain>).requestUpdate?.();
    this.changed();
  }

  leave(): void {
    this.#turn++;
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#drop();
  }

  get site(): string {
    return this.#dress.site;
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
      inLanguageOf(this.#outside.root, () => this.#draw());
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

  went(question: Question): void {
    const before = this.#question;
    this.#question = question;
    for (const part of ['arguments', 'view'] as const) {
      const [was, is] = [before[part], question[part]];
      for (const key of Object.keys({ ...was, ...is })) {
        if ((was[key] ?? '') === (is[key] ?? '')) continue;
        const name = Object.keys(LINKED).find((attribute) => LINKED[attribute] === key) ?? key;
        this.#outside.say('change', { name, value: is[key] ?? '', question: this.link });
      }
    }
    this.changed();
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
    this.#shown = undefined;
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
        ${this.controls === 'all' || this.#shown === 'calculator' ? this.#fields() : nothing}
        ${this.#view?.there ? this.#figure(this.#view) : this.#room()}
        ${this.#state()}
        ${this.#foot()}
      </div>`,
      root,
    );
    // Before the first picture, and then whenever it changes.
    if (this.#unit === undefined) {
      this.#own();
      this.#resize();
    }
    this.#tell();
  }

  /** Pictures count in units, which style sheets alone cannot compute. */
  #resize(): void {
    const ink = this.#outside.root.querySelector('.scope-ink');
    if (!ink) return;
    if (this.#unit === undefined) this.#sizes.observe(ink);
    const size = Number.parseFloat(getComputedStyle(ink).inlineSize) / 16 || 1;
    const unit = Math.min(LARGEST, Math.max(SMALLEST, size));
    if (unit === this.#unit) return;
    this.#unit = unit;
    (ink.parentElement as HTMLElement).style.setProperty('--unit', String(unit));
    this.#measureAnew();
    this.#restyle();
  }

  /** Whether the page says what it is written on. */
  #own(): void {
    const { root } = this.#outside;
    const paper = getComputedStyle(root.host).getPropertyValue('--grundyscope-paper').trim();
    root.querySelector('.scope')?.toggleAttribute('data-own', paper !== '');
  }

  /** Chromium compares a width with the size of type again only when the width changes, or when somebody looks in between. */
  #measureAnew(): void {
    const { root } = this.#outside;
    const sheets = [...root.adoptedStyleSheets];
    root.adoptedStyleSheets = [...sheets, sheet(':host{container-type:normal!important}')];
    root.host.getBoundingClientRect();
    root.adoptedStyleSheets = sheets;
  }

  /** What stands between the tags, with the height that the view will have. */
  #room() {
    return html`<div class=${this.#error ? nothing : `wait-${this.#shown ?? 'answer'}`}><slot></slot></div>`;
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
    return this.#trouble ?? this.#view?.error ?? this.#view?.work.error;
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
    const { problem, arguments: args, view } = this.#question;
    const given: Record<string, string> = { ...view, ...args };
    // An expression has a field of its own.
    if (problem === NIMBERS || problem === TWO_HEAPS) return nothing;
    const usual = this.#view?.parameters ?? (problem === GAME ? { game: '', n: '' } : { n: '', ...args });
    const names = Object.keys(usual);
    return html`<div class="scope-fields" part="controls">${names.map((name) =>
      field(labelOf(problem, name), given[name] ?? '', (value) => this.say(name, value), usual[name]),
    )}</div>`;
  }

  /** Pictures take their colours from the style sheet only when it changes, which they cannot always know. */
  #restyle(): void {
    this.#own();
    for (const element of this.#outside.root.querySelectorAll('*')) (element as Partial<Drawn>).restyle?.();
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
    if (!view?.there || view.whole === false || view.work.running || error) return;
    // Not for each step of somebody who looks around.
    const { problem, arguments: given } = this.#question;
    const answer = JSON.stringify([this.#shown, problem, given, view.answer]);
    if (answer === this.#told.answer) return;
    this.#told.answer = answer;
    this.#outside.say('answer', { view: this.#shown ?? '', question: this.link, answer: view.answer });
  }
}

/** What an argument is called. */
function labelOf(problem: string, name: string): string {
  const known = LABELS[problem]?.[name];
  if (known) return text(known);
  if (name === 'n' && has(`problem-${problem}-n`)) return text(`problem-${problem}-n`);
  return has(`parameter-${problem}-${name}`) ? text(`parameter-${problem}-${name}`) : name;
}

/** The page speaks of a list of games, which is not here, and not of views. */
function sentenceOf(error: AskError | Trouble): string {
  if (!('value' in error)) return errorSentence(error);
  const given = { value: String(error.value), allowed: error.allowed };
  if (error.code === 'unknown-game') return text('scope-unknown-game', given);
  return error.code === 'unknown-view' ? text('scope-unknown-view', given) : errorSentence(error);
}

function titled(title: View['title']) {
  if (!title?.name) return nothing;
  const words = html`<b>${title.name}</b>${title.notation ? html` <code dir="ltr">${title.notation}</code>` : nothing}`;
  return title.heading
    ? html`<h2 class="scope-head">${words}</h2>`
    : html`<p class="scope-head">${words}</p>`;
}

/** What is looked at in another question: the same, but no place in it. */
function lookingAnew(view: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !PLACES.includes(name)));
}
