/* A game's name and rule, which head its page. */

import { html, nothing } from 'lit';
import { OWN_RULES } from '../../edition';
import { Lazy } from '../../engine/lazy';
import { grouped, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { gameName, gameNamed } from '../../ruleset/game-name';
import { ruleOf } from '../../ruleset/rule';
import { ruleHeading, ruleSentence } from '../../ruleset/rule-words';
import { menu } from '../../sequence/menu';
import type { MenuSource } from '../../sequence/menu-items';
import { tools } from '../../sequence/share-button';
import { bound } from '../../ui/formula';
import { pageHead } from '../../ui/page-head';
import { DEFAULT_N, GAME } from './index';
import type { GameRoom } from './model';

/**
 * The notation of the game to head the page with: the shown one, or what the link says as far as
 * it can be read before the engine answers, so that nothing moves when it does.
 */
export function headedGame({ game, question }: GameRoom): string {
  if (game) return game.game;
  const typed = question.arguments.game?.trim() ?? '';
  return ruleOf(typed) ? typed : (gameNamed(typed) ?? '');
}

export function gameHead(room: GameRoom) {
  const game = headedGame(room);
  const rule = ruleOf(game);
  return pageHead(
    'game-heading',
    game ? ruleHeading(game) : text('games-heading'),
    rule ? html`${bound(ruleSentence(game))} ${bound(text('rules-end'))}` : bound(text('games-statement')),
    room.sequence.loaded &&
      tools(
        room,
        menu(() => offered(room)),
      ),
    html`${same(room)}${OWN_RULES && game.startsWith('rule:') ? remarks.want(room.changed)?.remark(game) : nothing}`,
  );
}

/** The content of the menu. */
function offered({ question, sequence: model, client }: GameRoom): MenuSource {
  const { game, last } = model.loaded ?? {};
  const notation = game?.game ?? '';
  const name = gameName(notation);
  const range = { game: name, from: game?.first ?? 0, to: grouped(String(last ?? 0)) };
  const title =
    name === notation
      ? text('copy-title-game', range)
      : text('copy-title-game-known', { ...range, notation });
  return { title, question, sequence: model, client };
}

const remarks = new Lazy(() => import('./own-rules-view'));

/** The named game that an own rule is, or that it agrees with as far as it was compared. */
function same({ game }: GameRoom) {
  const { sameAs } = game ?? {};
  if (!sameAs) return nothing;
  const href = toHash({ problem: GAME, arguments: { game: sameAs.game, n: DEFAULT_N }, view: {} });
  const name = ruleHeading(sameAs.game);
  const words = sameAs.proved
    ? text('rules-same', { game: name })
    : text('rules-same-far', { game: name, to: sameAs.upTo ?? 0 });
  return html`<p class="game-same">${words} <a href=${href}><code translate="no">${sameAs.game}</code></a></p>`;
}
