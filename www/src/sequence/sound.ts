/*
 * A sequence as sound: a soft note for each value, higher for larger values, one after the other.
 * Starts on request, and stops when the page is hidden.
 */

/** Notes a second. */
const PACE = 9;
/** A pentatonic scale in semitones: without dissonant steps. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST = 196;

/**
 * The pitch of a value in Hz. 0 is an octave below all others; large values repeat after four
 * octaves.
 */
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

  /** Calls `note` with each index when its note starts, and `ended` after the last one. */
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
