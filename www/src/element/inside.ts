/*
 * The content of an element or a frame: one view of one question, and the text around it. Loads the
 * view, handles changes by the reader, and draws into a shadow root.
 */

import 'texts:scope';
import 'texts:view-names';
import { render } from 'lit';
import { broken } from '../engine/broken';
import type { Client } from '../engine/client';
import { whyNot } from '../engine/module';
import type { AskError, ClientError, LoadFailure } from '../engine/protocol';
import { commas, errorSentence, inLanguageOf, languageOf, speakIn, text, whenTexts } from '../i18n/index';
import type { QuestionHistory } from '../question/history';
import { sanitise } from '../question/parameter';
import { withoutDefaults } from '../question/parameters';
import { type Question, readHash, toHash } from '../question/question';
import type { Controls, ViewHost } from '../rooms/view';
import type { Plain } from '../ui/base';
import { keepFocus } from '../ui/keep-focus';
import { giveWay } from '../ui/translated';
import { preparation, roomOf, type ViewName } from '../views/registry';
import { loadView, type View } from '../views/view';
import { Appearance } from './appearance';
import { type AttributeError, type ElementQuestion, isError } from './attributes';
import { changesBetween } from './changes';
import { keepKeys } from './keys';
import { languageAround, watchLanguage } from './language';
import { aimLinks, questionLink } from './links';
import { type Outlined, outline, type Settings } from './outline';
import { keepReadOnly } from './read-only';
import { type Emit, type Outcome, outcomeOf, Reporter } from './reporter';
import { dress } from './sheets';
import { SHARED } from './styles';

/** The room whose names are those of problems. */
const PROBLEMS = roomOf('');

/** What the element or the frame provides. */
export interface Surroundings {
  root: ShadowRoot;
  client: Client;
  /** The style sheet of the host element. */
  hostStyles: string;
  emit: Emit;
  /**
   * In a frame, which has a title and a link itself: called after each drawing of what the host
   * has requested.
   */
  drawn?: (() => void) | undefined;
}

/** An exception as an error of the engine; one without a code means that a module did not load. */
async function failureOf(error: unknown): Promise<AskError> {
  return error instanceof Error ? { code: 'load', ...(await whyNot(error)) } : (error as AskError);
}

export class Inside implements Outlined {
  readonly client: Client;
  readonly history: QuestionHistory = {
    replaceSoon: (question) => this.#moved(question),
    commit: (question) => this.#moved(question),
    // Normalises the question; not a change by the reader.
    replace: (question) => {
      this.#question = withoutDefaults(question);
      this.#known = this.#question;
    },
  };
  controls: Controls = 'some';
  settings: Settings = { theme: 'auto', site: '' };
  view: View | undefined;
  /** The requested name of the view, which may differ from `view.name`. */
  name: ViewName = 'answer';
  readonly framed: boolean;
  /** An error before the question reached the view's room. */
  #failure: AskError | AttributeError | undefined;
  /** The question as in the link. */
  #question: Question = { problem: '', arguments: {}, view: {} };
  /** The question as the view's room understood it. */
  #known: Question | undefined;
  /** The latest request of the host. */
  #requested: ElementQuestion | AttributeError | undefined;
  readonly #surroundings: Surroundings;
  readonly #appearance: Appearance;
  #turn = 0;
  /** Whether the view has the latest request. */
  #entered = false;
  /** The error before that request, which a view keeps until it has read the new question. */
  #earlier: Inside['error'];
  /** Whether the reader has tried again. */
  #tried = false;
  #drawing = false;
  #drawn = false;
  #language: string | undefined;
  #unwatch: (() => void) | undefined;
  readonly #reporter: Reporter;

  constructor(surroundings: Surroundings) {
    const { root, client, drawn } = surroundings;
    this.#surroundings = surroundings;
    this.client = client;
    this.framed = drawn !== undefined;
    this.#appearance = new Appearance(root);
    this.#reporter = new Reporter(surroundings.emit);
    keepReadOnly(root, () => this.controls === 'none');
    keepFocus(root);
    keepKeys(root);
    // In a frame, the next question may need the whole engine.
    for (const type of drawn ? ['pointerenter', 'focusin'] : [])
      root.host.addEventListener(type, () => this.controls !== 'none' && client.warm(), { once: true });
    aimLinks(root, () => this.address);
    root.addEventListener('click', (event) => this.#follow(event as MouseEvent));
    // A part of the view failed: its card is in its place already.
    root.addEventListener('broken', (event) => {
      const { code, message } = (event as CustomEvent<ClientError>).detail;
      surroundings.emit('error', { code, field: '', message: errorSentence({ code, message }) });
    });
  }

  /**
   * Shows the view of a question, or an error. `anew` drops changes by the reader, also if this was
   * the latest request of the host.
   */
  async show(requested: ElementQuestion | AttributeError, settings: Settings, anew = false): Promise<void> {
    this.settings = settings;
    const turn = ++this.#turn;
    // Changes by the reader are kept while the host changes settings only.
    const same = !anew && this.#entered && JSON.stringify(this.#requested) === JSON.stringify(requested);
    if (!same) this.#earlier = this.error;
    this.#entered = same;
    this.#requested = requested;
    // The element may have moved in the document.
    this.#unwatch?.();
    const watching = [
      watchLanguage(this.#surroundings.root.host, () => this.#speak()),
      whenTexts(() => this.#redraw()),
    ];
    this.#unwatch = () => watching.forEach((end) => void end());
    // Loads the language before the first text is drawn.
    await this.#speak();
    if (turn !== this.#turn) return;
    if (isError(requested)) {
      this.#drop();
      this.#failure = requested;
    } else if (!this.view || !same) await this.#enter(requested, turn, same ? this.#question : undefined);
    if (turn !== this.#turn) return;
    this.#entered = true;
    this.changed();
  }

  /** `changed`: the question as the reader has changed it before. */
  async #enter(
    { view: name, controls, question }: ElementQuestion,
    turn: number,
    changed = question,
  ): Promise<void> {
    const room = roomOf(question.problem);
    // In an element, `at` or `game` asks for the explanation of a value of the problem's game.
    const { at, game } = question.view;
    const drawn =
      room === PROBLEMS && name === 'explanation' && (at ?? game) && !this.framed ? 'value' : name;
    const before = this.view;
    const loaded = before?.name === drawn && before.room === room && this.controls === controls;
    this.#failure = undefined;
    this.controls = controls;
    this.name = name;
    this.#question = changed;
    if (!loaded) {
      // In parallel with the scripts of the view.
      this.client.prepare(...preparation(question));
      try {
        const view = await loadView(this, room, drawn);
        if (turn !== this.#turn) {
          view.model.leave();
          return;
        }
        this.#drop();
        this.view = view;
        if (this.#drawn) this.#adoptStyles();
      } catch (error) {
        const failure = await failureOf(error);
        if (turn !== this.#turn) return;
        this.#drop();
        this.#failure = failure;
        return;
      }
    }
    this.#open(changed);
  }

  #open(requested: Question): void {
    const { view } = this;
    if (!view) return;
    try {
      const { model } = view;
      const { question, dropped } = sanitise(model.parametersOf(requested), requested);
      const game = dropped.find((part) => part.startsWith('game='));
      if (game && view.room === PROBLEMS && !this.framed) {
        this.#failure = {
          code: 'unknown-game',
          field: 'game',
          message: '',
          value: game.slice(5, 65),
        };
        return;
      }
      model.open(question, dropped.length ? droppedParts(dropped) : '');
      this.#known = withoutDefaults(model.question);
    } catch (error) {
      this.#failure = broken(error);
    }
  }

  /** Loads the language of the host page and redraws in it. */
  async #speak(): Promise<void> {
    const { root } = this.#surroundings;
    const requested = languageAround(root.host);
    if (requested === this.#language) return;
    this.#language = requested;
    // English if the language cannot be loaded.
    const language = await languageOf(requested).catch(() => languageOf());
    if (requested !== this.#language) return;
    speakIn(root, language);
    this.#redraw();
  }

  #redraw(): void {
    if (!this.#drawn) return;
    const elements = this.#surroundings.root.querySelectorAll('*');
    for (const element of elements) (element as Partial<Plain>).requestUpdate?.();
    this.changed();
  }

  /**
   * Taken out of the document. It may be put back: what is complete stays as it is; other work is
   * cancelled, and begins again then.
   */
  leave(): void {
    this.#turn++;
    this.#unwatch?.();
    this.#unwatch = undefined;
    if (!this.view?.complete) this.#drop();
  }

  /** Moved into another document. */
  adopted(): void {
    if (this.#drawn) this.#adoptStyles();
  }

  #drop(): void {
    this.view?.model.leave();
    this.view = undefined;
    this.#known = undefined;
  }

  get asking(): boolean {
    return this.controls === 'all' || this.name === 'calculator';
  }

  /** Undefined with controls "all": links to other questions are then followed in place. */
  get site(): string | undefined {
    return this.controls === 'all' ? undefined : this.settings.site;
  }

  get address(): string {
    const { site } = this.settings;
    return site && new URL(site, document.baseURI).href;
  }

  tell: ViewHost['tell'] = (name, detail) => {
    this.#surroundings.emit(name, { ...detail, question: this.link } as never);
  };

  /** The question's link, with the "#". */
  get link(): string {
    return toHash(this.#known ?? this.#question);
  }

  get error(): AskError | AttributeError | undefined {
    return this.#failure ?? this.view?.error;
  }

  /** The error of the question, as opposed to a failure of the engine. */
  get wrong(): AskError | undefined {
    const { view } = this;
    return view && (view.subject.error ?? view.drawing.error?.(view.subject));
  }

  /** Whether the view is shown. Without fields, an error of the question takes its place. */
  get visible(): boolean {
    const { view } = this;
    if (!view?.ready || this.#failure) return false;
    const fields = this.asking || (view.drawing.asks === true && this.controls !== 'none');
    return fields || !this.wrong;
  }

  /** Whether there is a view, an error or progress to show. */
  get settled(): boolean {
    const { work } = this.view ?? {};
    return this.visible || this.error !== undefined || work?.visible === true || work?.stopped === true;
  }

  /** The answer or the error that is shown of the latest request; undefined before there is one. */
  get outcome(): Outcome {
    const { view, error } = this;
    const stale = error && error === this.#earlier && !view?.subject.understood;
    if (!this.#entered || stale) return undefined;
    return inLanguageOf(this.#surroundings.root, () =>
      view?.work?.stopped
        ? { error: { code: 'cancelled', field: '', message: text('scope-stopped') } }
        : outcomeOf(this),
    );
  }

  /** Whether a script failed to compile, and so stays until the document is reloaded. */
  get stuck(): boolean {
    return this.#tried && (this.#failure as Partial<LoadFailure> | undefined)?.cause === 'damaged';
  }

  /** Retries what stopped or failed; reloads the document if it is stuck. */
  again(): void {
    const requested = this.#requested;
    if (this.#failure && requested && !isError(requested)) {
      if (this.stuck) location.reload();
      this.#tried = true;
      this.#requested = undefined;
      this.show(requested, this.settings);
      return;
    }
    this.view?.subject.retry();
    this.changed();
  }

  /** The reader changed the question. */
  #moved(asked: Question): void {
    const question = withoutDefaults(asked);
    const parameters = this.view?.model.parametersOf(question);
    const changes = changesBetween(parameters, this.#known ?? question, question);
    this.#known = question;
    this.#question = question;
    for (const { name, value } of changes)
      this.#surroundings.emit('change', { name, value, question: this.link });
    this.changed();
  }

  /**
   * Handles links to other questions: in place if readers may change the question and the link
   * leads to the same room, otherwise in a new window.
   */
  #follow(event: MouseEvent): void {
    const link = questionLink(event.target as Element);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const reading = readHash(link.hash);
    const { view } = this;
    if (reading.kind !== 'question' || !view) return;
    if (this.controls === 'all' && roomOf(reading.question.problem) === view.room) {
      const before = this.#known;
      this.#open(reading.question);
      const now = this.#known;
      this.#known = before;
      if (now) this.#moved(now);
    } else if (this.settings.site) open(this.settings.site + link.hash, '_blank', 'noopener');
  }

  changed(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      inLanguageOf(this.#surroundings.root, () => this.#draw());
    });
  }

  #adoptStyles(): void {
    const { root, hostStyles } = this.#surroundings;
    dress(root, [hostStyles, ...SHARED, ...(this.view?.sheets ?? [])]);
  }

  #draw(): void {
    const { root } = this.#surroundings;
    if (!this.#drawn) {
      root.replaceChildren();
      this.#drawn = true;
      this.#adoptStyles();
    }
    try {
      this.#render();
    } catch (cause) {
      this.#drop();
      this.#failure = broken(cause);
      this.#render();
    }
    if (this.#entered && this.settled) this.#surroundings.drawn?.();
  }

  #render(): void {
    giveWay(this.#surroundings.root);
    render(
      outline(this, () => this.#appearance.restyle()),
      this.#surroundings.root,
    );
    this.#appearance.drawn();
    this.#reporter.report(this, this.#question);
  }
}

function droppedParts(parts: readonly string[]): string {
  return text('page-link-dropped', {
    parts: commas(parts.map((part) => part.slice(0, 60))),
  });
}
