/* The Fibonacci word: the letter of n is 1 if the representation of n ends with 1. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { amount } from '../../ui/brief';
import { bound } from '../../ui/formula';
import { isTouch } from '../../ui/pointer';
import type { ZeckendorfRoom } from './model';
import { PLAYABLE } from './parameters';

/** `status` is the status line of the work. */
export function word(room: ZeckendorfRoom, status: unknown = nothing) {
  return html`<p class="statement">${bound(text('word-statement'))}</p>
    ${letters(room)}
    ${status}
    ${wayTo(room)}`;
}

/** The n of the question, if its letter can be shown, and its offset among the shown letters. */
function near({ word: shown, shown: represented }: ZeckendorfRoom) {
  const n = represented && represented.n.length <= PLAYABLE ? represented.n : undefined;
  const offset = n === undefined ? -1n : BigInt(n) - BigInt(shown?.from ?? '0');
  const inWord = offset >= 0n && offset < BigInt(shown?.letters.length ?? 0);
  return { n, marked: inWord ? Number(offset) : undefined };
}

/** The letters, and a sentence on the selected one. */
function letters(room: ZeckendorfRoom) {
  const { word: shown, wordCursor } = room;
  const from = shown?.from ?? '0';
  const { marked } = near(room);
  const at = wordCursor ?? marked;
  const reading = at === undefined ? '' : letterReading(from, at, shown?.letters[at]);
  return html`<grundy-word
      .letters=${shown?.letters}
      .from=${from}
      .cursor=${wordCursor}
      .marked=${marked}
      .reading=${reading}
      @cursor=${(event: CustomEvent<{ at: number | undefined }>) => room.pointAtLetter(event.detail.at)}
      @look=${(event: CustomEvent<{ by: number }>) => room.lookAlong(event.detail.by)}
      @length=${(event: CustomEvent<{ length: number }>) => room.letters(event.detail.length)}
    ></grundy-word>
    <p class="word-reading number" aria-hidden="true">${reading || html`<span class="quiet">${text(isTouch() ? 'word-hint-touch' : 'word-hint')}</span>`}</p>`;
}

/** A button to the letter of n, if that is not in view. */
function wayTo(room: ZeckendorfRoom) {
  const { n, marked } = near(room);
  if (n === undefined || marked !== undefined) return nothing;
  return html`<p><button class="link" type="button" @click=${() => room.seeLetter(n)}>${text('word-to', { n: amount(n) })}</button></p>`;
}

function letterReading(from: string, at: number, letter: number | undefined): string {
  const n = amount(String(BigInt(from) + BigInt(at)));
  return letter === undefined ? '' : text('word-reading', { n, letter });
}
