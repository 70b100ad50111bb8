/*
 * The view in a frame: the inside of an element, which replaces the poster's placeholder. The
 * poster is notified of each change of the question, and updates its title and link. The URL of the
 * frame does not change.
 */

import { Inside } from '../element/inside';
import { type Emit, type Outcome, outcomeOf } from '../element/reporter';
import { type Client, createClient, isSupported, report } from '../engine/client';
import { known } from '../engine/known';
import { examineWorker, isKept, startModuleWorker } from '../engine/start';
import { inLanguageOf, text } from '../i18n/index';
import type { Question } from '../question/question';
import { setLiveViews } from '../ui/live-view';
import type { Theme } from '../ui/theme';
import { preparation, type ViewName } from '../views/registry';
import type { Options } from './options';

setLiveViews(() => import('../element/live-view'));

/** What the poster provides. */
export interface LiveOptions {
  stage: HTMLElement;
  options: Options;
  theme: Theme;
  /** Called with each new question. */
  asks(question: Question): void;
  /** Reports the events of an element. */
  emit: Emit;
  /** Called after each drawing. */
  drawn(): void;
}

/** The rules of the host element. Its font size is that of the frame. */
const HOST =
  ':host{display:block;container-type:inline-size;--grundyscope-size:1rem}.wait{min-block-size:var(--wait,0)}';

export class Live {
  readonly #options: LiveOptions;
  readonly #client: Client;
  readonly #host = document.createElement('div');
  readonly #inside: Inside;
  #theme: Theme;
  #requested: { question: Question; view: ViewName } | undefined;
  /** The error of the question before, which a view keeps until it has read the new one. */
  #earlier: Inside['error'];
  /** The question of the last call of `asks`, as JSON. */
  #reported = '';

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#theme = options.theme;
    this.#client = createClient({
      known,
      startWorker: isSupported() ? startModuleWorker : undefined,
      small: !isKept(),
      examine: examineWorker,
      report,
    });
    this.#host.className = 'frame-view';
    this.#inside = new Inside({
      root: this.#host.attachShadow({ mode: 'open' }),
      client: this.#client,
      hostStyles: HOST,
      framed: true,
      emit: options.emit,
      drawn: () => this.#drawn(),
    });
    if (options.options.controls === 'none') return;
    // The next question may need the full engine.
    this.#host.addEventListener('pointerenter', () => this.#client.warm(), { once: true });
    this.#host.addEventListener('focusin', () => this.#client.warm(), { once: true });
  }

  /** Shows a view of a question. Resolves when the view is loaded and has the question. */
  show(question: Question, view: ViewName): Promise<void> {
    this.#client.prepare(...preparation(question));
    const list = view === 'list' && !question.view.list ? { list: 'zeros' } : {};
    this.#requested = { question: { ...question, view: { ...question.view, ...list } }, view };
    this.#reported = '';
    this.#earlier = this.#inside.error;
    this.#attach();
    return this.#update(true);
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#update();
  }

  /** The answer or the error that is shown; undefined while there is neither. */
  get outcome(): Outcome {
    const root = this.#host.shadowRoot;
    if (!this.#requested || !root) return undefined;
    return inLanguageOf(root, () => {
      const { view, error } = this.#inside;
      if (error && error === this.#earlier && !view?.subject.understood) return undefined;
      if (!view?.work?.stopped) return outcomeOf(this.#inside);
      return { error: { code: 'cancelled', field: '', message: text('scope-stopped') } };
    });
  }

  async #update(anew = false): Promise<void> {
    const { controls } = this.#options.options;
    // The document of the frame sets light and dark.
    const theme = this.#theme === 'contrast' ? 'contrast' : 'auto';
    if (this.#requested)
      await this.#inside.show({ ...this.#requested, controls }, { theme, site: './' }, anew);
  }

  /** Removes the view; the poster shows an error in its place. */
  leave(): void {
    this.#requested = undefined;
    this.#inside.leave();
    this.#host.remove();
  }

  /** Adds the host element, invisible above the placeholder until the view is drawn. */
  #attach(): void {
    const { stage } = this.#options;
    if (this.#host.parentElement === stage && stage.dataset.is === 'live') return;
    if (stage.dataset.is === 'sorry') stage.replaceChildren();
    this.#host.dataset.unseen = '';
    stage.append(this.#host);
  }

  #drawn(): void {
    const { question, settled } = this.#inside;
    if (!this.#requested || !this.#host.isConnected) return;
    const now = JSON.stringify(question);
    if (question && now !== this.#reported) {
      this.#reported = now;
      this.#options.asks(question);
    }
    if (settled && this.#host.dataset.unseen !== undefined) this.#reveal();
    this.#options.drawn();
  }

  /** Replaces the placeholder by the view after two animation frames, when canvases have drawn. */
  #reveal(): void {
    const requested = this.#requested;
    const reveal = () => {
      if (requested !== this.#requested || this.#host.dataset.unseen === undefined) return;
      delete this.#host.dataset.unseen;
      this.#options.stage.replaceChildren(this.#host);
      this.#options.stage.dataset.is = 'live';
    };
    // Outside of the viewport, a frame has no animation frames.
    const timer = setTimeout(reveal, 250);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        reveal();
      }),
    );
  }
}
