import { withoutDefaults } from './parameters';
import { longestHash, type Question, toHash } from './question';

/**
 * The link of a question, to share with others. A question too long to be read back from a link has
 * none: like the address bar, this keeps the link of the previous question. (Firefox throws on a
 * URL of a megabyte.)
 */
export function linkOf(question: Question): string {
  const hash = toHash(withoutDefaults(question));
  return hash.length > longestHash ? location.href : new URL(hash, location.href).href;
}
