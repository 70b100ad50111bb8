/* Rules of the reader's own to start from: each leads to its sequence, or to its table. */

import { html, nothing } from 'lit';
import { ELSEWHERE } from '../../edition';
import { isTableRule } from '../../grid/table-games';
import type { OwnRule } from '../../grid/table-rules';
import texts from '../../i18n/en/own-rules.ftl?raw';
import { learn, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { GAME } from './index';
import { OWN_RULES } from './own-rules';

learn(texts);

/** Rules of two numbers are tables, which this edition may not have. */
const SHOWN = OWN_RULES.filter(({ rule }) => !isTableRule(rule) || !ELSEWHERE.includes('two-heaps'));

const withoutPrefix = (rule: string) => rule.replace(/^rule:\((.*)\)$/s, '$1');

export function ownRules() {
  return html`<ul role="list" class="own-rules-list">${SHOWN.map(row)}</ul>`;
}

function linkOf({ rule, n }: OwnRule): string {
  if (isTableRule(rule)) return toHash({ problem: 'two-heaps', arguments: { game: rule }, view: {} });
  return toHash({ problem: GAME, arguments: { game: rule, n }, view: {} });
}

function row(own: OwnRule) {
  const { id, rule, source, url } = own;
  // messages: own-rule-*
  return html`<li>
    <a href=${linkOf(own)}>${text(`own-rule-${id}`)}</a>
    <code translate="no">${withoutPrefix(rule)}</code>
    <span>${text(`own-rule-${id}-why`)}</span>
    <cite class="quiet">${url ? html`<a href=${url} rel="noopener">${source}</a>` : (source ?? nothing)}</cite>
  </li>`;
}
