/* The view of the positions room. */

import { html, nothing } from 'lit';
import type { Sentence } from '../../asked/sentence';
import { grouped, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { MOST_MOVES } from '../../question/typed/sums';
import { componentsOf } from '../../ruleset/components-of';
import { gameNamed } from '../../ruleset/game-name';
import { positionName } from '../../ruleset/position-name';
import { menu } from '../../sequence/menu';
import { tools } from '../../sequence/share-button';
import { brief } from '../../ui/brief';
import { exampleList, examples } from '../../ui/examples';
import { bound, powers } from '../../ui/formula';
import { icon } from '../../ui/icons';
import { pageHead } from '../../ui/page-head';
import { statusLine } from '../../ui/status';
import { linkFor } from '../places';
import { drawings } from './drawings';
import { field } from './field';
import { heaps, typedParts } from './heaps-view';
import type { PositionRoom } from './model';
import { moves } from './moves-view';
import { sumIn } from './reading';
import { outcomeLine, reasons, result, rules } from './result-view';
import { asText, isOver, questionOf } from './words';

/** Example positions, with the keys of their texts. */
const EXAMPLES: readonly Example[] = [
  ['3 5 7', 'nim'],
  ['1 2 3', 'lost'],
  ['kayles 3 5 7 and nim 4', 'mixed'],
  ['take 1, 3 or 4: 10 13', 'take'],
  ["dawson's chess 9", 'chess'],
  ['mock turtles 1 4 7', 'coins'],
];

/** Games that are nim in disguise, and classics under their usual names. */
const DISGUISES: readonly Example[] = [
  ['nimble 1 4 6', 'nimble'],
  ['staircase 3 1 2', 'staircase'],
  ['northcott 8: 1-5 2-7 1-8', 'northcott'],
  ['silver dollar 2 5 6 10', 'silver-dollar'],
  ['poker nim 3 5 6', 'poker'],
  ['hackenbush (()(())) ((())())', 'hackenbush'],
];

const MORE: readonly Example[] = [
  ['take 1, 2 or 3: 21', 'stones'],
  ['treblecross 9', 'treblecross'],
  ['moore 2: 3 5 7 9', 'moore'],
  ['wythoff 3 5 and kayles 3', 'table'],
  ['graph a>b a>c b>d c>d b>c d>e from a', 'graph'],
];

type Example = readonly [position: string, key: string];

export function positions(room: PositionRoom) {
  const { analysis, analysing } = room;
  return html`<section class="ask positions" aria-labelledby="position-heading">
      ${pageHead(
        'position-heading',
        powers(named(room) || text('position-heading')),
        text('position-statement'),
        analysis &&
          tools(
            { question: room.shared, parametersOf: room.parametersOf },
            menu(() => ({
              title: positionTitle(room),
              question: room.shared,
              texts: [[text('position-copy'), asText(analysis)]],
            })),
          ),
      )}
      <div class="asking card">${field(room, () => enter(room), words(room))}</div>
      <div class="answering card" role="region" aria-label=${text('position-result')} aria-busy=${analysing.running ? 'true' : 'false'} data-reserved=${room.beginning ? '' : nothing} ?data-kept=${room.error && analysis && !room.other}>
        ${room.other ? meaning(room.other) : result(room, true)}
        ${statusLine(
          analysing,
          { doing: text('position-progress'), stopped: text('position-stopped'), home: 'field-heaps' },
          room.actions,
        )}
      </div>
      <div class="position-drawn" data-stale=${room.stale ? 'true' : nothing} ?data-kept=${room.error}>${heaps(room)}${analysis && !room.other ? drawings(analysis, (position) => room.move(position)) : nothing}${room.other || (room.error && !analysis) ? nothing : playLink(room)}</div>
      <div class="position-more">
        <div class="position-reasons card" ?hidden=${room.other || (room.error && !analysis)} data-reserved=${room.beginning ? '' : nothing} data-stale=${room.stale ? 'true' : nothing} ?data-kept=${room.error}>${analysis ? reasons(analysis) : nothing}</div>
        ${room.other ? nothing : moves(room)}
      </div>
      ${tries(room)}
    </section>`;
}

/** Opens what is no position. */
function enter(room: PositionRoom): void {
  const [link] = room.other?.links ?? [];
  if (link) location.assign(link.href);
  else room.enter();
}

/** How words were read and what else they may mean, or what is near. */
function words(room: PositionRoom) {
  // While a text is read, what is below this stays where it is.
  const sentence = room.sentence ?? (room.reading ? room.analysis?.read : undefined);
  if (!sentence) return nothing;
  const { chips, besides, links, position, row, isUnsure, isUnlike } = sentence;
  const press = (chip: (typeof chips)[number]) => {
    const input = document.getElementById('field-heaps') as HTMLTextAreaElement | null;
    if (chip.text !== room.typed) room.type(chip.text);
    if (input) sentence.putIn(input, chip);
  };
  const left = doubts(sentence, position === undefined && !!room.error && !sentence.isOther);
  if (sentence.isOther && !sentence.outcome) return left;
  if (position === undefined || isUnsure)
    return html`${left}${isUnlike && room.error?.board ? nothing : row(isUnlike ? 'try' : 'near', chips, press, links)}`;
  return html`${left} ${chips.length ? row('as', chips, press) : nothing}
    ${besides.length || links.length ? row('or', besides, press, links) : nothing}`;
}

/** Why a text may mean something else, and what of it was not understood. */
function doubts({ doubt, leftOut, line }: Sentence, isWrong: boolean) {
  if (!doubt && !leftOut) return nothing;
  return html`<div class=${isWrong || doubt || leftOut?.isLong ? 'note wrong' : 'quiet'}>
    ${doubt ? html`<p>${doubt}</p>` : nothing} ${leftOut ? line(leftOut) : nothing}
  </div>`;
}

/** What a text is that is no position, and where that is shown; or who wins a far position. */
function meaning(sentence: Sentence) {
  const { outcome, said, links } = sentence;
  if (outcome) return far(sentence, outcome);
  return html`<p class="answer-label">${said}</p>
    ${links.map(
      ({ label, href, about }) => html`<p class="outcome"><a href=${href}>${label}</a></p>
        ${about ? html`<p class="outcome-why">${about}</p>` : nothing}`,
    )}`;
}

/** Announces it. */
export const saidOf = ({ outcome, said, links }: Sentence): string =>
  outcome ? text('position-outcome', { outcome }) : [said, ...links.map(({ label }) => label)].join(' ');

function far(sentence: Sentence, outcome: 'P' | 'N') {
  const { position = '', sum = 'disjunctive', moves } = sentence;
  const why = whyFar(sentence, outcome);
  const items = moves.map(({ label, href }) => html`<li><a href=${href}>${label}</a></li>`);
  const best = html`<p class="position-best">${text('read-means', { kind: moves.length > 1 ? 'moves' : 'move', part: '' })}</p>
    <ol role="list" class="position-list stack">${items}</ol>`;
  return html`<p class="answer-label">${rules(position, sum === 'disjunctive' ? '' : sum)}</p>
    ${outcomeLine(outcome, text('position-outcome', { outcome }))}
    ${why ? html`<p class="outcome-why">${bound(why)}</p>` : nothing} ${moves.length ? best : nothing}`;
}

function whyFar({ position = '', misere, sum = 'disjunctive', value }: Sentence, outcome: 'P' | 'N'): string {
  const count = Number(/^moore:(\d+)$/.exec(sum)?.[1] ?? 1);
  const moore = { outcome, count, several: count + 1, ones: 'some' };
  if (count > 1) return text(misere ? 'position-misere-moore' : 'position-why-moore', moore);
  const isAll = (game: string) => position.split(' + ').every((part) => part.startsWith(`${game}:`));
  const by = isAll('nim') ? 'nim' : isAll('octal:0.77') ? 'kayles' : 'tame';
  if (misere) return text('position-by', { by, outcome, game: '' });
  const heaps = componentsOf(position).flatMap(({ cells }) => cells).length;
  return value ? text('position-why', { count: heaps, outcome, value: grouped(value) }) : '';
}

/** The link to the room in which the position is played against the engine. */
function playLink({ shared, analysis, play, sum }: PositionRoom) {
  const { heaps = '', sum: chosen } = shared.arguments;
  const { winningCount = 0, losingCount = 0 } = analysis?.answer ?? {};
  const isMisere = play === 'misere';
  // Only moves in one component are played in misère play.
  if ((isMisere && sum !== 'disjunctive') || winningCount + losingCount > MOST_MOVES) return nothing;
  if (analysis && isOver(analysis.answer)) return nothing;
  const given = { heaps, ...(chosen ? { sum: chosen } : {}), ...(isMisere ? { play } : {}) };
  const link = linkFor('match', given);
  return link
    ? html`<a class="button primary" href=${link}>${icon('play')}${text('position-play-this')}</a>`
    : nothing;
}

/**
 * What the position is called: at first as it is typed, and beside a mistake like the last answer,
 * so that nothing moves.
 */
function named({ analysis, error, heaps, other }: PositionRoom): string {
  if (other?.position) return positionName(componentsOf(other.position), other.sum);
  if (other) return other.links[0]?.label ?? '';
  if (analysis) return positionName(componentsOf(analysis.answer.position), sumIn(analysis.answer));
  if (error) return '';
  const parts = typedParts(heaps).flatMap(({ game, heaps, board }) =>
    board === undefined ? { game: gameNamed(game || 'nim') ?? game, cells: heaps } : componentsOf(board),
  );
  return parts.every(({ game }) => game) ? positionName(parts) : '';
}

function tries(room: PositionRoom) {
  // messages: position-example-*
  const cards = (positions: readonly Example[]) =>
    positions.map(([position, key]) => ({
      name: html`<code translate="no" dir="ltr">${position}</code>`,
      about: text(`position-example-${key}`),
      href: toHash(questionOf(position)),
      here: room.typed === position,
    }));
  const fold = (heading: string, positions: readonly Example[], why: unknown = nothing) =>
    html`<details class="fold" ?open=${positions.some(([position]) => position === room.typed)}>
      <summary>${heading}</summary>
      ${why} ${exampleList(cards(positions))}
    </details>`;
  return examples(
    text('position-examples'),
    cards(EXAMPLES),
    html`${fold(text('position-disguises'), DISGUISES, html`<p class="quiet">${text('position-disguises-why')}</p>`)}
      ${fold(text('position-classics'), MORE)}`,
  );
}

export function positionTitle({ typed }: PositionRoom): string {
  return text('position-title', { position: raised(brief(typed)) });
}

/** “10^18” as “10¹⁸”, for plain texts. */
const raised = (plain: string): string =>
  plain.replace(/(?<![\d^])10\^(\d+)(?!\^)/g, (_, digits: string) => `10${digits.replace(/\d/g, high)}`);

const high = (digit: string): string => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '';
