/* The tools of a game, each folded until it is opened or its link says so. */

import { html, nothing } from 'lit';
import { Lazy } from '../../engine/lazy';
import { text } from '../../i18n/index';
import { isWritten, ruleOf } from '../../ruleset/rule';
import { instead } from '../../ui/lost';
import type { GameRoom } from './model';

const tools = new Lazy(() => import('./tools'));

/** The view parameters that open a tool, and their values. */
const OPENED_BY = { count: ['heaps', '3'], code: ['code', 'python'] } as const;
/** The view parameters of each tool. */
const PARAMETERS = { count: ['heaps', 'most', 'ordered'], code: ['code'] } as const;
type Tool = keyof typeof OPENED_BY;

export function gameTools(room: GameRoom) {
  const rule = room.game && ruleOf(room.game.game);
  return html`<div class="game-tools links" role="group" aria-label=${text('game-tools')}>
    ${tool(room, 'count')} ${rule && isWritten(rule) ? tool(room, 'code') : nothing}
  </div>`;
}

function tool(room: GameRoom, name: Tool) {
  const [parameter, value] = OPENED_BY[name];
  const open = room.question.view[parameter] !== undefined && room.question.view[parameter] !== '';
  const toggle = ({ currentTarget }: Event) => {
    const isOpen = (currentTarget as HTMLDetailsElement).open;
    if (isOpen === open) return;
    if (isOpen) room.view(parameter, value);
    else room.withoutView(PARAMETERS[name]);
  };
  // messages: game-tool-*
  return html`<details class="game-tool" data-menu .open=${open} @toggle=${toggle}>
    <summary>${text(`game-tool-${name}`)}</summary>
    <div class="game-tool-content">${open ? content(room, name) : nothing}</div>
  </details>`;
}

function content(room: GameRoom, name: Tool) {
  const code = tools.want(room.changed);
  if (tools.failure) return instead(tools, () => tools.again(room.changed));
  return code ? code.openTool(room, room.tools(code.createTools), name) : nothing;
}
