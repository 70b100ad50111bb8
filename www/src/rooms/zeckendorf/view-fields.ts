/* The field of a number in the Zeckendorf room. */

import '../../ui/field';
import { html } from 'lit';
import questionStyles from '../../ui/question.css?shadow';
import { field } from './field';
import type { ZeckendorfRoom } from './model';

export const sheets = [questionStyles];
export const draw = (room: ZeckendorfRoom) => html`<div class="zeckendorf">${field(room)}</div>`;
