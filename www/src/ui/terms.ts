/* Words of the field within sentences, which explain themselves. The texts are in glossary.ftl. */

import { html, type TemplateResult } from 'lit';
import './term';
import { text } from '../i18n/index';
import { bound } from './formula';

/**
 * The words: glossary-ID is how it is written, with | between forms; glossary-ID-means explains.
 */
export const GLOSSARY = [
  'pre-period',
  'period',
  'saltus',
  'p-position',
  'n-position',
  'grundy-value',
  'mex',
  'option',
  'nim-sum',
  'octal-code',
] as const;
export type Term = (typeof GLOSSARY)[number];

interface Form {
  id: Term;
  form: string;
}

/** A sentence in pieces: plain text, and the first occurrence of each word of the glossary. */
export function pieces(
  sentence: string,
  forms: readonly Form[] = allForms(),
): Array<string | (Form & { word: string })> {
  if (!forms.length) return [sentence];
  const found: Array<string | (Form & { word: string })> = [];
  const pattern = RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(({ form }) => escaped(form)).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const seen = new Set<Term>();
  let from = 0;
  for (const { 0: word, index } of sentence.matchAll(pattern)) {
    const form = forms.find((one) => one.form.toLowerCase() === word.toLowerCase());
    if (!form || seen.has(form.id)) continue;
    seen.add(form.id);
    found.push(sentence.slice(from, index), { ...form, word });
    from = index + word.length;
  }
  return [...found, sentence.slice(from)].filter((piece) => piece !== '');
}

/** The longest forms first, so that “pre-period” is not read as “period”. */
function allForms(): Form[] {
  return GLOSSARY.flatMap((id) =>
    text(`glossary-${id}`)
      .split('|')
      .map((form) => ({ id, form })),
  ).sort((a, b) => b.form.length - a.form.length);
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence whose words of the glossary explain themselves. */
export function withTerms(sentence: string): TemplateResult {
  return html`${pieces(sentence).map((piece) =>
    typeof piece === 'string' ? bound(piece) : term(piece.id, piece.word),
  )}`;
}

export function term(id: Term, word: string): TemplateResult {
  return html`<grundy-term .word=${word} .meaning=${text(`glossary-${id}-means`)}></grundy-term>`;
}
