/**
 * `<grundy-scope>`: a view of a question in a host page. This module is small; the code that draws,
 * and the engine, are loaded when the first element is about to become visible. Attributes and
 * events are declared in attributes.ts.
 */

import type { Client, ClientOptions } from '../engine/client';
import type { LoadFailure } from '../engine/protocol';
import { text } from '../i18n/lost';
import type { Need } from '../rooms/definition';
import { nameFor } from '../rooms/needs';
import { heightOf, roomOf, viewsIn } from '../views/registry';
import { NAMES, type ScopeAttributes, type ScopeEvents } from './attributes';
import type { Outcome } from './reporter';
import { dress } from './sheets';
import type * as Start from './start';

/** What loads with the first element that is about to become visible. */
type Parts = typeof Start;

/** What depends on where the script is loaded from. */
export interface Home extends Pick<ClientOptions, 'startWorker' | 'small' | 'examine' | 'known'> {
  /** The Grundyscope site that links lead to. */
  site: string;
  /** How that is loaded; in a frame, without what reads attributes. */
  load(): Promise<Parts>;
  /** In a frame, which has the title and the link itself: called after each drawing. */
  drawn?(): void;
}

/** The distance from the viewport at which an element starts. */
const NEAR = '256px';
// On a server, where this may be imported for rendering, there is no HTMLElement.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

let home: Home | undefined;
let client: Client | undefined;

/** The engine client that all elements of a page share: at most two workers. */
function engine({ createClient, isSupported, ...parts }: Parts): Client {
  client ??= createClient({ ...home, startWorker: isSupported() ? home?.startWorker : undefined, ...parts });
  return client;
}

let near: IntersectionObserver | undefined;
/** The elements that have not started. */
const waiting = new Set<GrundyScope>();

/** On paper, everything is seen. Browsers do not wait: this print has what stands inside. */
function startAll(): void {
  for (const element of waiting) element.start();
}

function startWhenNear(element: GrundyScope): void {
  near ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) (target as GrundyScope).start();
    },
    { rootMargin: NEAR },
  );
  if (!waiting.size) addEventListener('beforeprint', startAll);
  waiting.add(element);
  near.observe(element);
}

/**
 * The rules of the host element. `--wait` is the height reserved until the view is drawn. The
 * intrinsic size is for parents that are as wide as their content, and no wider than the screen.
 */
const HOST = `:host{
  display:block;box-sizing:border-box;inline-size:100%;min-inline-size:0;container-type:inline-size;
  contain-intrinsic-inline-size:min(20rem,90vw);print-color-adjust:exact;
  -webkit-text-fill-color:currentcolor!important;-webkit-text-stroke:0!important}
:host([hidden]){display:none}
.wait{min-block-size:var(--grundyscope-height,var(--wait,0))}
@media print{.wait{min-block-size:0}}`;

export interface GrundyScope extends ScopeAttributes {}
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `NAMES` has a property for each field.
export class GrundyScope extends Base {
  #root: ShadowRoot | undefined;
  #inside: Start.Inside | undefined;
  #read: Parts['read'] | undefined;
  /** The link to show in place of what the attributes ask. */
  #link: string | undefined;
  #started = false;
  #scheduled = false;
  /** What is shown if the scripts did not arrive, and whether the reader has tried again. */
  #line: HTMLElement | undefined;
  #tried = false;
  #attributes: MutationObserver | undefined;

  /** The link of the question that is shown, with the "#"; empty before the element has started. */
  get question(): string {
    return this.#inside?.link ?? '';
  }

  /** Shows the question of another link, whatever the attributes ask. */
  set question(link: string) {
    this.#link = link;
    if (this.#inside) this.#show(true);
    else this.#changed();
  }

  /** What a frame tells its host page: the answer or the error, once there is one. */
  get outcome(): Outcome {
    return this.#inside?.outcome;
  }

  connectedCallback(): void {
    this.#upgrade();
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: 'open' });
      dress(this.#root, [HOST]);
      const placeholder = document.createElement('div');
      placeholder.className = 'wait';
      placeholder.style.setProperty('--wait', `${this.#height}px`);
      placeholder.append(document.createElement('slot'));
      this.#root.append(placeholder);
    }
    this.#attributes ??= new MutationObserver(() => this.#changed());
    this.#attributes.observe(this, { attributes: true });
    if (this.#started) this.#changed();
    else startWhenNear(this);
  }

  disconnectedCallback(): void {
    this.#attributes?.disconnect();
    near?.unobserve(this);
    waiting.delete(this);
    // A move in the document removes the element and inserts it again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#inside?.leave();
    });
  }

  adoptedCallback(): void {
    if (this.#root) dress(this.#root, [HOST]);
    this.#inside?.adopted();
  }

  /** Loads and draws the view even if the element is not near the viewport: before printing. */
  async start(): Promise<void> {
    near?.unobserve(this);
    if (this.#started) return;
    this.#started = true;
    this.#line?.remove();
    try {
      const parts = await home?.load();
      const root = this.#root;
      if (!root || !parts) return;
      // The placeholder stays until the first drawing replaces it.
      this.#inside = new parts.Inside({
        root,
        client: engine(parts),
        hostStyles: HOST,
        emit: (name, detail) => this.#emit(name, detail),
        drawn: home?.drawn,
      });
      this.#read = parts.read;
      this.#show();
    } catch (error) {
      await this.#lost(error);
    }
  }

  /** The content of the element stays visible; a click, or the next change, tries again. */
  async #lost(error: unknown): Promise<void> {
    const tag = this.closest<HTMLElement>('[lang]')?.lang ?? '';
    const { message, cause, status } = await import('./lost')
      .then(({ lost }) => lost(error, tag))
      .catch((): LoadFailure => ({ message: text('lost-connection', {}, tag), cause: 'connection' }));
    // A script that failed to compile stays so until the document is reloaded: its readers decide.
    const reload = cause === 'damaged' && this.#tried;
    this.#started = false;
    const line = document.createElement('p');
    line.part.add('error');
    line.role = 'alert';
    const button = document.createElement('button');
    button.textContent = text(reload ? 'lost-reload' : 'lost-again', {}, tag);
    button.onclick = () => {
      if (reload) location.reload();
      this.#tried = true;
      this.start();
    };
    line.append(message, ' ', button);
    this.#root?.append(line);
    this.#line = line;
    this.#emit('error', { code: 'load', field: '', message, cause, status });
  }

  /** Turns properties that were set before the element was defined into attributes. */
  #upgrade(): void {
    for (const name of [...NAMES, 'question']) {
      if (!Object.hasOwn(this, name)) continue;
      const own = this as Record<string, unknown>;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  #changed(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // Attributes that change in the same task are handled together.
    queueMicrotask(() => {
      this.#scheduled = false;
      if (!this.isConnected) return;
      if (this.#inside) this.#show();
      else if (!this.#started && this.#root) startWhenNear(this);
    });
  }

  #show(anew = false): void {
    const given = Array.from(this.attributes, ({ name, value }) => [name, value] as const);
    const theme = this.getAttribute('theme')?.trim().toLowerCase() ?? '';
    if (this.#read) this.#inside?.show(this.#read(given, this.#link), { theme, site: this.#site() }, anew);
  }

  /** The expected height of the view, from the attributes alone. */
  get #height(): number {
    const view = this.getAttribute('view')?.trim().toLowerCase() ?? '';
    const need = this.#need(view);
    const room = roomOf(need ? (nameFor(need) ?? '') : (this.getAttribute('problem')?.trim() ?? ''));
    return heightOf(room, view || (viewsIn(room)[0] ?? ''));
  }

  /** What the attributes ask; undefined for a problem. */
  #need(view: string): Need | undefined {
    if (this.hasAttribute('lesson') || view === 'lesson') return 'lessons';
    if (view === 'predict' || view === 'worksheet') return 'exercises';
    if (this.hasAttribute('position')) return view === 'play' ? 'match' : 'position';
    if (this.hasAttribute('expression')) return 'nimber';
    const game = this.getAttribute('game');
    if (game === null || this.getAttribute('problem')?.trim()) return undefined;
    if (view === 'heat') return 'table';
    return / [x×] /i.test(game) ? 'product' : 'sequence';
  }

  /** The address of the site; empty for "none" and for other schemes, such as `javascript:`. */
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

  #emit<Name extends keyof ScopeEvents>(name: Name, detail: ScopeEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

// A property for each attribute. Setting undefined, null or false removes the attribute.
for (const name of NAMES) {
  Object.defineProperty(GrundyScope.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: GrundyScope) {
      return this.getAttribute(name);
    },
    set(this: GrundyScope, value: unknown) {
      const attribute = attributeValue(value);
      if (attribute === undefined) this.removeAttribute(name);
      else this.setAttribute(name, attribute);
    },
  });
}

function attributeValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  try {
    return String(value);
  } catch {
    return ''; // such as an object without toString
  }
}

/** Sets where the elements of this page load from. Only the first call has an effect. */
export function configure(where: Home): void {
  home ??= where;
}

/** Registers the element, unless another script of the page has done so. */
export function register(name = 'grundy-scope'): void {
  if (typeof customElements === 'object' && !customElements.get(name))
    customElements.define(name, GrundyScope);
}
