/* What stands below the first screen of a game: its rule, lists, tools, table; and the gallery. */

import './gallery';
import '../../sequence/histogram';
import '../../sequence/table';
import { html, nothing } from 'lit';
import { COMPARISON, GAME_TOOLS, OWN_RULES } from '../../edition';
import { Lazy } from '../../engine/lazy';
import { text } from '../../i18n/index';
import { FEATURED, GALLERY, GROUPS } from '../../ruleset/exhibits';
import { ruleOf } from '../../ruleset/rule';
import { listsSection } from '../../sequence/lists-view';
import { values } from '../../sequence/table-view';
import { bound } from '../../ui/formula';
import { instead } from '../../ui/lost';
import { seen } from '../../ui/seen';
import { withTerms } from '../../ui/terms';
import { exhibitLink, linkFor } from '../places';
import { codeReading } from './code-reading';
import { exampleMove } from './example-move';
import type { GameRoom } from './model';
import { movePicture } from './move-picture';
import { known } from './period-view';
import { headedGame } from './rule-view';
import { gameTools } from './tools-view';

/** Rows of a code that are shown at once. */
const OPEN = 4;

export function details(room: GameRoom, name: string) {
  return html`<section class="game-about">${gameRule(room)} ${known(room)}</section>
    ${listsSection(room, name)} ${GAME_TOOLS ? gameTools(room) : nothing} ${COMPARISON ? comparison(room) : nothing} ${values(room, name)}`;
}

/** The rule in a picture of one move, in the words of the field, and by the digits of its code. */
function gameRule(room: GameRoom) {
  const rule = ruleOf(headedGame(room));
  const move = rule && exampleMove(rule);
  return html`<section class="stack" aria-labelledby="rule-heading">
    <h2 id="rule-heading">${text('games-rule')}</h2>
    ${move ? movePicture(move) : nothing}
    <p>${withTerms(text('games-question'))}</p>
    ${gameCode(room)}
  </section>`;
}

/** The digits of the code one by one; nothing for other games. */
function gameCode(room: GameRoom) {
  const rule = ruleOf(headedGame(room));
  if (rule?.kind !== 'code') return nothing;
  const { digits, rest } = codeReading(rule.code);
  const row = ({ digit, sentence }: { digit: string; sentence: string }) =>
    html`<li><code translate="no">${digit}</code> <span>${bound(sentence)}</span></li>`;
  const more = digits.slice(OPEN);
  return html`<section class="code-reading" aria-labelledby="code-reading">
    <h3 class="minor quiet" id="code-reading">${text('rules-reading')}</h3>
    <ul role="list">${digits.slice(0, OPEN).map(row)}</ul>
    ${
      more.length
        ? html`<details><summary>${text('rules-reading-more', { count: more.length })}</summary><ul role="list">${more.map(row)}</ul></details>`
        : nothing
    }
    <p class="quiet">${bound(rest)}</p>
  </section>`;
}

/** The controls of the comparison, loaded when they are first drawn. */
const panel = new Lazy(() => import('./comparison-panel'));

function comparisonPanel(room: GameRoom) {
  const drawn = panel.want(room.changed);
  const lost = [panel, room.comparisonCode].find(({ failure }) => failure);
  if (lost)
    return instead(lost, () => {
      panel.again(room.changed);
      room.comparisonActions.again();
    });
  return room.comparisonModel && drawn ? drawn.comparisonFields(room, room.comparisonModel) : nothing;
}

/** The comparison, or only its button while it is closed. */
function comparison(room: GameRoom) {
  const open = room.comparison || room.other !== '';
  return html`<section class="compare" id="compare" aria-labelledby="compare-heading">
    <div class="heading">
      <h2 id="compare-heading">${text('compare-heading')}</h2>
      <button
        class="button"
        type="button"
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => (open ? room.closeComparison() : room.compareWith(''))}
      >${open ? text('compare-close') : text('compare-open')}</button>
    </div>
    ${open ? comparisonPanel(room) : nothing}
  </section>`;
}

const SHOWN = GROUPS.map(({ id, exhibits }) => ({
  id,
  exhibits: exhibits.map((exhibit) => ({
    id: exhibit.id,
    game: exhibit.game,
    href: exhibitLink(exhibit),
    elsewhere: exhibit.problem !== undefined,
  })),
}));

export function gallery(room: GameRoom) {
  const { thumbnails } = room;
  return html`<section class="gallery" aria-labelledby="gallery-heading">
    <div class="heading"><h2 id="gallery-heading">${text('gallery-heading')}</h2></div>
    <grundy-gallery
      .groups=${SHOWN}
      .featured=${FEATURED}
      .shown=${room.game?.game ?? ''}
      .thumbnails=${thumbnails.known}
      .drawn=${thumbnails.known.size}
      ${seen(() => thumbnails.want(GALLERY.map(({ game }) => game)))}
    ></grundy-gallery>
    ${twoHeaps()}
    ${products()}
    ${OWN_RULES ? own(room) : nothing}
  </section>`;
}

const rules = new Lazy(() => import('./own-rules-view'));

/** How a rule is written, with examples, which are loaded when they are opened. */
function own(room: GameRoom) {
  const open = ({ currentTarget }: Event) => {
    if ((currentTarget as HTMLDetailsElement).open && rules.want(room.changed)) room.changed();
  };
  return html`<details class="own-rules" @toggle=${open}>
    <summary>${text('gallery-own')}</summary>
    <p>${text('gallery-own-how')}</p>
    ${rules.failure ? instead(rules, () => rules.again(room.changed)) : rules.module?.ownRules()}
  </details>`;
}

function twoHeaps() {
  const [wythoff, euclid] = ['wythoff', 'euclid'].map((game) => linkFor('table', { game }));
  if (!wythoff) return nothing;
  return html`<p class="quiet">${text('gallery-two-heaps')} <a href=${wythoff}>${text('gallery-wythoff')}</a> · <a href=${euclid}>${text('gallery-euclid')}</a></p>`;
}

function products() {
  const link = linkFor('product');
  if (!link) return nothing;
  return html`<p class="quiet">${text('gallery-lab')} <a href=${link}>${text('gallery-lab-open')}</a></p>`;
}
