import { longestHash, type Question, toHash } from './question';
import { spare } from './state';

/**
 * The link of a question, as it can be given to others. A question too long to be read back from a link has none: like the
 * address bar, this stays with the one before. (Firefox throws on an address of a megabyte.)
 */
export function linkOf(question: Question): string {
  const hash = toHash(spare(question));
  return hash.length > longestHash ? location.href : new URL(hash, location.href).href;
}
