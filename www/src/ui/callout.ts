/*
 * The value of a selected point, and a button that explains it, beside the point on narrow screens.
 */

import { html } from 'lit';
import { text } from '../i18n/index';

/** Height that a callout needs above its point, in CSS pixels. */
const ROOM = 60;
/** The gap between a callout and its point. */
const GAP = 12;

export function callout(reading: string, why: () => void) {
  return html`<p class="callout number"><span>${reading}</span>
    <button class="link" type="button" aria-haspopup="dialog" @click=${why}>${text('callout-why')}</button></p>`;
}

/** Puts a callout above a part of its container, or below it at the top. In CSS pixels. */
export function placeCallout(element: HTMLElement | null, x: number, top: number, bottom = top): void {
  if (!element) return;
  const below = top < ROOM;
  element.classList.toggle('below', below);
  element.style.setProperty('--at-x', `${x}px`);
  element.style.setProperty('--at-y', `${below ? bottom + GAP : top - GAP}px`);
}
