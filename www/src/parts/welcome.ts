/* Three things to try, for whoever comes for the first time. */

import { html, type TemplateResult } from 'lit';
import { bound } from '../elements/formula';
import { text } from '../i18n/index';
import { GAME, toHash } from '../question';
import { openAbout } from './about';

const BREAKS = toHash({ problem: GAME, arguments: { game: 'take:factorials', n: '5049' }, view: {} });
const LARGE = toHash({ problem: 'nim-square', arguments: { n: '100000', heaps: '3' }, view: {} });

export function welcome() {
  return html`<section class="welcome" aria-labelledby="welcome-heading">
    <h3 id="welcome-heading">${text('welcome-heading')}</h3>
    <ul role="list">
      <li><button class="try" type="button" @click=${openAbout}>${words('heap')}</button></li>
      <li><a class="try" href=${BREAKS}>${words('breaks')}</a></li>
      <li><a class="try" href=${LARGE}>${words('large')}</a></li>
    </ul>
  </section>`;
}

function words(id: 'heap' | 'breaks' | 'large'): TemplateResult {
  return html`<span class="try-name">${text(`welcome-${id}`)}</span>
    <span class="try-why">${bound(text(`welcome-${id}-why`))}</span>`;
}
