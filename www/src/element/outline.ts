/* What surrounds a view: title, fields for the question, progress or error, link to the page. */

import '../ui/progress';
import { html, nothing } from 'lit';
import type { AskError } from '../engine/protocol';
import { direction, errorSentence, linkSentence, locale, text } from '../i18n/index';
import { valuesOf } from '../i18n/message';
import { retryHelps } from '../question/reader';
import type { Title, ViewHost } from '../rooms/view';
import { vars } from '../ui/vars';
import type { ViewName } from '../views/registry';
import { heightOf } from '../views/registry';
import type { View } from '../views/view';
import type { AttributeError } from './attributes';

/** Settings that do not depend on the question. */
export interface Settings {
  theme: string;
  /** The address of a Grundyscope site; empty for no links to it. */
  site: string;
}

/** The view to draw, and its state. */
export interface Outlined extends ViewHost {
  readonly view: View | undefined;
  /** The requested name of the view. */
  readonly name: ViewName;
  readonly settings: Settings;
  /** Whether a frame around it has the title and the link to the page. */
  readonly framed: boolean;
  /** Whether the view is shown. */
  readonly visible: boolean;
  readonly error: AskError | AttributeError | undefined;
  /** The error of the question, as opposed to a failure of the engine. */
  readonly wrong: AskError | undefined;
  /** The question's link, with the "#". */
  readonly link: string;
  /** Whether only reloading the document helps. */
  readonly stuck: boolean;
  /** Retries what stopped or failed. */
  again(): void;
}

/** The whole content. `restyle` is called when colours or sizes may have changed. */
export function outline(inside: Outlined, restyle: () => void) {
  const { view, controls, settings, framed, visible } = inside;
  const { theme } = settings;
  const more = theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches;
  const notice = framed ? view?.model.notice : '';
  return html`<div
      class="scope"
      part="frame"
      lang=${locale()}
      dir=${direction()}
      data-controls=${controls}
      data-theme=${theme === 'light' || theme === 'dark' ? theme : nothing}
      data-contrast=${more ? 'more' : nothing}
      ?data-framed=${framed}
    >
      <i class="scope-ink" aria-hidden="true" @transitionrun=${restyle}></i>
      ${notice ? html`<p class="scope-notice quiet" role="status">${notice}</p>` : nothing}
      ${view?.fields ? html`<div class="scope-fields" part="controls">${view.fields.draw(view.subject.room)}</div>` : nothing}
      ${view && visible ? figure(inside, view) : placeholder(inside)}
      ${state(inside)} ${framed ? nothing : foot(inside)}
      <p class="hidden" aria-live="polite">${visible ? view?.subject.announcement : nothing}</p>
    </div>`;
}

function figure(inside: Outlined, view: View) {
  const { subject, drawing, work } = view;
  // messages: view-*
  return html`<figure
      part="view"
      data-show=${inside.name}
      aria-label=${subject.name}
      aria-busy=${work?.running ? 'true' : 'false'}
    >${
      inside.framed
        ? html`<h2 class="hidden">${text(`view-${inside.name}`)}</h2>`
        : titled(drawing.title?.(subject))
    }${drawing.draw(subject, inside)}</figure>`;
}

function titled(title: Title | undefined) {
  if (!title?.name) return nothing;
  const { name, notation, words } = title;
  const all = html`<b>${name}</b>${notation ? html` <code translate="no" dir="ltr">${notation}</code>` : nothing}${words ? html` <span class="quiet">${words}</span>` : nothing}`;
  return title.heading ? html`<h2 class="scope-head">${all}</h2>` : html`<p class="scope-head">${all}</p>`;
}

/** The host's own content, with the expected height of the view. */
function placeholder({ error, view, name }: Outlined) {
  const height = error || !view ? 0 : heightOf(view.room, name);
  return html`<div class="wait" ${vars(height ? { '--wait': `${height}px` } : {})}><slot></slot></div>`;
}

/** The progress of work, or an error. */
function state(inside: Outlined) {
  const { view, error, settings, framed, visible } = inside;
  const work = view?.work;
  if (work?.visible) {
    return html`<grundy-progress
      .label=${text('scope-progress')}
      .waiting=${work.waiting}
      .loading=${work.loading}
      .fraction=${work.fraction}
      .seconds=${work.seconds}
      @cancel=${() => {
        work.stop();
        inside.changed();
      }}
    ></grundy-progress>`;
  }
  const again = html`<button class="button" type="button" @click=${() => inside.again()}>${text(inside.stuck ? 'page-newer-reload' : 'page-again')}</button>`;
  const failed = error && retryHelps(error as AskError);
  // A visible view shows the error of the question in its field.
  if (error && !(visible && error === inside.wrong)) {
    const link =
      settings.site && !framed
        ? html`<a href=${settings.site} target="_blank" rel="noopener">${text('scope-working')}</a>`
        : nothing;
    const question =
      error.code === 'broken' && settings.site
        ? html`<a href=${settings.site + inside.link} target="_blank" rel="noopener">${text('scope-open')}</a>`
        : nothing;
    return html`<p class="scope-trouble" part="error" role="status">${sentenceOf(inside, error)} ${failed ? again : link} ${question}</p>`;
  }
  return work?.stopped
    ? html`<p class="scope-trouble quiet" part="error" role="status">${text('scope-stopped')} ${again}</p>`
    : nothing;
}

function foot({ settings, visible, link }: Outlined) {
  if (!settings.site || !visible) return nothing;
  return html`<p class="scope-foot">
      <a part="link" href=${settings.site + link} target="_blank" rel="noopener" aria-label=${text('scope-opens')}>${text('scope-open')}</a>
    </p>`;
}

/**
 * The sentence for an error. Three codes have sentences of their own: the page's ones about unknown
 * games and problems refer to its lists, and the page has no unknown views.
 */
export function sentenceOf({ view }: Outlined, error: AskError | AttributeError): string {
  const own = view?.subject.sentence?.(error as AskError);
  if (own) return own;
  if (!('value' in error)) return errorSentence(error);
  const given = { value: String(error.value), ...(error.allowed && valuesOf(error.allowed)) };
  if ('reason' in error && error.reason)
    return linkSentence({ kind: 'broken', reason: error.reason, part: error.value });
  if (error.code === 'unknown-game') return text('scope-unknown-game', given);
  if (error.code === 'unknown-problem') return text('scope-unknown-problem', given);
  return error.code === 'unknown-view' ? text('scope-unknown-view', given) : errorSentence(error);
}
