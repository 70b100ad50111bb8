import { html } from 'lit';
import { text } from '../../../i18n/index';
import type { Drawing, Subject } from '../../view';
import type { NewRoom } from '../subject';

export const sentence = ({ square, question }: NewRoom) =>
  html`<p>${text('new-room-square', { base: question.arguments.base ?? '', square: square.value ?? '' })}</p>`;

export const drawing: Drawing<Subject<NewRoom>> = {
  parts: [],
  sheets: [],
  ready: ({ room }) => room.square.value !== undefined,
  draw: ({ room }) => sentence(room),
};
