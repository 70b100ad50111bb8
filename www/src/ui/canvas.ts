import { Plain } from './base';
import { rgbFrom } from './colour';

/** The values of the style sheet that drawings use. */
export interface Look {
  ink: string;
  soft: string;
  rule: string;
  faint: string;
  well: string;
  edge: string;
  act: string;
  paper: string;
  font: string;
  /** Whether values have their colours for a dark ground. */
  dark: boolean;
  /** Whether more contrast is asked for. */
  strong: boolean;
}

/** So many drawing units as a length of CSS. */
export const inUnits = (length: number): string => `calc(${length}px * var(--unit, 1))`;

const printing = (): boolean => matchMedia('print').matches;

/**
 * An element with a canvas. Draws at most once a frame, at the screen's resolution, and again when
 * its size, the theme or the contrast changes. Marks can be on a second canvas: see `marksOnly`.
 */
export abstract class CanvasElement extends Plain {
  #frame = 0;
  #all = true;
  /** Cached, because reading the style sheet in each frame is slow. */
  #look: Look | undefined;
  #unit: number | undefined;
  /** The size at which it is drawn: an observer also tells the first one. */
  #drawn = '';
  #sizes = new ResizeObserver(() => this.#size !== this.#drawn && this.redraw());
  #themes = new MutationObserver(() => this.#again());
  #media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', 'print'].map((query) =>
    matchMedia(query),
  );
  #again = () => {
    this.#look = undefined;
    this.#unit = undefined;
    this.redraw();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes.observe(this);
    const root = this.getRootNode();
    const themed = root instanceof ShadowRoot ? root.host : document.documentElement;
    // The theme of the document applies to shadow roots as well.
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
    this.#themes.observe(themed, {
      attributeFilter: ['data-theme', 'data-contrast', 'theme', 'style', 'class'],
    });
    for (const media of this.#media) media.addEventListener('change', this.#again);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    this.#themes.disconnect();
    this.#look = undefined;
    this.#unit = undefined;
    for (const media of this.#media) media.removeEventListener('change', this.#again);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /**
   * The scale of drawings: CSS pixels for each drawing unit. A frame or an element with a larger
   * font size sets `--unit`. Reading it costs a layout: an update writes `inUnits` instead.
   */
  protected get unit(): number {
    this.#unit ??= Number(getComputedStyle(this).getPropertyValue('--unit')) || 1;
    return this.#unit;
  }

  get #size(): string {
    return `${this.clientWidth} ${this.clientHeight}`;
  }

  get #now(): Look {
    this.#look ??= look(this);
    return this.#look;
  }

  /** Whether values have their colours for a dark ground. */
  protected get dark(): boolean {
    return this.#now.dark;
  }

  protected override updated(changed?: Map<PropertyKey, unknown>): void {
    this.redraw(!changed || !this.marksOnly(changed));
  }

  /** Call after style changes that this class does not observe. */
  restyle(): void {
    this.#again();
  }

  /** Whether a change of these properties affects the marks only. */
  protected marksOnly(_changed: Map<PropertyKey, unknown>): boolean {
    return false;
  }

  protected redraw(all = true): void {
    this.#all ||= all;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.#paint());
    // Paper does not wait for the next frame.
    if (printing()) this.#paint();
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.measure();
    const canvas = this.querySelector('canvas');
    if (!canvas || canvas.clientWidth === 0) return;
    const whole = this.#all;
    this.#all = false;
    this.#drawn = this.#size;
    const now = this.#now;
    this.alone(() => this.draw(canvas, now, whole));
  }

  /** Reads sizes, which before a frame would cost a layout of their own. */
  protected measure(): void {}

  /** Draws the picture if `all`, and the marks. */
  protected abstract draw(canvas: HTMLCanvasElement, look: Look, all: boolean): void;
}

function look(element: Element): Look {
  const style = getComputedStyle(element);
  // In a shadow root the colours are not registered properties: only their use computes them.
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const used = getComputedStyle(probe);
  const colour = (name: string) => {
    const value = style.getPropertyValue(name).trim();
    if (!value.includes('(') || value.startsWith('rgb')) return value;
    probe.style.color = `var(${name})`;
    return used.color;
  };
  const found = colours(colour, style);
  probe.remove();
  return found;
}

function colours(colour: (name: string) => string, style: CSSStyleDeclaration): Look {
  return {
    ink: colour('--ink'),
    soft: colour('--soft'),
    rule: colour('--rule'),
    faint: colour('--rule'),
    well: colour('--well'),
    edge: colour('--edge'),
    act: colour('--act'),
    paper: colour('--paper'),
    dark: rgbFrom(colour('--value-ink'))[0] < 128,
    font: style.fontFamily,
    strong: Number.parseFloat(style.getPropertyValue('--value-mix')) > 0,
  };
}

/**
 * Sets the canvas to the screen's resolution; returns a context that counts in units of `by` CSS
 * pixels.
 */
export function sharpened(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  by = 1,
): CanvasRenderingContext2D | null {
  const ratio = (window.devicePixelRatio || 1) * by;
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
  const context = canvas.getContext('2d');
  // On paper, Chromium leaves a canvas empty that is drawn again at the same size.
  if (printing()) canvas.width = 0;
  // Setting the size clears a canvas, even if it does not change.
  if (canvas.width !== columns || canvas.height !== rows) {
    canvas.width = columns;
    canvas.height = rows;
  } else if (context) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, columns, rows);
    context.globalAlpha = 1;
    context.lineWidth = 1;
    context.setLineDash([]);
  }
  context?.scale(ratio, ratio);
  return context;
}

/** About `count` round integers from `from` to `to`. */
export function ticks(from: number, to: number, count: number): number[] {
  const rough = Math.max(1, (to - from) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((m) => m * power >= rough - 1e-9) ?? 10));
  const list: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) list.push(tick);
  return list;
}
