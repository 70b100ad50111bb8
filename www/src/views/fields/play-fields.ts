/* The position, the players, and who begins. */

import '../../ui/notation-field';
import { html } from 'lit';
import gameStyles from '../../rooms/games/games.css?shadow';
import type { PlayRoom } from '../../rooms/play/model';
import playStyles from '../../rooms/play/play.css?shadow';
import { players, positionField } from '../../rooms/play/setup-view';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles, gameStyles, playStyles];
export const draw = (room: PlayRoom) =>
  html`<div class="play-setup">${positionField(room)} ${players(room)}</div>`;
