/* The field of a number in the Zeckendorf room. */

import '../../ui/field';
import { html } from 'lit';
import questionStyles from '../../rooms/problems/question.css?shadow';
import { field } from '../../rooms/zeckendorf/field';
import type { ZeckendorfRoom } from '../../rooms/zeckendorf/model';

export const sheets = [questionStyles];
export const draw = (room: ZeckendorfRoom) => html`<div class="zeckendorf">${field(room)}</div>`;
