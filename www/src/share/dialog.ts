/*
 * The dialog that shares a question: as a link, or as a snippet for a page or a document. The
 * preview is the frame itself, at the width of a column of text; it reports its height.
 */

import 'texts:share';
import 'texts:view-names';
import './share.css';
import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { CONTROLS } from '../element/attributes';
import { importAgain, whyNot } from '../engine/module';
import type { LoadFailure } from '../engine/protocol';
import { trustedDocument } from '../engine/trusted-types';
import { downloadFile } from '../export/download';
import type { Code } from '../export/qr';
import { text } from '../i18n/index';
import type { Sharing } from '../sequence/share-button';
import { define, Plain } from '../ui/base';
import { toClipboard } from '../ui/clipboard';
import { lost } from '../ui/lost';
import { THEMES } from '../ui/theme';
import { heightOf, roomOf, viewSeen, viewsOf } from '../views/registry';
import { frameOf, isLocal, LONG, type Look, linkTo, opens, type Shared } from './address';
import { elementDocument, watchElement } from './element-preview';
import { heightFor, widthsOf } from './heights';
import { sharedOf } from './shared';
import { heightFrom, pixelsOf, widthFrom } from './sizes';
import { QR_NAME, showsView, snippet, TARGETS, type Target } from './snippets';

const SIZES = [100, 125, 150, 200, 300];
/** How long the button confirms a copy, in milliseconds. */
const CONFIRMATION = 1800;

/** Opens the dialog; closing it returns the focus to `opener`. */
export function share(room: Sharing, opener: HTMLElement): void {
  if (document.querySelector('grundy-share')) return;
  const dialog = document.createElement('grundy-share') as GrundyShare;
  dialog.shared = sharedOf(room);
  dialog.addEventListener('done', () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
}

export class GrundyShare extends Plain {
  static override properties = {
    shared: { attribute: false },
    target: { state: true },
    look: { state: true },
    typed: { state: true },
    reported: { state: true },
    needed: { state: true },
    code: { state: true },
    missing: { state: true },
    elementLost: { state: true },
    confirmation: { state: true },
    copyError: { state: true },
  };

  declare shared: Shared;
  declare target: Target;
  declare look: Omit<Look, 'width' | 'height'>;
  /** As typed; an empty height is the frame's own. */
  declare typed: { width: string; height: string };
  /** The height reported by the preview, for which frame, and whether its view is drawn. */
  declare reported: { of: string; height: number; live: boolean } | undefined;
  /** The height that holds at every width of a column, and for which frame. */
  declare needed: { of: string; height: number } | undefined;
  /** The link as a QR code; null if it is too long for one. */
  declare code: Code | null | undefined;
  /** Why the script that makes the code did not arrive. */
  declare missing: LoadFailure | undefined;
  /** Whether the scripts of the element did not arrive, for its preview. */
  declare elementLost: boolean;
  /** The temporary label of the copy button. */
  declare confirmation: string;
  declare copyError: string;
  #timer = 0;
  #stage: ResizeObserver | undefined;
  #watched: Element | undefined;
  #element: ResizeObserver | undefined;

  constructor() {
    super();
    this.target = 'link';
    this.look = { show: '', theme: 'auto', controls: 'some', size: 100 };
    this.typed = { width: '100%', height: '' };
    this.confirmation = '';
    this.copyError = '';
    this.elementLost = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.#receiveHeight);
    addEventListener('popstate', this.#close);
    this.look = { ...this.look, show: viewSeen(this.shared.question) };
    this.#encode(import('../export/qr'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.#receiveHeight);
    removeEventListener('popstate', this.#close);
    clearTimeout(this.#timer);
    this.#stage?.disconnect();
    this.#element?.disconnect();
  }

  protected override firstUpdated(): void {
    this.querySelector('dialog')?.showModal();
  }

  protected override updated(): void {
    const stage = this.querySelector<HTMLElement>('.share-stage');
    if (!stage) return;
    if (stage !== this.#watched) {
      this.#stage ??= new ResizeObserver(() => this.#fit());
      this.#stage.disconnect();
      this.#stage.observe(stage);
      this.#watched = stage;
    }
    this.#fit();
  }

  /** The complete look: the chosen one, with width and height. */
  get #full(): Look {
    const width = widthFrom(this.typed.width) ?? '100%';
    const look = { ...this.look, width, height: 0 };
    const usual = Math.round(heightOf(roomOf(this.shared.question.problem), look.show) * (look.size / 100));
    const reported = this.reported?.of === this.#keyOf(look) ? this.reported : undefined;
    // Until its view is drawn, a frame only estimates its height.
    const now = reported?.live ? reported.height : Math.max(usual, reported?.height ?? 0);
    const own = this.needed?.of === this.#keyOf(look) ? this.needed.height : now;
    return { ...look, height: heightFrom(this.typed.height) || own };
  }

  /** Identifies a frame at a width: its height depends on both. */
  #keyOf(look: Look): string {
    return `${this.target === 'element'} ${pixelsOf(look.width)} ${frameOf(this.shared, look)}`;
  }

  protected override render() {
    const { target, shared } = this;
    const full = this.#full;
    const written = snippet(target, shared, full);
    return html`<dialog
      class="share"
      aria-labelledby="share-heading"
      @close=${() => this.emit('done')}
      @pointerdown=${(event: Event) => {
        if (event.target === event.currentTarget) this.#close();
      }}
    ><div class="share-sheet">
      <div class="share-head">
        <h2 id="share-heading">${text('share-heading')}</h2>
        <p class="quiet"><bdi>${shared.name}</bdi></p>
        <button class="button share-close" type="button" @click=${this.#close}>${text('copy-close')}</button>
      </div>
      ${this.#targets()}
      <div class="share-what">
        <p class="share-how" id="share-how">${text(`share-how-${target}`)}</p>
        ${written === undefined ? html`<p class="share-none well quiet" role="status">${text('share-no-element')}</p>` : this.#written(written)}
        ${isLocal(shared.page) ? html`<p class="share-local" role="note">${text('share-local', { host: location.host || 'file' })}</p>` : nothing}
        ${target === 'latex' && shared.picture ? html`<p class="quiet">${text('share-picture', { name: shared.picture })}</p>` : nothing}
        ${showsView(target) ? [this.#looks(full), this.#preview(full, written)] : this.#code()}
      </div>
    </div></dialog>`;
  }

  #targets() {
    return html`<fieldset class="share-targets row">
      <legend>${text('share-where')}</legend>
      ${TARGETS.map(
        (target) => html`<label><input
          class="over"
          type="radio"
          name="share-target"
          value=${target}
          ?autofocus=${target === this.target}
          .checked=${target === this.target}
          @change=${() => {
            this.target = target;
            // Tries again.
            this.elementLost = false;
            this.confirmation = '';
            this.copyError = '';
          }}
        /><span>${text(`share-to-${target}`)}</span></label>`,
      )}
    </fieldset>`;
  }

  #looks(full: Look) {
    const { target, look } = this;
    const sized = target !== 'element';
    return html`<div class="share-looks">
      ${this.#choice(
        'show',
        text('share-show'),
        viewsOf(this.shared.question).map((show) => [show, text(`view-${show}`)]),
        look.show,
        (show) => ({ show }),
      )}
      ${this.#choice(
        'theme',
        text('share-theme'),
        THEMES.map((theme) => [theme, text(`theme-${theme}`)]),
        look.theme,
        (value) => ({ theme: THEMES.find((theme) => theme === value) ?? 'auto' }),
      )}
      ${this.#choice(
        'controls',
        text('share-controls'),
        CONTROLS.map((controls) => [controls, text(`share-controls-${controls}`)]),
        look.controls,
        (value) => ({ controls: CONTROLS.find((controls) => controls === value) ?? 'some' }),
      )}
      ${this.#choice(
        'size',
        text('share-size'),
        SIZES.map((size) => [String(size), text('share-percent', { size: String(size) })]),
        String(look.size),
        (size) => ({ size: Number(size) }),
      )}
      ${sized ? this.#measure('width', widthFrom(this.typed.width), '100%') : nothing}
      ${sized ? this.#measure('height', heightFrom(this.typed.height), String(full.height)) : nothing}
    </div>`;
  }

  #choice(
    name: string,
    label: string,
    all: Array<readonly [string, string]>,
    chosen: string,
    change: (value: string) => Partial<Look>,
  ) {
    return html`<label>${label}
      <select
        class="input"
        name=${`share-${name}`}
        @change=${(event: Event) => {
          this.look = { ...this.look, ...change((event.target as HTMLSelectElement).value) };
        }}
      >${all.map(([value, words]) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`)}</select>
    </label>`;
  }

  #measure(name: 'width' | 'height', read: string | number | undefined, usual: string) {
    const wrong = read === undefined;
    const wide = name === 'width';
    return html`<label>${wide ? text('share-width') : text('share-height')}
      <input
        class="input"
        name=${`share-${name}`}
        dir="ltr"
        inputmode=${name === 'height' ? 'numeric' : 'text'}
        autocomplete="off"
        maxlength="6"
        placeholder=${usual}
        .value=${this.typed[name]}
        aria-invalid=${wrong ? 'true' : 'false'}
        aria-describedby=${wrong ? `share-${name}-wrong` : nothing}
        @input=${(event: Event) => {
          this.typed = { ...this.typed, [name]: (event.target as HTMLInputElement).value };
        }}
      />
      ${wrong ? html`<span class="share-wrong quiet" id=${`share-${name}-wrong`}>${wide ? text('share-width-allowed') : text('share-height-allowed')}</span>` : nothing}
    </label>`;
  }

  #written(written: string) {
    const lines = written.split('\n');
    const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 64)), 0);
    return html`<div class="share-written">
        <textarea
          class="input"
          readonly
          dir="ltr"
          rows=${Math.min(12, rows)}
          spellcheck="false"
          aria-label=${text(`share-to-${this.target}`)}
          aria-describedby="share-how"
          .value=${written}
        ></textarea>
        <button class="button primary share-copy" type="button" @click=${() => this.#copy(written)}>${this.confirmation || text('answer-copy')}</button>
      </div>
      <p class="share-status quiet" role="status">${this.copyError || this.#length()}</p>
      <span class="hidden" aria-live="polite">${this.confirmation}</span>`;
  }

  /** The warning about a link that is long, or too long to be opened. */
  #length(): string {
    const { shared } = this;
    const { length } = linkTo(shared);
    if (!opens(shared)) return text('share-too-long');
    return length > LONG ? text('share-long', { count: length }) : '';
  }

  #code() {
    const { code, missing } = this;
    if (missing) return lost(missing, () => this.#encode(importAgain(() => import('../export/qr'))));
    if (code === null) return html`<p class="quiet">${text('share-no-code')}</p>`;
    if (!code) return html`<div class="share-code row" aria-busy="true"></div>`;
    return html`<div class="share-code row">
      <svg viewBox="0 0 ${code.side} ${code.side}" role="img" aria-label=${text('share-code')} shape-rendering="crispEdges">
        <path class="share-white" d="M0 0h${code.side}v${code.side}H0z" /><path class="share-black" d=${code.path} />
      </svg>
      <div>
        <p class="quiet">${text('share-code-what')}</p>
        <button class="button" type="button" @click=${() => this.#save('svg', code)}>${text('share-save-svg')}</button>
        <button class="button" type="button" @click=${() => this.#save('png', code)}>${text('share-save-png')}</button>
      </div>
    </div>`;
  }

  /** A new frame for each URL: navigating an existing one would add a history entry. */
  #preview(full: Look, written: string | undefined) {
    const { lang, title } = this.shared;
    const element = this.target === 'element' && !this.elementLost && written;
    const address = element || frameOf(this.shared, full);
    const measured = this.needed?.of === this.#keyOf(full);
    return html`<section class="share-preview" aria-labelledby="share-preview" ?data-measured=${measured}>
      <h3 class="quiet" id="share-preview">${text('share-preview')}</h3>
      <div class="share-stage">${keyed(
        address,
        element
          ? html`<iframe srcdoc=${guard([element], () => trustedDocument(elementDocument(element, lang)))} title=${title} @load=${this.#startElement}></iframe>`
          : html`<iframe src=${address} title=${title} allow="clipboard-write"></iframe>`,
      )}</div>
      ${this.target === 'element' && this.elementLost ? html`<p class="quiet" role="status">${text('share-element-lost')}</p>` : nothing}
      ${this.target === 'element' ? nothing : this.#measured(full, address)}
    </section>`;
  }

  /** A second frame, which is resized to find the height that holds at every width. */
  #measured(full: Look, address: string) {
    const { title } = this.shared;
    const key = this.#keyOf(full);
    return keyed(
      key,
      html`<div class="share-measured" inert aria-hidden="true"><iframe
        src=${address}
        title=${title}
        tabindex="-1"
        @load=${(event: Event) => this.#findHeight(event.target as HTMLIFrameElement, key, full.width)}
      ></iframe></div>`,
    );
  }

  async #findHeight(frame: HTMLIFrameElement, of: string, width: string): Promise<void> {
    const height = await heightFor(frame, widthsOf(width));
    if (height !== undefined && frame.isConnected) this.needed = { of, height };
  }

  /** Scales the preview from its real width down to the available one. */
  #fit(): void {
    const stage = this.querySelector<HTMLElement>('.share-stage');
    if (!stage) return;
    const { width, height } = this.#full;
    const column = pixelsOf(width);
    stage.style.setProperty('--column', `${column}px`);
    stage.style.setProperty('--height', `${height}px`);
    stage.style.setProperty('--scale', String(Math.min(1, stage.clientWidth / column)));
  }

  #startElement = (event: Event) => {
    const of = this.#keyOf(this.#full);
    this.#element?.disconnect();
    this.#element = watchElement(
      event.target as HTMLIFrameElement,
      this.look.size,
      (height) => {
        this.reported = { of, height, live: true };
      },
      () => {
        this.elementLost = true;
      },
    );
  };

  #receiveHeight = ({ data, source }: MessageEvent) => {
    const frame = this.querySelector<HTMLIFrameElement>('.share-stage iframe');
    if (!frame || source !== frame.contentWindow) return;
    if (data?.type !== 'grundyscope:height' || !Number.isInteger(data.height)) return;
    const stage = frame.contentDocument?.querySelector<HTMLElement>('.frame-stage');
    const live = stage?.dataset.is === 'live';
    // Starts a frame even outside the viewport: the snippet needs its real height.
    if (!live) frame.contentWindow?.postMessage({ type: 'grundyscope:start' }, '*');
    this.reported = { of: this.#keyOf(this.#full), height: data.height, live };
  };

  async #encode(loading: Promise<typeof import('../export/qr')>): Promise<void> {
    try {
      const { codeOf } = await loading;
      this.code = codeOf(linkTo(this.shared)) ?? null;
      this.missing = undefined;
    } catch (error) {
      this.missing = await whyNot(error);
    }
  }

  async #save(as: 'svg' | 'png', code: Code): Promise<void> {
    const { pngOf, svgOf } = await import('../export/qr');
    const svg = () => new Blob([svgOf(code, linkTo(this.shared))], { type: 'image/svg+xml' });
    const blob = as === 'svg' ? svg() : await pngOf(code);
    if (blob) downloadFile({ name: `${QR_NAME}.${as}`, blob });
  }

  async #copy(written: string): Promise<void> {
    clearTimeout(this.#timer);
    this.copyError = '';
    try {
      await toClipboard(written);
      this.confirmation = text('copy-done');
      this.#timer = window.setTimeout(() => {
        this.confirmation = '';
      }, CONFIRMATION);
    } catch {
      // No clipboard: an old browser, or a frame without permission.
      this.copyError = text('share-by-hand');
      const area = this.querySelector('textarea');
      area?.focus();
      area?.select();
    }
  }

  /** Also called when the reader goes back to another question. */
  #close = () => {
    this.querySelector('dialog')?.close();
  };
}

define('grundy-share', GrundyShare);
