import { html } from 'lit';
import { text } from '../../i18n/index';
import { vars } from '../../ui/vars';
import type { Tile } from '../tile';

const N = 100;

export const tiles: readonly Tile[] = [
  {
    words: () => [text('tile-zeckendorf'), text('tile-zeckendorf-text')],
    need: 'representation',
    given: { n: String(N) },
    async picture(ask) {
      const { terms } = (await ask('zeckendorf', { n: N })).answer;
      return html`<span class="term-bars" dir="ltr">${terms.map(
        (term) =>
          html`<b class="number" ${vars({ '--share': String((100 * Number(term)) / N) })}>${term}</b>`,
      )}</span>`;
    },
  },
];
