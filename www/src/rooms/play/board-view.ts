/* The position, drawn so that moves can be made in it. */

import { html, nothing } from 'lit';
import type { HeapOption } from '../../boards/placements';
import { placementsIn } from '../../boards/placements';
import { text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import { onEnter } from '../../ui/enter';
import { BACK } from '../../ui/keys';
import { codeOfSets, stepIn } from './codes';
import type { AmountPart, CoinsPart, DisksPart, HeapsPart, Look, PlayMove, ShapePart } from './game';
import type { PlayRoom } from './model';
import { isDrawn, shapeView } from './shape-view';
import { codeWords, moveWords, winningSteps } from './words';

/** What the board shows: the current position, an earlier one, or a step of a refutation. */
export interface Scene {
  look: Look;
  /** The code of the move to point out. */
  picked: string | undefined;
  leaving: boolean;
  /** Whether moves are disabled. */
  still: boolean;
}

export function sceneOf(room: PlayRoom): Scene | undefined {
  const { loaded, demoStep, look, match } = room;
  if (!match || !look) return undefined;
  const demo = loaded?.demonstration;
  if (demo) {
    const { mistake, end } = demo;
    const scenes: Scene[] = [
      { look: mistake.before, picked: mistake.move.code, leaving: false, still: true },
      { look: mistake.after, picked: mistake.refutation?.code, leaving: false, still: true },
      { look: end, picked: undefined, leaving: false, still: true },
    ];
    return scenes[demoStep ?? scenes.length - 1];
  }
  if (room.live) {
    const { picked, leaving, yours, held } = room;
    return { look, picked, leaving, still: !yours || leaving || held };
  }
  return { look, picked: match.moves[room.shownAt]?.code, leaving: false, still: true };
}

export function board(room: PlayRoom, scene: Scene) {
  const { look } = scene;
  return html`<div
    class="play-board stack"
    role="group"
    aria-label=${text('play-board')}
    aria-describedby="play-how"
    @focusin=${({ target }: FocusEvent) => room.setKeys((target as Element).matches(':focus-visible'))}
    @pointerdown=${() => room.setKeys(false)}
    @keydown=${(event: KeyboardEvent) => event.key === BACK && room.clear()}
  >${look.parts.map(
    (part, at) => html`<div
      class="play-part"
      role=${part.name ? 'group' : nothing}
      aria-label=${part.name || nothing}
      @pick=${({ detail }: CustomEvent<{ code: string | undefined; refused?: number }>) =>
        look.steps ? room.pickStep(at, detail.code) : room.pick(detail.code, detail.refused)}
      @act=${({ detail }: CustomEvent<{ code: string } | undefined>) =>
        look.steps && detail ? room.actStep(at, detail.code) : room.act(detail?.code)}
    >
      ${part.name ? html`<h2 class="subheading play-part-name">${part.name}</h2>` : nothing}
      ${
        part.kind === 'amount'
          ? amount(room, scene, part)
          : part.kind === 'heaps'
            ? heaps(room, scene, part, at)
            : part.kind === 'coins'
              ? coins(room, scene, part, at)
              : part.kind === 'shape'
                ? shape(scene, part, at)
                : disks(room, scene, part)
      }
    </div>`,
  )}</div>`;
}

/** The moves of a part, and the one that is selected. */
function movesIn({ look, picked }: Scene, at: number) {
  const mine = (look.steps ?? look.moves).filter(({ part }) => part === at);
  const code = look.steps ? stepIn(picked, at) : picked;
  return { mine, own: mine.some((move) => move.code === code) ? code : undefined };
}

function heaps(room: PlayRoom, scene: Scene, part: HeapsPart, at: number) {
  const { look, leaving, still } = scene;
  const { mine, own } = movesIn(scene, at);
  const options: HeapOption[] = mine.map(({ code, cell, take, to }) => ({ code, cell, take, to }));
  const drawn = new Set(
    part.cells.flatMap(({ size }, cell) =>
      placementsIn(
        size,
        options.filter((option) => option.cell === cell),
        part.rows,
      ).map(({ code }) => code),
    ),
  );
  return html`<grundy-heaps
      .cells=${part.cells}
      .options=${options}
      .rows=${part.rows ?? false}
      .look=${part.look ?? 'stones'}
      .most=${longest(room, at)}
      .picked=${own}
      .say=${(code: string) => codeWords(look, code)}
      .leaving=${leaving && own !== undefined}
      .still=${still}
      .marked=${marked(room, look, at)}
    ></grundy-heaps>
    ${
      drawn.size < mine.length
        ? others(
            look,
            mine.filter(({ code }) => !drawn.has(code)),
            own,
            still,
          )
        : nothing
    }`;
}

/** A heap that is not drawn: the reader types how many stones to take. */
function amount(room: PlayRoom, { look, picked, still }: Scene, { heap, limit }: AmountPart) {
  return html`<p class="play-heap number">${brief(heap)}</p>
    <div class="play-take row on-screen" @keydown=${onEnter(() => room.act())}>
      <label class="label" for="play-take">${text('play-take')}</label>
      <input
        class="input number"
        id="play-take"
        type="text"
        inputmode="numeric"
        dir="ltr"
        autocomplete="off"
        .value=${still ? '' : (picked ?? '')}
        aria-describedby="play-how"
        aria-disabled=${still ? 'true' : 'false'}
        data-long=${limit.length > 8 ? '' : nothing}
        @input=${({ target }: InputEvent) => room.pick(look.find((target as HTMLInputElement).value.trim())?.code)}
      />
    </div>`;
}

/** The largest heap at the beginning of the match. */
function longest({ match }: PlayRoom, at: number): number {
  const first = match?.looks[0]?.parts[at];
  return first?.kind === 'heaps' ? Math.max(...first.cells.map(({ size }) => size)) : 0;
}

/** Moves that the drawing does not show, in words. */
function others(look: Look, moves: readonly PlayMove[], picked: string | undefined, still: boolean) {
  return html`<p class="quiet">${text('play-other-moves')}</p>
    <grundy-move-list
      .moves=${moves.map((move) => [move.code, moveWords(look, move)] as const)}
      .picked=${picked}
      .still=${still}
      .twice=${true}
    ></grundy-move-list>`;
}

/** The heaps with a winning move, once a hint has told. */
function marked({ settings, live, yours }: PlayRoom, look: Look, part: number): number[] {
  if (settings.hint < 2 || !live || !yours) return [];
  return [
    ...new Set(
      winningSteps(look)
        .filter((move) => move.part === part)
        .map(({ cell }) => cell),
    ),
  ];
}

/** A strip, stairs, trees or a graph. */
function shape(scene: Scene, part: ShapePart, at: number) {
  const { look, still } = scene;
  const { mine, own } = movesIn(scene, at);
  if (!isDrawn(part)) return others(look, mine, own, still);
  return html`<div class="play-shape tray">${shapeView(part, mine, { picked: own, still })}</div>`;
}

function coins(room: PlayRoom, scene: Scene, { heads }: CoinsPart, at: number) {
  const { leaving, still } = scene;
  const { mine, own } = movesIn(scene, at);
  const first = room.match?.looks[0]?.parts[at];
  const length = Math.max(...heads, ...(first?.kind === 'coins' ? first.heads : []), 1);
  return html`<grundy-coins
    .heads=${heads}
    .length=${length}
    .options=${mine.map(({ code, from, to }) => ({ code, coins: [...to, from].sort((a, b) => a - b) }))}
    .picked=${own}
    .leaving=${leaving && own !== undefined}
    .still=${still}
  ></grundy-coins>`;
}

function disks(room: PlayRoom, { look, picked, leaving, still }: Scene, part: DisksPart) {
  const move = picked === undefined ? undefined : look.find(picked);
  const { rows, columns } = move ?? {};
  return html`<grundy-disks
    .rows=${part.rows}
    .columns=${part.columns}
    .heads=${part.heads}
    .rowSets=${part.rowSets}
    .columnSets=${part.columnSets}
    .turned=${rows && columns ? { rows, columns } : undefined}
    .leaving=${leaving}
    .still=${still}
    @turn=${({ detail }: CustomEvent<{ rows: number[]; columns: number[] } | null>) =>
      room.pick(detail ? codeOfSets(detail.rows, detail.columns) : undefined)}
  ></grundy-disks>`;
}
