/* Nimbers in sentences. Numbers of the engine are plain digits, or sums of powers of two: 2^300 + 2^5. */

import { html, type TemplateResult } from 'lit';
import { amount } from '../elements/brief';
import { bound } from '../elements/formula';
import type { NimberStep, Reason } from '../engine/protocol';
import { text } from '../i18n/index';

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

/** An expression as it is written here, where that is plain: 6*7 is 6 ⊗ 7. */
export function written(expression: string): string {
  const plain = expression.trim();
  const ordinary = /[^\d+*/^()\s]|\^\s*\(|\*\s*\*|(?:^|[+*/(])\s*[*+]/.test(plain);
  if (ordinary || plain === '') return plain;
  return plain.replace(/\s/g, '').replaceAll('+', ' ⊕ ').replaceAll('*', ' ⊗ ').replaceAll('/', ' / ');
}
