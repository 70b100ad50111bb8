/* The board of two coin-turning games, with the moves of one cell. */

import { html } from 'lit';
import boardStyles from '../../grid/coin-board.css?shadow';
import { board } from '../../rooms/lab/board-view';
import labStyles from '../../rooms/lab/lab.css?shadow';
import { result } from '../../rooms/lab/view';
import questionStyles from '../../rooms/problems/question.css?shadow';
import mexStyles from '../../sequence/mex.css?shadow';
import type { LabSubject } from '../subjects/lab-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<LabSubject> = {
  parts: [],
  sheets: [questionStyles, mexStyles, boardStyles, labStyles],
  ready: ({ room }) => room.board !== undefined && room.moves !== undefined,
  answer: ({ room }) => room.moves?.value,
  draw: ({ room }, { controls, site }) =>
    html`<div class="answering">${result(room)}</div>
      ${board(room, { acts: controls !== 'none', site })}`,
};
