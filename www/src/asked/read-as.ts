/*
 * How a typed question was read, as chips, and what was left out. Pressing a chip puts a text in
 * the field and selects a part of it: the same text, or one that asks for the other ending. Loaded
 * with the words.
 */

import 'texts:search';
import { html } from 'lit';
import type { TypedOffer, TypedSpan } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { grouped, text } from '../i18n/index';
import { componentsOf } from '../ruleset/components-of';
import { boardWords, componentName } from '../ruleset/position-name';
import { type ReadQuestion, readTyped } from './read-typed';

export interface Chip {
  label: string;
  /** What is then in the field, and which of its UTF-16 units are selected. */
  text: string;
  from: number;
  to: number;
  /** Whether it asks for the other ending. */
  turns?: true;
}

/** The chips of a clear question; none where they would say no more than its name. */
export async function chipsOf(ask: Ask, typed: string, read: ReadQuestion): Promise<Chip[]> {
  const question = read.best?.question;
  if (question?.kind !== 'position' && question?.kind !== 'game') return [];
  const unit = (character: number) => Array.from(typed).slice(0, character).join('').length;
  const chip = (label: string, span?: Pick<TypedSpan, 'from' | 'to'>): Chip => ({
    ...{ label, text: typed, from: unit(span?.from ?? 0), to: span ? unit(span.to) : typed.length },
  });
  const of = (what: TypedSpan['what']) => read.spans.filter((span) => span.what === what);
  const [games, heaps] = [of('subject'), of('heaps')];
  const chips: Chip[] = [];
  if (question.kind === 'game') {
    if (!question.n) return [];
    chips.push(chip(componentName(question.text), games[0]));
    chips.push(chip(text('read-n', { n: grouped(question.n) }), of('n')[0] ?? heaps[0]));
    return chips;
  }
  const components = componentsOf(question.text);
  const place = (spans: TypedSpan[], at: number) =>
    spans.length === components.length ? spans[at] : components.length === 1 ? spans[0] : undefined;
  const assumed = read.best?.changed.some(({ why }) => why === 'game');
  for (const [at, component] of components.entries()) {
    const game = place(games, at);
    // A game that was assumed is asked for.
    if (!assumed) chips.push(chip(componentName(component.game), game));
    const board = boardWords(component);
    if (board) chips.push(chip(board, place(heaps, at) ?? game));
  }
  const most = /^moore:(\d+)$/.exec(question.sum ?? '')?.[1];
  if (most) chips.push(chip(text('read-moore', { most: Number(most) }), games[0]));
  const other = turned(typed, of('ending'), question.misere);
  const { best } = await readTyped(ask, other);
  const turns = best?.question.text === question.text && best.question.misere !== question.misere;
  if (turns)
    chips.push({
      ...{ label: text(question.misere ? 'read-loses' : 'read-wins'), text: other, turns },
      ...{ from: other.length, to: other.length },
    });
  return chips;
}

/** What of a text was not understood. */
export interface LeftOut {
  said: string;
  /** Whether that has only the first words. */
  isLong: boolean;
  /** The text: every second piece was left out. */
  pieces: readonly string[];
}

/** The most words and gaps that a sentence repeats. */
const MOST = 6;

/** A sentence on parts that were not understood; empty without any. */
export function ignored(parts: readonly string[]): Omit<LeftOut, 'pieces'> {
  const all = parts.flatMap((part) => part.trim() || []);
  const apart = [...new Set(all)].filter(
    (one, _, set) => !set.some((longer) => longer !== one && longer.includes(one)),
  );
  const words = apart.join(' … ').split(/\s+/);
  const isLong = words.length > MOST;
  const part = isLong ? `${words.slice(0, MOST).join(' ').replace(/ …$/, '')} …` : words.join(' ');
  const count = isLong ? all.join(' ').split(/\s+/).length : 0;
  return { said: part && text('read-ignored', { count, part }), isLong };
}

/** That it was not understood how the game ends, and what is assumed. */
export function endingDoubt(typed: string, { question, changed }: TypedOffer): string {
  const assumed = changed.find(({ why }) => why === 'ending');
  if (!assumed) return '';
  const part = Array.from(typed).slice(assumed.from, assumed.to).join('');
  return text('read-ending', { part, play: question.misere ? 'misere' : 'normal' });
}

/** What a reading leaves out of a text, unless that is all or nothing. */
export function leftOut(typed: string, offer: TypedOffer | undefined): LeftOut | undefined {
  const of = (reason: string) => offer?.changed.filter(({ why }) => why === reason) ?? [];
  const isOfEnd = ({ from, to }: { from: number; to: number }) =>
    of('ending').some((ending) => ending.from <= from && to <= ending.to);
  const places = of('ignored').filter((place) => !isOfEnd(place));
  const characters = Array.from(typed);
  const isLeft = (at: number) => places.some(({ from, to }) => from <= at && at < to);
  const signs = characters.map((character, at) => (isLeft(at) ? 'x' : character === ' ' ? ' ' : '.'));
  const runs = signs.join('').split(/(x+(?: x+)*)/);
  const pieces = runs.map(({ length }) => characters.splice(0, length).join(''));
  const isPart = pieces.some((piece, at) => at % 2 === 0 && piece.trim());
  const left = ignored(pieces.filter((_, at) => at % 2));
  return left.said && isPart ? { ...left, pieces } : undefined;
}

/** The sentence; of much that was left out, pressing it shows where that stands in the text. */
export function leftOutLine({ said, isLong, pieces }: LeftOut) {
  if (!isLong) return html`<p>${said}</p>`;
  return html`<details class="left-out">
    <summary>${said}</summary>
    <p dir="auto">${pieces.map((piece, at) => (at % 2 ? html`<mark>${piece}</mark>` : piece))}</p>
  </details>`;
}

/** What may be typed: each example is one. */
export const examples = (): Chip[] =>
  text('read-examples')
    .split(' | ')
    .map((typed) => ({ label: typed, text: typed, from: typed.length, to: typed.length }));

/** The text with the other ending. */
function turned(typed: string, said: readonly TypedSpan[], misere: boolean): string {
  const ending = text(misere ? 'read-typed-wins' : 'read-typed-loses');
  const [first, ...others] = said;
  if (!first) return `${typed.replace(/[\s.?!,;]+$/, '')}, ${ending}`;
  const characters = Array.from(typed);
  for (const { from, to } of others.reverse()) characters.splice(from, to - from);
  characters.splice(first.from, first.to - first.from, ending);
  return characters.join('').trim();
}

/** Two arrows, of Lucide as the other icons. */
const TURN = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4" /></svg>`;

/** Chips and links in a row after what they are: parts of the text, or what is near or possible. */
// messages: read-row-*
export function chipRow(
  what: 'as' | 'near' | 'try' | 'or',
  chips: readonly Chip[],
  press: (chip: Chip) => void,
  links: ReadonlyArray<{ label: string; href: string }> = [],
) {
  const label = text(`read-row-${what}`);
  const said = ({ label: part, turns }: Chip) => text(turns ? 'read-turn' : 'read-change', { part });
  return html`<div class="read-as row quiet" role="group" aria-label=${label}>
    <span aria-hidden="true">${label}</span>
    ${chips.map(
      (chip) =>
        html`<button
          class="preset option"
          type="button"
          dir="auto"
          aria-label=${what === 'as' ? said(chip) : chip.label}
          @pointerdown=${(event: Event) => event.preventDefault()}
          @click=${() => press(chip)}
        >${chip.label}${chip.turns ? TURN : ''}</button>`,
    )}
    ${links.map(({ label, href }) => html`<a href=${href}>${label}</a>`)}
  </div>`;
}

/** Puts the text of a chip in a field, and selects a part of it. */
export function putIn(field: HTMLInputElement | HTMLTextAreaElement, { text: typed, from, to }: Chip): void {
  field.value = typed;
  field.focus();
  field.setSelectionRange(from, to);
}

/** Draws how a text was read, and puts a chip in its field. */
export const drawing = { row: chipRow, line: leftOutLine, putIn };
export type Drawing = typeof drawing;
