/* The fields of a game: notation and n. */

import '../../ui/field';
import '../../ui/notation-field';
import { html } from 'lit';
import { fields } from '../../rooms/games/fields';
import gameStyles from '../../rooms/games/games.css?shadow';
import type { GameRoom } from '../../rooms/games/model';
import questionStyles from '../../rooms/problems/question.css?shadow';

export const sheets = [questionStyles, gameStyles];
export const draw = (room: GameRoom) => html`<div class="ask game">${fields(room)}</div>`;
