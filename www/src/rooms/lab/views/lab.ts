/* The board of two coin-turning games, with the moves of one cell. */

import { html } from 'lit';
import boardStyles from '../../../grid/coin-board.css?shadow';
import mexStyles from '../../../sequence/mex.css?shadow';
import questionStyles from '../../../ui/question.css?shadow';
import type { Drawing } from '../../view';
import { board } from '../board-view';
import labStyles from '../lab.css?shadow';
import type { LabSubject } from '../subject';
import { result } from '../view';

export const drawing: Drawing<LabSubject> = {
  parts: [],
  sheets: [questionStyles, mexStyles, boardStyles, labStyles],
  ready: ({ room }) => room.board !== undefined && room.moves !== undefined,
  answer: ({ room }) => room.moves?.value,
  draw: ({ room }, { controls, site }) =>
    html`<div class="answering">${result(room)}</div>
      ${board(room, { acts: controls !== 'none', site })}`,
};
