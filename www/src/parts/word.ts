/* The Fibonacci word: for every n, whether its representation ends with 1. */

import { html, nothing } from 'lit';
import { amount } from '../elements/brief';
import { bound } from '../elements/formula';
import { text } from '../i18n/index';
import { PLAYABLE } from '../zeckendorf/link';
import type { ZeckendorfRoom } from '../zeckendorf-room';
import { state } from './state';

export function word(room: ZeckendorfRoom) {
  return html`<section class="zeck-word" aria-labelledby="word-heading">
    <h2 id="word-heading">${text('word-heading')}</h2>
    <p class="statement">${bound(text('word-statement'))}</p>
    ${letters(room)}
    ${state(
      room.spelling,
      { doing: text('word-progress'), stopped: text('zeck-stopped'), home: 'field-n' },
      { cancel: () => room.spelling.stop(), again: room.again },
    )}
    ${wayTo(room)}
  </section>`;
}

/** The n of the question, as far as letters are looked at, and its place among the letters that are shown. */
function near({ word: shown, shown: represented }: ZeckendorfRoom) {
  const n = represented && represented.n.length <= PLAYABLE ? represented.n : undefined;
  const offset = n === undefined ? -1n : BigInt(n) - BigInt(shown?.from ?? '0');
  const there = offset >= 0n && offset < BigInt(shown?.letters.length ?? 0);
  return { n, marked: there ? Number(offset) : undefined };
}

/** The letters, and what the one says that is looked at. */
export function letters(room: ZeckendorfRoom) {
  const { word: shown, wordCursor } = room;
  const from = shown?.from ?? '0';
  const { marked } = near(room);
  const at = wordCursor ?? marked;
  const reading = at === undefined ? '' : said(from, at, shown?.letters[at]);
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
    <p class="word-reading number" aria-hidden="true">${reading || html`<span class="quiet">${text('word-hint')}</span>`}</p>`;
}

/** To the n of the question, where it is not in view. */
function wayTo(room: ZeckendorfRoom) {
  const { n, marked } = near(room);
  if (n === undefined || marked !== undefined) return nothing;
  return html`<p><button class="link" type="button" @click=${() => room.seeLetter(n)}>${text('word-to', { n: amount(n) })}</button></p>`;
}

function said(from: string, at: number, letter: number | undefined): string {
  const n = amount(String(BigInt(from) + BigInt(at)));
  return letter === undefined ? '' : text('word-reading', { n, letter });
}
