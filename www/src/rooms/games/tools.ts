/*
 * Two tools below the sequence of a game, loaded when one is opened: the count of P-positions of
 * several heaps, and the rule as a program.
 */

import 'texts:game-tools';
import './tools.css';
import { nothing } from 'lit';
import { codeTool } from './code-tool';
import { countTool } from './count-tool';
import type { GameRoom } from './model';
import type { ToolsModel } from './tools-model';

export { createTools } from './tools-model';

/** The content of an open tool. */
export function openTool(room: GameRoom, model: ToolsModel, tool: 'count' | 'code') {
  if (!room.game) return nothing;
  return tool === 'count' ? countTool(room, model) : codeTool(room, model);
}
