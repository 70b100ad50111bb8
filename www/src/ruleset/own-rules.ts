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

/** Those of two numbers. */
export const TABLE_RULES = OWN_RULES.filter(({ rule }) => rule.startsWith('rule:(('));
