/* The place below a question in which its answer is shown: until then, the position asked about. */

import { html, nothing } from 'lit';
import { thumbnail } from '../../boards/thumbnail';
import { text } from '../../i18n/index';
import { fromHash } from '../../question/question';
import { typedComponents } from '../../question/typed/position';
import { gameNamed } from '../../ruleset/game-name';
import { piecesOf } from '../../ruleset/position-name';
import type { Live } from './lesson';

/** Pixels for the pieces of a game, and the most pieces of a heap. */
const ROOM = { width: 1000, height: 500, scale: 6 };
const PIECES = 24;

export function laterView(proof: Live) {
  const boards = typedComponents(fromHash(proof.link)?.arguments.heaps ?? '').flatMap(({ game, heaps }) => {
    const known = gameNamed(game || 'nim') ?? game;
    const numbers = heaps.map(Number);
    return numbers.length && numbers.every((size) => size > 0 && size <= PIECES)
      ? [thumbnail(piecesOf(known), numbers, ROOM)]
      : [];
  });
  return html`<div class="lesson-later ${boards.length ? 'tray' : 'empty'}">
    ${boards.length ? html`<div class="lesson-boards">${boards}</div>` : nothing}
    <p class="quiet">${text('lessons-later')}</p>
  </div>`;
}
