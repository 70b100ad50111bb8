/* A worksheet: its settings, how to save it, and the sheets, of which the screen shows a part. */

import { html, nothing, svg } from 'lit';
import { Lazy } from '../../engine/lazy';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { tools } from '../../sequence/share-button';
import { bound } from '../../ui/formula';
import { loadBeside } from '../../ui/load-beside';
import { pageHead } from '../../ui/page-head';
import { letter, type Paper, type PaperQuestion, type PaperTable, paperOf } from './files/paper';
import type { FileKind } from './files/save';
import { versionSeed } from './generate';
import type { ExerciseRoom } from './model';
import { missing } from './notes';
import { numbers, select, settings } from './settings-view';

/** The questions of the preview on the screen. */
const SHOWN = 4;
const VERSIONS = [1, 2, 3, 4, 5, 10, 15, 20];
const FILES = ['markdown', 'latex', 'moodle'] as const satisfies readonly FileKind[];

/** The QR codes, by their code. */
const codes = new Lazy(() => import('../../export/qr'));
/** The sentence for a file that did not arrive. */
const lostCode = new Lazy(() => import('../../ui/lost'));

/** `isDrawn`: the first questions have been seen; before, there are no others, and no answers. */
export function worksheet(room: ExerciseRoom, status: unknown, isDrawn: boolean) {
  const papers = papersOf(room, here());
  const now = versionOf(room, papers);
  return html`<section class="worksheet" aria-labelledby="exercise-heading">
    ${pageHead('exercise-heading', text('worksheet-heading'), text('worksheet-statement'), tools(room))}
    <div class="on-screen sheet-controls">
      <div class="sheet-actions row">
        <button class="button primary" type="button" ?disabled=${papers.length === 0} @click=${() => print()}>${text('worksheet-print')}</button>
        ${saving(papers, room)}
        <a href=${toHash(room.counterpart)}>${text('worksheet-to-exercise')}</a>
      </div>
      <div class="exercise-choices-row">${versionFields(room, papers, now)}</div>
      ${missing(room)} ${status}
    </div>
    ${sheets(room, papers, isDrawn)}
    ${settings(room)}
  </section>`;
}

/** The version in view, from 1. */
function versionOf({ question }: ExerciseRoom, papers: readonly Paper[]): number {
  return Math.min(papers.length, Math.max(1, Number(question.view.version ?? 1)));
}

function sheets(room: ExerciseRoom, papers: readonly Paper[], isDrawn: boolean) {
  const now = versionOf(room, papers);
  return html`<div class="sheets" data-stale=${room.stale ? 'true' : nothing} data-reserved=${papers.length ? nothing : ''}>
    ${papers.map((paper) => sheet(paper, paper.version === now, room, isDrawn))}
  </div>`;
}

/**
 * The sheets alone, for frames and elements. `page`: the address of the questions on the screen;
 * empty for none. `acts`: whether there are buttons.
 */
export function sheetsAlone(room: ExerciseRoom, page: string, acts: boolean) {
  const papers = papersOf(room, page);
  return html`<div class="worksheet">
    ${
      acts
        ? html`<div class="on-screen sheet-controls sheet-actions row">
            <button class="button" type="button" ?disabled=${papers.length === 0} @click=${() => print()}>${text('worksheet-print')}</button>
            ${papers.length > 1 ? versionField(room, papers, versionOf(room, papers)) : nothing}
          </div>`
        : nothing
    }
    ${sheets(room, papers, true)}
  </div>`;
}

/** The address of this page. */
const here = () => location.href.replace(/[?#].*$/s, '').replace(/\/index\.html$/, '/');

function papersOf({ exercises, making, spec }: ExerciseRoom, page: string): Paper[] {
  if (making.value === undefined) return [];
  return exercises
    .filter(({ items }) => items.length > 0)
    .map((exercise, index) =>
      paperOf(
        exercise,
        { ...spec, seed: versionSeed(spec.seed, index + 1) },
        index + 1,
        exercises.length,
        page,
      ),
    );
}

const withKey = (room: ExerciseRoom): boolean => room.question.arguments.answers !== 'off';

function saving(papers: Paper[], room: ExerciseRoom) {
  // messages: worksheet-save-markdown worksheet-save-latex worksheet-save-moodle
  return html`<div class="save actions" role="group" aria-label=${text('worksheet-save')}>
    <label class="row">${text('worksheet-save')}
      <select class="select">${FILES.map((kind) => html`<option value=${kind}>${text(`worksheet-save-${kind}`)}</option>`)}</select></label>
    <button class="button" type="button" ?disabled=${papers.length === 0} @click=${({
      currentTarget,
    }: Event) => {
      const button = currentTarget as HTMLElement;
      const kind = button.parentElement?.querySelector('select')?.value as FileKind;
      loadBeside(
        button,
        () => import('./files/save'),
        ({ saveSheets }) => saveSheets(kind, papers, withKey(room)),
      );
    }}>${text('worksheet-save-go')}</button>
  </div>`;
}

function versionFields(room: ExerciseRoom, papers: Paper[], now: number) {
  const keys = [
    ['', text('worksheet-key-on')],
    ['off', text('worksheet-key-off')],
  ] as const;
  return html`${select(text('worksheet-versions'), numbers(VERSIONS, room.versions), String(room.versions), (value) => room.changeSheet('versions', value === '1' ? '' : value))}
    ${select(text('worksheet-key'), keys, withKey(room) ? '' : 'off', (value) => room.changeSheet('answers', value))}
    ${papers.length > 1 ? versionField(room, papers, now) : nothing}`;
}

const versionField = (room: ExerciseRoom, papers: readonly Paper[], now: number) =>
  select(
    text('worksheet-preview-version'),
    papers.map(({ version }) => [String(version), String(version)]),
    String(now),
    (value) => room.go(Number(value) - 1),
  );

/** One version. Only the one in view is on the screen; all are on paper. */
function sheet(paper: Paper, shown: boolean, room: ExerciseRoom, isDrawn: boolean) {
  const { title, rule, version, versions, questions } = paper;
  const several = versions > 1;
  return html`<div class=${shown ? 'sheet' : 'sheet on-paper'}>
    <div class="sheet-page">
      <header class="sheet-head">
        <div>
          <p class="sheet-title">${title}${several ? html` · ${text('worksheet-version', { version })}` : nothing}</p>
          <p class="sheet-rule quiet">${bound(rule)}</p>
          <p class="sheet-lines"><span>${text('worksheet-name')}</span><i></i><span>${text('worksheet-date')}</span><i></i></p>
        </div>
        ${code(paper, room)}
      </header>
      <ol class="sheet-questions stack">${questions
        .slice(0, isDrawn ? undefined : SHOWN)
        .map(
          (question, index) =>
            html`<li class=${index >= SHOWN ? 'on-paper' : nothing}>${asked(question)}</li>`,
        )}</ol>
      ${questions.length > SHOWN ? html`<p class="sheet-rule quiet on-screen">${text('worksheet-more', { count: questions.length - SHOWN })}</p>` : nothing}
    </div>
    ${isDrawn && withKey(room) ? key(paper) : nothing}
  </div>`;
}

function asked({ game, ask, tables, choices }: PaperQuestion) {
  return html`${game ? html`<p class="sheet-rule quiet">${bound(game)}</p>` : nothing}
    <p class="sheet-ask">${bound(ask)}</p>
    ${tables.map(table)}
    ${
      choices.length
        ? html`<ol class="sheet-choices stack" role="list">${choices.map((choice, at) => html`<li>(${letter(at)}) ${choice.text}</li>`)}</ol>`
        : html`<p class="sheet-lines"><span>${text('worksheet-answer')}</span><i></i></p>`
    }`;
}

function table({ top, bottom, pairs }: PaperTable) {
  return html`<dl class="exercise-pairs" dir="ltr">
    <div class="head" aria-hidden="true"><dt>${top}</dt><dd>${bottom}</dd></div>
    ${pairs.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

function key({ title, version, versions, seed, questions }: Paper) {
  const name = versions > 1 ? `${title} · ${text('worksheet-version', { version })}` : title;
  return html`<div class="sheet-page sheet-key">
    <p class="sheet-title">${text('worksheet-key')}</p>
    <p class="sheet-rule quiet">${name} · ${text('exercise-seed-is', { seed: String(seed) })}</p>
    <ol class="sheet-questions stack">${questions.map(({ answer, why, choices }, index) => {
      const right = choices.findIndex((choice) => choice.right);
      return html`<li class=${index >= SHOWN ? 'on-paper' : nothing}><b>${right >= 0 ? `(${letter(right)}) ` : ''}${answer}</b> <span class="sheet-why">${bound(why)}</span></li>`;
    })}</ol>
  </div>`;
}

/** The link of the same questions, as a code for telephones and as text. */
function code({ link }: Paper, room: ExerciseRoom) {
  if (!link) return nothing;
  const made = codes.want(room.changed)?.codeOf(link);
  const failed =
    codes.failure && lostCode.want(room.changed)?.instead(codes, () => codes.again(room.changed));
  return html`<div class="sheet-code">
    ${
      made
        ? html`<svg viewBox=${`0 0 ${made.side} ${made.side}`} role="img" aria-label=${text('worksheet-code')} shape-rendering="crispEdges">${svg`<path d=${made.path} />`}</svg>`
        : (failed ?? html`<div class="sheet-code-place"></div>`)
    }
    <p>${text('worksheet-scan')}<br /><a href=${link}><code translate="no">${link.replace(/^https?:\/\//, '')}</code></a></p>
  </div>`;
}
