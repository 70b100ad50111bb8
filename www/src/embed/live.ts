/*
 * A frame once it is seen: the room of its question, drawn with the page's own parts, one view of it. RoomName the question
 * stands is told to the poster, which names it and links to it; nothing is written into an address.
 */

import '../elements/index';
import '../styles/index.css';
import '../styles/frame-live.css';
import { html, nothing } from 'lit';
import { define, Plain } from '../elements/base';
import { type Client, createClient, isSupported } from '../engine/client';
import { first } from '../engine/first';
import { startModuleWorker } from '../engine/start';
import texts from '../i18n/en/embed.ftl?raw';
import { errorSentence, learn, setLocale, text } from '../i18n/index';
import type { Place } from '../place';
import { type Question, readHash } from '../question';
import { spare } from '../state';
import type { Options } from './options';
import type { EnterScene, Scene } from './scene';
import { type RoomName, roomOf } from './shows';

learn(texts);

/** What the poster lends. */
export interface Lent {
  stage: HTMLElement;
  options: Options;
  locale: string;
  /** The question as it is now. */
  asks(question: Question): void;
  /** Shows a sentence instead. */
  sorry(sentence: string, again?: () => void): void;
}

const ROOMS: { [In in RoomName]: () => Promise<{ enter: EnterScene<In> }> } = {
  problems: () => import('./problems'),
  games: () => import('./games'),
  nimbers: () => import('./nimbers'),
  zeckendorf: () => import('./zeckendorf'),
  'two-heaps': () => import('./two-heaps'),
};

/** Changes of what is shown, and not only of where somebody points, are no business of a frame without controls. */
const CHANGES = ['choose', 'look', 'columns', 'page', 'counts', 'origin', 'cells', 'place'];
/** What looks closer by a key. */
const CLOSER = ['+', '=', '-', '_', '0'];

export class Live {
  readonly #lent: Lent;
  readonly #client: Client;
  readonly #frame: GrundyFrame;
  #scenes = new Map<RoomName, Scene>();
  #turn = 0;
  readonly #spoken: Promise<string>;
  /** What the poster was told last. */
  #question: Question | undefined;

  constructor(lent: Lent) {
    this.#lent = lent;
    this.#client = createClient({ first, startWorker: isSupported() ? startModuleWorker : undefined });
    // English is better than nothing.
    this.#spoken = setLocale(lent.locale).catch(() => 'en');
    this.#frame = document.createElement('grundy-frame') as GrundyFrame;
    this.#frame.controls = lent.options.controls;
    this.#frame.addEventListener('updated', () => this.#updated());
    this.#listen();
  }

  /** Makes this the question and the view. */
  async take(question: Question, show: string): Promise<void> {
    const turn = ++this.#turn;
    try {
      await this.#spoken;
      const scene = await this.#enter(roomOf(question.problem));
      if (turn !== this.#turn) return;
      if (this.#frame.scene !== scene) this.#frame.scene?.room.leave();
      const { question: asked, dropped } = scene.meaningful(question);
      const view = show === 'list' && !asked.view.list ? { ...asked.view, list: 'zeros' } : asked.view;
      this.#frame.show = show;
      this.#frame.scene = scene;
      const notice = dropped.length
        ? text('page-link-dropped', {
            parts: dropped.map((part) => part.slice(0, 60)).join(text('list-separator')),
          })
        : '';
      scene.room.take({ ...asked, view }, notice);
      this.#stand();
    } catch (error) {
      if (turn !== this.#turn) return;
      const again = () => this.take(question, show);
      const known = typeof error === 'object' && error !== null && 'code' in error;
      this.#lent.sorry(known ? errorSentence(error) : text('page-part-failed-why'), again);
    }
  }

  /** Something else stands in the place of the view. */
  leave(): void {
    this.#turn++;
    this.#question = undefined;
    this.#frame.scene?.room.leave();
    this.#frame.remove();
  }

  async #enter(name: RoomName): Promise<Scene> {
    const there = this.#scenes.get(name);
    if (there) return there;
    // The address stays as it is: where somebody goes is told to the poster, with every drawing.
    const place: Place = { write() {}, settle() {}, commit() {} };
    const { enter } = await (ROOMS[name]() as Promise<{ enter: EnterScene<RoomName> }>);
    const scene = await enter(
      this.#client,
      place,
      () => this.#frame.requestUpdate(),
      this.#lent.options.controls,
    );
    this.#scenes.set(name, scene);
    return scene;
  }

  /** Laid out beside what is there, unseen, until there is something to be seen. */
  #stand(): void {
    const { stage } = this.#lent;
    if (this.#frame.parentElement === stage && stage.dataset.is === 'live') return;
    if (stage.dataset.is === 'sorry') stage.replaceChildren();
    this.#frame.dataset.unseen = '';
    stage.append(this.#frame);
    this.#frame.requestUpdate();
  }

  #updated(): void {
    const { scene, settled } = this.#frame;
    if (!scene || !this.#frame.isConnected) return;
    const question = spare(scene.room.question);
    if (JSON.stringify(question) !== JSON.stringify(this.#question)) {
      this.#question = question;
      this.#lent.asks(question);
    }
    if (settled && this.#frame.dataset.unseen !== undefined) this.#reveal();
  }

  /** After the canvases have drawn. */
  #reveal(): void {
    const turn = this.#turn;
    const reveal = () => {
      if (turn !== this.#turn || this.#frame.dataset.unseen === undefined) return;
      delete this.#frame.dataset.unseen;
      this.#lent.stage.replaceChildren(this.#frame);
      this.#lent.stage.dataset.is = 'live';
    };
    // A frame out of sight is drawn no more, and need not wait for that.
    const timer = setTimeout(reveal, 250);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        reveal();
      }),
    );
  }

  #listen(): void {
    const frame = this.#frame;
    frame.addEventListener('click', (event) => this.#follow(event));
    if (frame.controls === 'none') {
      this.#hold();
      return;
    }
    // Whoever comes near may ask something that the first engine does not know.
    frame.addEventListener('pointerenter', () => this.#client.warm(), { once: true });
    frame.addEventListener('focusin', () => this.#client.warm(), { once: true });
  }

  /** Whatever would change what is shown is kept from the views. */
  #hold(): void {
    const frame = this.#frame;
    const keep = (event: Event) => event.stopPropagation();
    const keepChange = (event: Event) => {
      // RoomName a value is explained, its options lead to their own explanation: that is what there is to see.
      if (event.type !== 'choose' || !(event.target as Element).closest('.value-of')) keep(event);
    };
    for (const type of CHANGES) frame.addEventListener(type, keepChange, { capture: true });
    frame.addEventListener(
      'pointerdown',
      (event) => {
        if ((event.target as Element).closest('.plot, .overview')) keep(event);
      },
      { capture: true },
    );
    frame.addEventListener('wheel', keep, { capture: true, passive: true });
    frame.addEventListener(
      'keydown',
      (event) => {
        if (CLOSER.includes(event.key)) keep(event);
      },
      { capture: true },
    );
  }

  /** A link to another question is followed here where readers may ask; otherwise on the page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const reading = readHash(link.hash);
    const { scene } = this.#frame;
    if (reading.kind !== 'question' || !scene) return;
    const here = roomOf(reading.question.problem) === roomOf(scene.room.question.problem);
    if (here && this.#frame.controls === 'all') scene.room.take(scene.meaningful(reading.question).question);
    else open(`./${link.hash}`, '_blank', 'noopener');
  }
}

/** The view, and above it what a reader may change of the question. */
export class GrundyFrame extends Plain {
  static override properties = {
    scene: { attribute: false },
    show: {},
    controls: {},
  };

  declare scene: Scene | undefined;
  declare show: string;
  declare controls: Options['controls'];

  constructor() {
    super();
    this.show = '';
    this.controls = 'some';
  }

  /** Whether readers may change the question. */
  get #asking(): boolean {
    return this.controls === 'all' || this.show === 'calculator';
  }

  /** Whether there is something to be seen, or something to be said. */
  get settled(): boolean {
    const { scene, show } = this;
    if (!scene) return false;
    const running = scene.works.some(({ visible, error, stopped }) => visible || error || stopped);
    return running || scene.wrong() !== '' || scene.ready(show as never);
  }

  protected override render() {
    const { scene, show } = this;
    if (!scene) return nothing;
    const wrong = scene.wrong();
    const { notice } = scene.room;
    const draw = (scene.views as Record<string, () => unknown>)[show];
    return html`${notice ? html`<p class="frame-notice quiet" role="status">${notice}</p>` : nothing}
      ${this.#asking ? html`<div class="frame-fields">${scene.fields()}</div>` : nothing}
      ${wrong && !this.#asking ? html`<p class="frame-sorry" role="alert">${wrong}</p>` : html`<div class="frame-view" data-show=${show}><h2 class="hidden">${text(`show-${show}`)}</h2>${draw?.()}</div>`}
      <p class="hidden" aria-live="polite">${scene.said()}</p>`;
  }

  protected override updated(): void {
    this.tell('updated');
  }
}

define('grundy-frame', GrundyFrame);
