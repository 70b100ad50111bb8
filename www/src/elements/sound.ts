import { html } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { pitch } from './pitch';

/** Values a second. */
const PACE = 7;
/** How far ahead notes are handed to the browser, in values: enough for a busy page, few enough to stop at once. */
const AHEAD = 3;
const LOUD = 0.12;

/**
 * A sequence to listen to: a note for each value, higher for larger ones, and a low one for 0. Silent until somebody asks for it, and
 * silent again when the page is hidden. A period can be heard long before it is seen.
 *
 * Properties: `values` from the index `from`, `start` the index to begin with. Event: `cursor` {n | undefined}, the value that
 * sounds now.
 */
export class GrundySound extends Plain {
  static override properties = {
    values: { attribute: false },
    from: { type: Number },
    start: { attribute: false },
    playing: { state: true },
  };

  declare values: Uint32Array | undefined;
  declare from: number;
  declare start: number | undefined;
  declare playing: boolean;
  #audio: AudioContext | undefined;
  #timer = 0;
  #hide = () => {
    if (document.hidden) this.#stop();
  };

  constructor() {
    super();
    this.from = 0;
    this.playing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#hide);
    this.#stop();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    // Another sequence.
    if (changed.has('values') && this.playing) this.#stop();
  }

  protected override render() {
    return html`<button
      class="button"
      type="button"
      ?disabled=${!this.values?.length}
      @click=${() => (this.playing ? this.#stop() : this.#play())}
    >${this.playing ? text('sound-stop') : text('sound-play')}</button>`;
  }

  #play(): void {
    const { values, from, start = from } = this;
    if (!values) return;
    const audio = new AudioContext();
    this.#audio = audio;
    this.playing = true;
    const began = audio.currentTime + 0.05;
    let first = Math.min(Math.max(start - from, 0), values.length - 1);
    // From the end there is nothing to be heard.
    if (first === values.length - 1) first = 0;
    let handed = 0;
    const go = () => {
      const heard = Math.floor((audio.currentTime - began) * PACE);
      if (first + heard >= values.length) return this.#stop();
      while (handed <= heard + AHEAD && first + handed < values.length) {
        sound(audio, pitch(values[first + handed] ?? 0), began + handed / PACE);
        handed++;
      }
      if (heard >= 0) this.tell('cursor', { n: from + first + heard });
      this.#timer = window.setTimeout(go, 500 / PACE);
    };
    go();
  }

  #stop(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#audio?.close();
    this.#audio = undefined;
    this.playing = false;
    this.tell('cursor', { n: undefined });
  }
}

/** One note, which fades in and out so that it does not click. */
function sound(audio: AudioContext, frequency: number, at: number): void {
  const length = 0.9 / PACE;
  const [note, loudness] = [audio.createOscillator(), audio.createGain()];
  note.type = 'triangle';
  note.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
  note.connect(loudness).connect(audio.destination);
  note.start(at);
  note.stop(at + length);
}

define('grundy-sound', GrundySound);
