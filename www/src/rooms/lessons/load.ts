/* Loads a lesson with its texts. */

import type { Lesson } from './lesson';
import type { LessonName } from './path';

export const LOADERS: Record<LessonName, () => Promise<{ lesson: Lesson }>> = {
  nim: () => import('./lessons/nim'),
  mex: () => import('./lessons/mex'),
  subtraction: () => import('./lessons/subtraction'),
  kayles: () => import('./lessons/kayles'),
  sums: () => import('./lessons/sums'),
  products: () => import('./lessons/products'),
  fibonacci: () => import('./lessons/fibonacci'),
  'nim-square': () => import('./lessons/nim-square'),
  stones: () => import('./lessons/stones'),
  'flipping-game': () => import('./lessons/flipping-game'),
  'fibonacci-nim': () => import('./lessons/fibonacci-nim'),
};
