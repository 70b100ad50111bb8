/* Rules of one's own to start from; tests/unit/own-rules.test.ts checks what their texts claim. */

import table from './own-rules.tsv?raw';

// messages: own-rule-*

export type OwnRule = Record<'id' | 'n' | 'rule' | 'source', string> & { url: string | undefined };

/** The rows of own-rules.tsv, whose head says what they have. */
export const OWN_RULES: readonly OwnRule[] = table
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [id = '', n = '', rule = '', source = '', url] = line.split('\t');
    return { id, n, rule, source, url };
  });

/** The options of a rule in any order; all quotients are rounded down. */
const options = (rule: string): string =>
  rule
    .replace(/^rule:\((?:n to )?(.*)\)$/, '$1')
    .replace(/floor\(([^()]*)\)/g, '$1')
    .split(' or ')
    .sort()
    .join(' or ');

/** The one of them that a game is, but for the order of its options and how it is rounded. */
export const ownRuleOf = (game: string): OwnRule | undefined =>
  OWN_RULES.find(({ rule }) => options(rule) === options(game));

/** Those of two numbers. */
export const TABLE_RULES = OWN_RULES.filter(({ rule }) => rule.startsWith('rule:(('));
