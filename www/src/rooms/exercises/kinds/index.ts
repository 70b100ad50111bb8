/* The kinds of questions, each with the function that makes one. */

import type { KindName, PlayName } from '../item';
import type { MakeItem } from './kind';
import { misereMove, misereOutcome } from './misere';
import { move } from './move';
import { next } from './next';
import { outcome } from './outcome';
import { far, period } from './period';
import { product } from './product';
import { sum } from './sum';
import { value } from './value';

export const MAKE: Record<PlayName, Partial<Record<KindName, MakeItem>>> = {
  normal: { value, next, sum, outcome, move, period, far, product },
  misere: { outcome: misereOutcome, move: misereMove },
};
