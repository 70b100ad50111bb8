/* A match: whose turn it is, the board, the actions, and what there is to learn. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { lastOf, positionRules } from '../../ruleset/position-name';
import { oneOf } from '../../ruleset/rule-words';
import { brief } from '../../ui/brief';
import { type Icon, icon } from '../../ui/icons';
import { statusLine } from '../../ui/status';
import { board, type Scene, sceneOf } from './board-view';
import type { Look, PlayableGame } from './game';
import type { PlayRoom } from './model';
import { nextHint } from './parameters';
import { codeWords, headline, lastMove, subline, whoIs } from './words';

/** `rule`: the line of the rule, where no head of a page has it. */
export function matchView(room: PlayRoom, rule: unknown = nothing) {
  const scene = sceneOf(room);
  return html`<div class="play-match stack" data-stale=${room.stale ? '' : nothing}>
    ${rule}
    ${
      scene
        ? html`<div class="play-card card stack">${turn(room)}${board(room, scene)}${
            room.winner !== undefined && room.live && room.codes.length
              ? room.loaded?.told?.end(room)
              : bar(room, scene)
          }${actions(room)}</div>`
        : nothing
    }
    ${statusLine(
      room.loading,
      { doing: text('play-progress'), stopped: text('play-stopped'), home: 'field-heaps' },
      room.actions,
    )}
    ${scene ? room.loaded?.told?.below(room) : nothing}
    <p class="hidden" aria-live="polite">${room.loaded?.told?.hint(room)}</p>
    ${
      room.loaded?.dropped && !room.stale
        ? html`<p class="note wrong" role="status">${text('play-illegal', { moves: room.loaded.dropped.slice(0, 40) })}</p>`
        : nothing
    }
  </div>`;
}

/** What a move is, and how the game ends. */
export function ruleLine({ components, misere, sum }: PlayableGame) {
  const all = positionRules(components);
  const [kind, most] = sum?.split(':') ?? [];
  // messages: sum-made-*
  const made = kind ? `${text(`sum-made-${kind}`, { most: Number(most ?? 1) })} ` : '';
  const last = kind === 'conjunctive' ? 'move' : lastOf(components);
  return html`${
    all.length === 1
      ? html`${all[0]?.rule} `
      : all.map(({ name, rule }) => html`<b>${text('play-rule-of', { name })}</b> ${rule} `)
  }${made}${text('play-ending', { misere: misere ? 'yes' : 'no', last })}`;
}

/** The headline and what happened, with the height of both lines reserved. */
function turn(room: PlayRoom) {
  const { match, winner, live, shownAt } = room;
  if (!live) {
    const count = match?.moves.length ?? 0;
    const past = shownAt === 0 ? text('play-past-start') : text('play-past', { at: shownAt, count });
    return html`<div class="play-turn" data-who="past">
      <p class="play-headline">${room.loaded?.demonstration ? text('play-why-steps') : past}</p>
      <p class="play-subline"><button class="link" type="button" @click=${() => room.showAt(undefined)}>${text('play-return')}</button></p>
    </div>`;
  }
  const who = winner === undefined ? (room.yours || room.engine === undefined ? 'you' : 'engine') : 'over';
  const lost = winner !== undefined && whoIs(room, winner) === 'engine';
  return html`<div class="play-turn" data-who=${who}>
    <p class="play-headline" id="play-headline" data-end=${winner === undefined ? nothing : lost ? 'lost' : 'won'}>${
      winner === undefined ? nothing : icon(lost ? 'lost' : 'won')
    }${headline(room)}</p>
    <p class="play-subline">${subline(room)} <span class="quiet">${winner === undefined && room.yours ? lastMove(room) : nothing}</span></p>
  </div>`;
}

/** The selected move in words, and the button that makes it. */
function bar(room: PlayRoom, { look, picked, still }: Scene) {
  const words = picked === undefined ? '' : codeWords(look, picked);
  const usable = !still && picked !== undefined && look.find(picked) !== undefined;
  const clears = look.steps && picked !== undefined && !still;
  return html`<div class="play-bar row between">
    <p>${words ? html`<span class="play-chosen">${words}</span> ` : nothing}<span class="quiet" id="play-how">${hint(room, look, words !== '' || !!still)}</span></p>
    ${
      room.winner === undefined
        ? html`<button
            class="button primary"
            type="button"
            aria-disabled=${usable ? 'false' : 'true'}
            @click=${() => usable && room.act()}
          >${text('play-do')}</button>`
        : nothing
    }
    ${clears ? html`<button class="button" type="button" @click=${() => room.clear()}>${text('play-clear')}</button>` : nothing}
  </div>`;
}

/** How a move is selected; once one is, why it is not the one pointed at, or the keys. */
function hint(room: PlayRoom, look: Look, chosen: boolean) {
  const byKeys = room.keys && !look.steps && look.parts.every(({ kind }) => kind === 'heaps');
  const usual = byKeys && room.yours ? text('play-pick-keys') : nothing;
  if (!chosen) return usual === nothing ? pickHint(look) : usual;
  const refused = refusal(room, look);
  return refused === nothing ? usual : refused;
}

/** Why as many stones as the reader pointed at are not taken. */
function refusal({ refused, picked }: PlayRoom, look: Look) {
  const move = picked === undefined ? undefined : look.find(picked);
  if (refused === undefined || !move) return nothing;
  const others = look.moves.filter(({ part, cell }) => part === move.part && cell === move.cell);
  const takes = [...new Set(others.map(({ take }) => take))].sort((a, b) => a - b);
  return text('play-refused', { from: move.from, counts: oneOf(takes), take: refused });
}

/** How a move is selected. */
function pickHint(look: Look) {
  const [part] = look.parts;
  if (look.steps) return text('play-pick-steps');
  if (part?.kind === 'shape') return text('play-pick-shape', { kind: part.shape.kind });
  if (part?.kind === 'amount') return text('play-pick-amount', { limit: brief(part.limit) });
  if (part?.kind === 'coins' && look.parts.length === 1) return text('play-pick-coins');
  if (part?.kind === 'disks') return text('play-pick-disks');
  return text('play-pick-heaps');
}

function actions(room: PlayRoom) {
  const { settings, winner, live, yours } = room;
  const next = nextHint(settings.hint, room.look?.outcome === 'N');
  const action = (name: Icon, words: string, usable: boolean, act: () => void) =>
    html`<button class="button bare" type="button" aria-disabled=${usable ? 'false' : 'true'} @click=${() => usable && act()}>${icon(name)}${words}</button>`;
  const hintable = settings.hints === '' && live && yours && winner === undefined;
  return html`<div class="play-actions row" role="group" aria-label=${text('play-actions')}>
    ${action('undo', text('play-undo'), room.canUndo, () => room.undo())}
    ${action('redo', text('play-redo'), room.undone.length > 0, () => room.redo())}
    ${
      settings.hints === ''
        ? action(
            'hint',
            next === undefined
              ? text('play-hint-hide')
              : text(settings.hint ? 'play-hint-more' : 'play-hint-first'),
            hintable,
            () => room.setHint(next ?? 0),
          )
        : nothing
    }
    ${action('again', text('play-new'), room.codes.length > 0, () => room.newGame())}
  </div>`;
}
