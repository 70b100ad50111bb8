/* The Fibonacci word: for every n, whether its representation ends with 1. */

import { html } from 'lit';
import { amount } from '../elements/brief';
import { bound } from '../elements/formula';
import { text } from '../i18n/index';
import { PLAYABLE } from '../zeckendorf/link';
import type { ZeckendorfRoom } from '../zeckendorf-room';
import { state } from './state';

export function word(room: ZeckendorfRoom) {
  const { word: shown, wordCursor, shown: represented } = room;
  const from = shown?.from ?? '0';
  const near = represented && represented.n.length <= PLAYABLE ? represented.n : undefined;
  const offset = near === undefined ? -1n : BigInt(near) - BigInt(from);
  const marked = offset >= 0n && offset < BigInt(shown?.letters.length ?? 0) ? Number(offset) : undefined;
  const at = wordCursor ?? marked;
  const reading = at === undefined ? '' : said(from, at, shown?.letters[at]);
  return html`<section class="zeck-word" aria-labelledby="word-heading">
    <h2 id="word-heading">${text('word-heading')}</h2>
    <p class="statement">${bound(text('word-statement'))}</p>
    <grundy-word
      .letters=${shown?.letters}
      .from=${from}
      .cursor=${wordCursor}
      .marked=${marked}
      .reading=${reading}
      @cursor=${(event: CustomEvent<{ at: number | undefined }>) => room.pointAtLetter(event.detail.at)}
      @look=${(event: CustomEvent<{ by: number }>) => room.lookAlong(event.detail.by)}
      @length=${(event: CustomEvent<{ length: number }>) => room.letters(event.detail.length)}
    ></grundy-word>
    <p class="word-reading number" aria-hidden="true">${reading || html`<span class="quiet">${text('word-hint')}</span>`}</p>
    ${state(
      room.spelling,
      { doing: text('word-progress'), stopped: text('zeck-stopped'), home: 'field-n' },
      { cancel: () => room.spelling.stop(), again: room.again },
    )}
    ${
      near !== undefined && marked === undefined
        ? html`<p><button class="link" type="button" @click=${() => room.seeLetter(near)}>${text('word-to', { n: amount(near) })}</button></p>`
        : ''
    }
  </section>`;
}

function said(from: string, at: number, letter: number | undefined): string {
  const n = amount(String(BigInt(from) + BigInt(at)));
  return letter === undefined ? '' : text('word-reading', { n, letter });
}
