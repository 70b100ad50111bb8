/*
 * Nimbers in sentences. The engine writes numbers as plain digits, or as sums of powers of two:
 * 2^300 + 2^5.
 */

import type { TemplateResult } from 'lit';
import type { Message, NimberStep } from '../../engine/protocol';
import { commas, direction, shortened, text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import { bound, powers } from '../../ui/formula';
import type { NimberRoom } from './model';

/** One line of a derivation. */
export function lineOf({ code: key, values: given }: Message): TemplateResult {
  const filled = Object.entries(given).map(([name, value]) => [name, shown(String(value))]);
  return powers(bound(text(`nimber-line-${key}`, Object.fromEntries(filled))));
}

/** The equation of an operation. */
export function headOf({ operation, operands, result }: NimberStep): TemplateResult {
  const all = operands.map(shown);
  const [left = '', right = ''] = all;
  return powers(text(`step-${operation}`, { left, right, operands: commas(all), result: shown(result) }));
}

/** A number for a line of text; sums of powers of two become nim-sums. */
function shown(value: string): string {
  return brief(value).replaceAll(' + ', ' ⊕ ');
}

/** The largest number of characters of a label. */
const LONGEST = 48;

/** An expression as a label: shortened, and isolated from left to right. */
export function labelled(expression: string): string {
  const name = brief(written(expression));
  const label = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
  return direction() === 'rtl' ? `\u2066${label}\u2069` : label;
}

/** Scrolls to an element that a link below it changes. */
export function inView(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
}

/** Names and characters of simple expressions; square brackets contain ordinary arithmetic. */
const PLAIN = /^(?:sqrt|inv|solve|mex|order|field|[\d+*/^(){},\s]|\[[^[\]]*\])*$/;
/**
 * Excluded: an exponent in parentheses is ordinary arithmetic, ** is a power, a sign before an
 * operand is redundant.
 */
const TRICKY = /\^\s*\(|\*\s*\*|(?:^|[+*/({,])\s*[*+]/;

/** A simple expression with nimber operators, 6 ⊗ 7 for 6*7; any other unchanged. */
export function written(expression: string): string {
  const plain = expression.trim();
  if (!PLAIN.test(plain) || TRICKY.test(plain.replace(/\[[^\]]*\]/g, '0'))) return plain;
  return plain
    .split(/(\[[^\]]*\])/)
    .map((part, at) =>
      at % 2 ? part : part.replace(/(?<!,)\s/g, '').replace(/[+*/]/g, (sign) => SIGNS[sign] ?? sign),
    )
    .join('');
}

const SIGNS: Record<string, string> = { '+': ' ⊕ ', '*': ' ⊗ ', '/': ' / ' };

/** Announces the value, or that the shown value is stale. */
export function nimberAnnouncement({ calculated, calculating, stale, error }: NimberRoom): string {
  if (!calculated || calculating.running) return '';
  const expression = brief(written(calculated.expression));
  if (stale) return error ? text('nimbers-stale-said', { expression }) : '';
  return text('nimbers-said', { expression, value: shortened(calculated.answer.value) });
}
