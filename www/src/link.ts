import { type Question, toHash } from './question';
import { spare } from './state';

/** The link of a question, as it can be given to others. */
export function linkOf(question: Question): string {
  return new URL(toHash(spare(question)), location.href).href;
}
