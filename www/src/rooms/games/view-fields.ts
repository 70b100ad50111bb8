/* The fields of a game: notation and n. */

import '../../ui/field';
import '../../ui/notation-field';
import { html } from 'lit';
import questionStyles from '../../ui/question.css?shadow';
import { fields } from './fields';
import gameStyles from './games.css?shadow';
import type { GameRoom } from './model';

export const sheets = [questionStyles, gameStyles];
export const draw = (room: GameRoom) => html`<div class="ask game">${fields(room)}</div>`;
