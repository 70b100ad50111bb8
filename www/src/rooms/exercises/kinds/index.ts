/* The kinds of questions, each with the function that makes one. */

import type { KindName } from '../item';
import type { MakeItem } from './kind';
import { move } from './move';
import { next } from './next';
import { outcome } from './outcome';
import { far, period } from './period';
import { product } from './product';
import { sum } from './sum';
import { value } from './value';

export const MAKE: Record<KindName, MakeItem> = { value, next, sum, outcome, move, period, far, product };
