/* Rules of the reader's own to start from: each leads to its sequence, or to its table. */

import 'texts:own-rules';
import { html, nothing } from 'lit';
import { isTableRule } from '../../grid/table-games';
import { text } from '../../i18n/index';
import { OWN_RULES, type OwnRule, ownRuleOf } from '../../ruleset/own-rules';
import { linkFor } from '../places';

export function ownRules() {
  return html`<ul role="list" class="own-rules-list">${OWN_RULES.map(row)}</ul>`;
}

/** What is said of a game that is one of them. */
export function remark(game: string) {
  const id = ownRuleOf(game)?.id;
  return id
    ? html`<p class="game-same">${text(`own-rule-${id}`)}: ${text(`own-rule-${id}-why`)}</p>`
    : nothing;
}

/** Rules of two numbers are tables, which this edition may not have. */
const linkOf = ({ rule, n }: OwnRule): string | undefined =>
  isTableRule(rule) ? linkFor('table', { game: rule }) : linkFor('sequence', { game: rule, n });

function row(own: OwnRule) {
  const { id, rule, source, url } = own;
  const link = linkOf(own);
  if (!link) return nothing;
  // messages: own-rule-*
  return html`<li>
    <a href=${link}>${text(`own-rule-${id}`)}</a>
    <code translate="no">${rule.replace(/^rule:\((.*)\)$/s, '$1')}</code>
    <span>${text(`own-rule-${id}-why`)}</span>
    <cite class="quiet">${url ? html`<a href=${url} rel="noopener">${source}</a>` : source}</cite>
  </li>`;
}
