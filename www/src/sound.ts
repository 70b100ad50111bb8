/*
 * A sequence to be listened to: a soft note for each value, the higher the larger, one after the other. Off until somebody asks,
 * and silent as soon as the page is out of sight.
 */

/** Notes in a second. */
const PACE = 9;
/** Steps of a scale without half tones, in half tones: whatever follows whatever, it does not hurt. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST = 196;

/** The pitch of a value in Hz: 0 stands an octave below all others. Large values come round again after four octaves. */
export function pitchOf(value: number): number {
  if (value === 0) return LOWEST / 2;
  const place = (value - 1) % (4 * SCALE.length);
  const octave = Math.floor(place / SCALE.length);
  return LOWEST * 2 ** (octave + (SCALE[place % SCALE.length] ?? 0) / 12);
}

export class Sound {
  #context: AudioContext;
  #timer = 0;
  #ended: () => void;

  /** `note` is told each index as its note begins; `ended` when there is nothing more to be heard. */
  constructor(values: Uint32Array, first: number, note: (n: number) => void, ended: () => void) {
    this.#context = new AudioContext();
    this.#ended = ended;
    let place = 0;
    const next = () => {
      const value = values[place];
      if (value === undefined) {
        this.stop();
        return;
      }
      this.#play(pitchOf(value));
      note(first + place);
      place += 1;
    };
    next();
    this.#timer = window.setInterval(next, 1000 / PACE);
    document.addEventListener('visibilitychange', this.#hidden);
  }

  #hidden = () => {
    if (document.hidden) this.stop();
  };

  #play(pitch: number): void {
    const context = this.#context;
    const now = context.currentTime;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(0.12, now + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0008, now + 0.32);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(now);
    oscillator.stop(now + 0.35);
  }

  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#hidden);
    if (this.#context.state === 'closed') return;
    this.#context.close();
    this.#ended();
  }
}
