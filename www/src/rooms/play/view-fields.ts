/* The position, the players, and who begins. */

import '../../ui/notation-field';
import { html } from 'lit';
import questionStyles from '../../ui/question.css?shadow';
import type { PlayRoom } from './model';
import playStyles from './play.css?shadow';
import { players, positionField } from './setup-view';

export const sheets = [questionStyles, playStyles];
export const draw = (room: PlayRoom) =>
  html`<div class="play-setup">${positionField(room)} ${players(room)}</div>`;
