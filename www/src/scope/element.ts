/**
 * `<grundy-scope>`: a view of a question in anybody's page. Small, so that a page with fifty of them waits for none: what
 * draws, and the engine, come when the first one is about to be seen. What it takes and tells is in attributes.ts.
 */

import type { Client } from '../engine/client';
import type { LaneOptions } from '../engine/lane';
import { NAMES, type ScopeAttributes, type ScopeEvents } from './attributes';
import type { Inside } from './inside';

/** Where the element's script comes from says how workers start, and where a question's own page is. */
export interface Home {
  startWorker: LaneOptions['startWorker'] | undefined;
  site: string;
}

/** Nearly there: a view is fetched when it is so many pixels away. */
const NEAR = '256px';
/** Height that is kept free until there is something to be seen. */
const HEIGHTS = {
  answer: 160,
  chart: 440,
  strip: 240,
  histogram: 340,
  table: 460,
  value: 380,
  list: 420,
  heat: 560,
  tables: 960,
  explanation: 380,
  calculator: 200,
  compare: 1040,
  sum: 480,
  play: 880,
  word: 360,
};

// A server that imports this for its pages has no elements.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

let home: Home | undefined;
let client: Client | undefined;

/** One engine for all elements of a page: at most two workers. */
async function engine(): Promise<Client> {
  const { createClient, isSupported } = await import('../engine/client');
  client ??= createClient({ startWorker: isSupported() ? home?.startWorker : undefined });
  return client;
}

let near: IntersectionObserver | undefined;

function watched(element: GrundyScope): void {
  near ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) (target as GrundyScope).start();
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
}

/** One sheet for what waits. */
let waiting: CSSStyleSheet | undefined;

function waitingSheet(): CSSStyleSheet {
  if (waiting) return waiting;
  waiting = new CSSStyleSheet();
  waiting.replaceSync(HOST);
  return waiting;
}

/** The host's own rules, which stay when there is more. */
const HOST = `:host{display:block;box-sizing:border-box;inline-size:100%;container-type:inline-size}:host([hidden]){display:none}${Object.entries(
  HEIGHTS,
)
  .map(([view, height]) => `.wait-${view}{min-block-size:var(--grundyscope-height,${height}px)}`)
  .join('')}`;

export class GrundyScope extends Base implements ScopeAttributes {
  declare game: string | null;
  declare problem: string | null;
  declare n: string | null;
  declare expression: string | null;
  declare view: string | null;
  declare at: string | null;
  declare range: string | null;
  declare width: string | null;
  declare bit: string | null;
  declare counts: string | null;
  declare list: string | null;
  declare table: string | null;
  declare row: string | null;
  declare column: string | null;
  declare side: string | null;
  declare with: string | null;
  declare plus: string | null;
  declare step: string | null;
  declare from: string | null;
  declare limit: string | null;
  declare moves: string | null;
  declare first: string | null;
  declare hints: string | null;
  declare theme: string | null;
  declare controls: string | null;
  declare site: string | null;

  #root: ShadowRoot | undefined;
  #inside: Inside | undefined;
  #started = false;
  #scheduled = false;
  #attributes: MutationObserver | undefined;

  /** The question that is shown, as a link says it, with the "#"; empty until there is one. */
  get question(): string {
    return this.#inside?.link ?? '';
  }

  connectedCallback(): void {
    this.#upgrade();
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: 'open' });
      this.#root.adoptedStyleSheets = [waitingSheet()];
      const room = document.createElement('div');
      room.className = `wait-${this.#kind()}`;
      room.append(document.createElement('slot'));
      this.#root.append(room);
    }
    this.#attributes ??= new MutationObserver(() => this.#changed());
    this.#attributes.observe(this, { attributes: true });
    if (this.#started) this.#changed();
    else watched(this);
  }

  disconnectedCallback(): void {
    this.#attributes?.disconnect();
    near?.unobserve(this);
    // Who only moves it inserts it again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#inside?.leave();
    });
  }

  /** Begins without waiting until it is seen: before printing, or for a picture that is to be there at once. */
  async start(): Promise<void> {
    near?.unobserve(this);
    if (this.#started) return;
    this.#started = true;
    try {
      const [{ Inside }, shared] = await Promise.all([import('./inside'), engine()]);
      const root = this.#root;
      if (!root) return;
      // What waits stays until the first drawing takes its place.
      this.#inside = new Inside({
        root,
        client: shared,
        host: waitingSheet(),
        say: (name, detail) => this.#say(name, detail),
      });
      this.#show();
    } catch (error) {
      // It did not arrive. What stands between the tags stays, and the next change tries again.
      this.#started = false;
      this.#say('error', { code: 'load', field: '', message: String(error) });
    }
  }

  /** What frameworks set before this was known as an element. */
  #upgrade(): void {
    for (const name of NAMES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Record<string, unknown>)[name];
      this[name] = value;
    }
  }

  #changed(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // Several attributes are one change.
    queueMicrotask(() => {
      this.#scheduled = false;
      if (!this.isConnected) return;
      if (this.#inside) this.#show();
      else if (!this.#started && this.#root) watched(this);
    });
  }

  #show(): void {
    const given = Array.from(this.attributes, ({ name, value }) => [name, value] as const);
    const theme = this.getAttribute('theme')?.trim().toLowerCase() ?? '';
    this.#inside?.show(given, { theme, site: this.#site() });
  }

  /** The view that will be there, as far as it is plain. */
  #kind(): string {
    const view = this.getAttribute('view')?.trim().toLowerCase() ?? '';
    if (view === 'heat' && this.hasAttribute('expression')) return 'tables';
    if (Object.hasOwn(HEIGHTS, view)) return view;
    return this.hasAttribute('game') && !this.hasAttribute('problem') ? 'chart' : 'answer';
  }

  /** Where the question's own page is. Only pages: an address that is a script is none. */
  #site(): string {
    const given = this.getAttribute('site')?.trim() || home?.site;
    if (!given || given === 'none') return '';
    try {
      const url = new URL(given, document.baseURI);
      url.hash = '';
      return /^https?:$/.test(url.protocol) ? url.href : '';
    } catch {
      return '';
    }
  }

  #say<Name extends keyof ScopeEvents>(name: Name, detail: ScopeEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** A property for each attribute. What is no text becomes one; nothing takes the attribute away. */
for (const name of NAMES) {
  Object.defineProperty(GrundyScope.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: GrundyScope) {
      return this.getAttribute(name);
    },
    set(this: GrundyScope, value: unknown) {
      const given = written(value);
      if (given === undefined) this.removeAttribute(name);
      else this.setAttribute(name, given);
    },
  });
}

function written(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  try {
    return String(value);
  } catch {
    return ''; // what cannot be written is empty, and that will be said
  }
}

/** Says where the elements of this page are at home. The first one to say so is heard. */
export function settle(where: Home): void {
  home ??= where;
}

/** Registers the element, unless another script of the page has done so. */
export function register(name = 'grundy-scope'): void {
  if (typeof customElements === 'object' && !customElements.get(name))
    customElements.define(name, GrundyScope);
}
