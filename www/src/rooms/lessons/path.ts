/*
 * The path: the lessons in their order, with what a page about all of them must know before any is
 * loaded. tests/unit/lessons.test.ts compares it with the lessons.
 */

export interface PathEntry {
  name: LessonName;
  steps: number;
  /** Minutes for a careful reader. */
  minutes: number;
}

export interface Stretch {
  id: 'basics' | 'tools' | 'problems';
  lessons: readonly PathEntry[];
}

export const LESSON_NAMES = [
  'nim',
  'mex',
  'subtraction',
  'kayles',
  'sums',
  'products',
  'fibonacci',
  'nim-square',
  'stones',
  'flipping-game',
  'fibonacci-nim',
] as const;
export type LessonName = (typeof LESSON_NAMES)[number];

export const PATH: readonly Stretch[] = [
  {
    id: 'basics',
    lessons: [
      { name: 'nim', steps: 7, minutes: 8 },
      { name: 'mex', steps: 7, minutes: 8 },
      { name: 'sums', steps: 6, minutes: 7 },
    ],
  },
  {
    id: 'tools',
    lessons: [
      { name: 'subtraction', steps: 6, minutes: 7 },
      { name: 'kayles', steps: 7, minutes: 8 },
      { name: 'products', steps: 8, minutes: 9 },
      { name: 'fibonacci', steps: 7, minutes: 8 },
    ],
  },
  {
    id: 'problems',
    lessons: [
      { name: 'nim-square', steps: 7, minutes: 9 },
      { name: 'stones', steps: 7, minutes: 9 },
      { name: 'flipping-game', steps: 8, minutes: 9 },
      { name: 'fibonacci-nim', steps: 7, minutes: 9 },
    ],
  },
];

const ENTRIES = PATH.flatMap(({ lessons }) => lessons);

export function entryNamed(name: string | undefined): PathEntry | undefined {
  return ENTRIES.find((entry) => entry.name === name);
}

/** The lesson after this one on the path. */
export function entryAfter(name: LessonName): PathEntry | undefined {
  return ENTRIES[ENTRIES.findIndex((entry) => entry.name === name) + 1];
}
