/* Nimbers in sentences. Numbers of the engine are plain digits, or sums of powers of two: 2^300 + 2^5. */

import { html, type TemplateResult } from 'lit';
import { amount, brief } from '../elements/brief';
import { bound } from '../elements/formula';
import type { NimberStep, Reason } from '../engine/protocol';
import { direction, text } from '../i18n/index';

/** One line of a derivation. */
export function lineOf({ text: key, arguments: given }: Reason): TemplateResult {
  const filled = Object.entries(given).map(([name, value]) => [name, shown(value)]);
  return powers(bound(text(`nimber-line-${key}`, Object.fromEntries(filled))));
}

/** What an operation comes to. */
export function headOf({ operation, operands, result }: NimberStep): TemplateResult {
  const [left = '', right = ''] = operands.map(shown);
  return powers(text(`step-${operation}`, { left, right, result: shown(result) }));
}

/** A number for a line of text; sums of powers are nim-sums here. */
function shown(value: string): string {
  return String(amount(value)).replaceAll(' + ', ' ⊕ ');
}

/** The same with exponents where exponents stand. */
export function powers(plain: string): TemplateResult {
  const parts = plain.split(/\^(\d[\d,]*)/);
  return html`${parts.map((part, at) => (at % 2 ? html`<sup>${part}</sup>` : part))}`;
}

/** Characters of a label. */
const LONGEST = 48;

/** An expression as a label: not longer than one can be, and from left to right wherever it stands. */
export function labelled(expression: string): string {
  const name = brief(written(expression));
  const label = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
  return direction() === 'rtl' ? `\u2066${label}\u2069` : label;
}

/** Where a link changes what stands above it, possibly out of sight, people are led there. */
export function inView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}

/** Words that the calculator knows, and what else stands in an expression; brackets hold ordinary arithmetic. */
const PLAIN = /^(?:sqrt|inv|solve|order|field|[\d+*/^()\s]|\[[^[\]]*\])*$/;
/** An exponent in parentheses is ordinary arithmetic; ** is a power; a sign before an operand says nothing. */
const TRICKY = /\^\s*\(|\*\s*\*|(?:^|[+*/(])\s*[*+]/;

/** An expression as it is written here, where that is plain: 6*7 is 6 ⊗ 7. */
export function written(expression: string): string {
  const plain = expression.trim();
  if (!PLAIN.test(plain) || TRICKY.test(plain.replace(/\[[^\]]*\]/g, '0'))) return plain;
  return plain
    .split(/(\[[^\]]*\])/)
    .map((part, at) =>
      at % 2 ? part : part.replace(/\s/g, '').replace(/[+*/]/g, (sign) => SIGNS[sign] ?? sign),
    )
    .join('');
}

const SIGNS: Record<string, string> = { '+': ' ⊕ ', '*': ' ⊗ ', '/': ' / ' };
