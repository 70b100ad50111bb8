/* The rule of a game as a program, to copy or to save. */

import '../../ui/copy-button';
import { html, nothing } from 'lit';
import type { ProgramLanguage } from '../../export/rule-program/program';
import { errorSentence, text } from '../../i18n/index';
import { loadBeside } from '../../ui/load-beside';
import { statusLine } from '../../ui/status';
import type { GameRoom } from './model';
import type { ToolsModel } from './tools-model';

const LANGUAGES = ['python', 'cpp'] as const satisfies ProgramLanguage[];
const FILES: Record<ProgramLanguage, string> = { python: 'grundy.py', cpp: 'grundy.cpp' };

export function codeTool(room: GameRoom, { programming }: ToolsModel) {
  const { game, question } = room;
  if (!game) return nothing;
  const language: ProgramLanguage = question.view.code === 'cpp' ? 'cpp' : 'python';
  const link = location.href.replace(/;.*$/, '');
  const found = programming.want({ game: game.game, link }) ? programming.value : undefined;
  const program = found && 'cpp' in found ? found[language] : undefined;
  // messages: code-python code-cpp
  return html`<p>${text('program-about')}</p>
    <div class="code-controls actions">
      <fieldset class="segments">
        <legend class="hidden">${text('code-language')}</legend>
        ${LANGUAGES.map(
          (one) => html`<label><input
            type="radio"
            name="code"
            .checked=${one === language}
            @change=${() => room.view('code', one)}
          />${text(`code-${one}`)}</label>`,
        )}
      </fieldset>
      ${
        program
          ? html`<grundy-clip .label=${text('code-copy')} .of=${() => program}></grundy-clip>
            <button class="button" type="button" @click=${({ currentTarget }: Event) =>
              save(currentTarget as HTMLElement, FILES[language], program)}>${text('code-save')}</button>`
          : nothing
      }
    </div>
    <pre class="code-program" tabindex="0" role="region" aria-label=${text('program-label', { language: text(`code-${language}`) })} dir="ltr"><code translate="no">${program ?? ''}</code></pre>
    ${found && !program ? html`<p class="quiet">${errorSentence(found as Parameters<typeof errorSentence>[0])}</p>` : nothing}
    ${statusLine(
      programming,
      { doing: text('code-progress'), stopped: text('code-stopped'), home: 'field-game' },
      {
        cancel: () => programming.stop(),
        again: () => {
          programming.retry();
          room.changed();
        },
      },
    )}`;
}

function save(button: HTMLElement, name: string, program: string): void {
  const load = () => import('../../export/download');
  loadBeside(button, load, ({ downloadFile }) =>
    downloadFile({ name, blob: new Blob([program], { type: 'text/plain' }) }),
  );
}
