/* The card of a game's period: the statement, and the numbers. */

import { html, nothing } from 'lit';
import type { Periodicity } from '../../engine/protocol';
import { grouped, shortened, text } from '../../i18n/index';
import { gameName } from '../../ruleset/game-name';
import { bound } from '../../ui/formula';
import { icon } from '../../ui/icons';
import type { FoundPeriod, GameRoom } from './model';
import { periodWords } from './period-words';

/** Words within a sentence or a label; the page explains those of the field. */
type Explain = (words: string) => unknown;

export function card(
  room: GameRoom,
  { game, n, period: found }: FoundPeriod,
  explain: Explain = (words) => words,
) {
  const { headline, sentences } = periodWords(found, game.first);
  return html`<p class="period-head" data-status=${found.status} data-stale=${room.stale ? 'true' : nothing}>${headline}</p>
    <div class="answer-meta row">${
      room.stale
        ? html`<span class="tag stale">${text('period-stale', { game: gameName(game.game), n: shortened(n) })}</span>`
        : html`${tag(found)}
            <span class="quiet number">${text('period-looked', { to: grouped(String(found.checkedTo)) })}</span>
            ${found.neededTo === undefined ? nothing : further(room, found.neededTo)}`
    }</div>
    <div class="period-words">${sentences.map((sentence) => html`<p>${bound(sentence)}</p>`)}</div>
    ${found.status === 'none' ? nothing : numbers(found, explain)}`;
}

/** A button that sets n to the number of values that a proof needs. */
function further(room: GameRoom, to: number) {
  return html`<button
    class="button"
    type="button"
    @click=${() => room.preset({ ...room.question.arguments, n: String(to) })}
  >${text('period-look-further', { to: grouped(String(to)) })}</button>`;
}

function tag({ status, criterion }: Periodicity) {
  if (status === 'proved')
    return html`<span class="tag right">${icon('won')}${text('period-tag-proved')}</span>`;
  if (status === 'observed') return html`<span class="tag stale">${text('period-tag-observed')}</span>`;
  return criterion
    ? html`<span class="tag right">${icon('won')}${text('period-tag-proved')}</span>`
    : nothing;
}

/** The period in numbers. */
function numbers(
  { preperiod, period: length, saltus, lastException, certificate }: Periodicity,
  explain: Explain,
) {
  const facts: Array<[string, number | undefined]> = [
    [text('period-fact-preperiod'), preperiod],
    [text('period-fact-period'), length],
    [text('period-fact-saltus'), saltus],
    [text('period-fact-exception'), lastException?.index],
    [text('period-fact-computed'), certificate?.computed],
  ];
  const known = facts.filter(([, value]) => value !== undefined);
  return html`<details class="period-facts" data-menu><summary>${text('period-numbers')}</summary><dl class="facts">${known.map(
    ([name, value]) =>
      html`<div><dt>${explain(name)}</dt><dd class="number">${grouped(String(value))}</dd></div>`,
  )}</dl></details>`;
}
