import { html } from 'lit';
import { grouped, text } from '../../i18n/index';
import { define } from '../../ui/base';
import { CanvasElement, type Look, sharpened } from '../../ui/canvas';
import { PointerTracker, tracked } from '../../ui/gestures';
import { stepped } from '../../ui/keys';

/**
 * An overview of the differences along n: a bar for each bin, as high as its share of differences;
 * and the position of the page shown below.
 *
 * Events: `cells` {from}.
 */
export class GrundyOverview extends CanvasElement {
  static override properties = {
    bins: { attribute: false },
    width: { type: Number },
    first: { type: Number },
    last: { type: Number },
    from: { type: Number },
    shown: { type: Number },
  };

  /** The number of differences in each bin of `width` indices from `first` on. */
  declare bins: Uint32Array;
  /** The number of indices in a bin. */
  declare width: number;
  /** The first compared index. */
  declare first: number;
  /** The last compared index. */
  declare last: number;
  /** The first index of the page. */
  declare from: number;
  /** The number of values on the page. */
  declare shown: number;
  #pointers = new PointerTracker(
    { press: (event) => this.#drag(event), move: (_, event) => this.#drag(event) },
    { threshold: 0 },
  );

  constructor() {
    super();
    this.bins = new Uint32Array();
    this.width = 1;
    this.first = 0;
    this.last = 0;
    this.from = 0;
    this.shown = 1;
  }

  protected override render() {
    const to = Math.min(this.last, this.from + this.shown - 1);
    return html`<div
      class="overview"
      role="slider"
      tabindex="0"
      aria-label=${text('compare-overview')}
      aria-valuemin=${this.first}
      aria-valuemax=${this.last}
      aria-valuenow=${this.from}
      aria-valuetext=${text('compare-shown', {
        from: grouped(String(this.from)),
        to: grouped(String(to)),
        last: grouped(String(this.last)),
      })}
      ${tracked(this.#pointers)}
      @keydown=${this.#key}
    ><canvas></canvas></div>`;
  }

  #go(from: number): void {
    // Pages start at multiples of their length, and the last one is full.
    const max = Math.max(this.first, this.last - this.shown + 1);
    this.emit('cells', { from: Math.min(max, Math.max(this.first, Math.round(from))) });
  }

  #drag(event: PointerEvent): void {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const along = (event.clientX - left) / width;
    this.#go(this.first + along * (this.last - this.first + 1) - this.shown / 2);
  }

  #key = (event: KeyboardEvent) => {
    const here = this.from - this.first;
    const to = stepped(event.key, here, this.last - this.first, this.shown, Math.ceil(this.shown / 4));
    if (to === undefined) return;
    event.preventDefault();
    // A key moves by a quarter of a page: a step of one index would be invisible.
    const far = Math.abs(to - here) === 1 ? here + (to - here) * Math.ceil(this.shown / 4) : to;
    this.#go(this.first + far);
  };

  protected draw(canvas: HTMLCanvasElement, look: Look): void {
    const [width, height] = [canvas.clientWidth / this.unit, canvas.clientHeight / this.unit];
    const context = sharpened(canvas, width, height, this.unit);
    if (!context || !this.bins.length) return;
    const count = this.last - this.first + 1;
    const scale = width / count;
    context.fillStyle = look.faint;
    context.fillRect((this.from - this.first) * scale, 0, Math.max(3, this.shown * scale), height);
    context.fillStyle = look.ink;
    for (const [bin, differences] of this.bins.entries()) {
      if (!differences) continue;
      const wide = Math.min(this.width, count - bin * this.width);
      const tall = Math.max(2, (height - 2) * (differences / wide));
      context.fillRect(bin * this.width * scale, height - tall, Math.max(1, wide * scale - 0.3), tall);
    }
    context.fillStyle = look.rule;
    context.fillRect(0, height - 1, width, 1);
    context.strokeStyle = look.act;
    context.lineWidth = 2;
    context.strokeRect(
      (this.from - this.first) * scale + 1,
      1,
      Math.max(3, this.shown * scale) - 2,
      height - 2,
    );
  }
}

define('grundy-overview', GrundyOverview);
