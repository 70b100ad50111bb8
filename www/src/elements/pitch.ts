/** The steps of a pentatonic scale: any two of its notes sound well together, and values come in any order. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST = 220;
/** Values above this sound like it: higher notes hurt. */
const MOST = 24;

/** The frequency of a value in hertz: 0 is an octave below all others. */
export function pitch(value: number): number {
  if (value === 0) return LOWEST / 2;
  const note = Math.min(value, MOST) - 1;
  const semitones = (SCALE[note % SCALE.length] ?? 0) + 12 * Math.floor(note / SCALE.length);
  return LOWEST * 2 ** (semitones / 12);
}
