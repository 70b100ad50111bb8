/* The card beside a game: what is known about its period, and which known sequences it agrees with. */

import { html, nothing } from 'lit';
import { bound } from '../elements/formula';
import type { Periodicity, SequenceMatch } from '../engine/protocol';
import type { GameRoom, Judged } from '../game-room';
import { grouped, shortened, text } from '../i18n/index';
import { calledGame } from './called-game';
import { copy } from './copy';
import { periodWords } from './period-words';
import { tools } from './share';
import { state } from './state';

/** Known sequences that are named. */
const NAMED = 3;

export function period(room: GameRoom) {
  const { judged, judging } = room;
  return html`<div class="answering" id="answer" role="region" aria-label=${text('period-label')} aria-busy=${judging.running ? 'true' : 'false'}>
    ${
      room.explorer.picture
        ? tools(
            room,
            copy(() => copied(room)),
          )
        : nothing
    }
    ${judged ? card(room, judged) : waiting(room)}
    ${state(
      judging,
      {
        doing: text('period-progress'),
        stopped: text('period-stopped'),
        home: 'field-game',
      },
      room.asking,
    )}
    ${judged && room.recognised?.game === judged.game.game ? recognised(room.recognised.matches) : nothing}
  </div>`;
}

/** Room for what will stand there, while something is being looked for. */
function waiting({ judging, game }: GameRoom) {
  if (!judging.running) return nothing;
  return html`<p class="answer-label">${game ? calledGame(game.game) : nothing}</p>
    <p class="period-head waiting" aria-hidden="true">…</p>`;
}

function card(room: GameRoom, { game, n, period: found }: Judged) {
  const { headline, sentences } = periodWords(found, game.first);
  return html`<p class="answer-label">${calledGame(game.game)}</p>
    <p class="period-head" data-status=${found.status} data-stale=${room.stale ? 'true' : nothing}>${headline}</p>
    <div class="answer-meta">${
      room.stale
        ? html`<span class="tag stale">${text('period-stale', { game: calledGame(game.game), n: shortened(n) })}</span>`
        : html`${tag(found)}
            <span class="quiet number">${text('period-looked', { to: grouped(String(found.checkedTo)) })}</span>
            ${found.neededTo === undefined ? nothing : further(room, found.neededTo)}`
    }</div>
    <div class="period-words">${sentences.map((sentence) => html`<p>${bound(sentence)}</p>`)}</div>
    ${found.status === 'none' ? nothing : numbers(found)}`;
}

/** The sequence that is shown, and the question that shows it. */
function copied({ question, explorer, client }: GameRoom) {
  const { game, last } = explorer.picture ?? {};
  const notation = game?.game ?? '';
  const name = calledGame(notation);
  const range = { game: name, from: game?.first ?? 0, to: grouped(String(last ?? 0)) };
  const title =
    name === notation
      ? text('copy-title-game', range)
      : text('copy-title-game-known', { ...range, notation });
  return { title, question, explorer, client };
}

/** As many values as would make a proof. */
function further(room: GameRoom, to: number) {
  return html`<button
    class="button"
    type="button"
    @click=${() => room.preset({ ...room.question.arguments, n: String(to) })}
  >${text('period-look-further', { to: grouped(String(to)) })}</button>`;
}

function tag({ status, criterion }: Periodicity) {
  if (status === 'proved') return html`<span class="tag right">${text('period-tag-proved')}</span>`;
  if (status === 'observed') return html`<span class="tag stale">${text('period-tag-observed')}</span>`;
  return criterion ? html`<span class="tag right">${text('period-tag-proved')}</span>` : nothing;
}

/** The same in numbers. */
function numbers({ preperiod, period: length, saltus, lastException, certificate }: Periodicity) {
  const facts: Array<[string, number | undefined]> = [
    [text('period-fact-preperiod'), preperiod],
    [text('period-fact-period'), length],
    [text('period-fact-saltus'), saltus],
    [text('period-fact-exception'), lastException?.index],
    [text('period-fact-computed'), certificate?.computed],
  ];
  const known = facts.filter(([, value]) => value !== undefined);
  return html`<dl class="facts">${known.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd class="number">${grouped(String(value))}</dd></div>`,
  )}</dl>`;
}

function recognised(matches: SequenceMatch[]) {
  return html`<div class="recognised">
    <h3>${text('recognised-heading')}</h3>
    ${
      matches.length
        ? html`<ul role="list">${matches.slice(0, NAMED).map(match)}</ul>`
        : html`<p class="quiet">${text('recognised-none')}</p>`
    }
  </div>`;
}

function match({ oeis, name, matched, from, shift }: SequenceMatch) {
  return html`<li>
    <p><a href=${`https://oeis.org/${oeis}`} rel="noreferrer">${oeis}</a> ${name}</p>
    <p class="quiet">${text('recognised-terms', {
      matched,
      from,
      shift: shift === 0 ? 'none' : 'some',
      index: shift < 0 ? `n − ${-shift}` : `n + ${shift}`,
    })}</p>
  </li>`;
}
