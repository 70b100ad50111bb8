/* The explanation of the selected value, for each place where a value can be selected. */

import { html } from 'lit';
import { shortened, text } from '../i18n/index';
import { areDrawers, openDrawer } from '../ui/drawer';
import { statusLine } from '../ui/status';
import { explanation } from './pictures';
import type { ExplainedIn, SequenceRoom } from './room';

/** The explanation, or the state of computing it. */
function explained(room: SequenceRoom, folded: boolean) {
  const { sequence } = room;
  return html`${statusLine(
    sequence.explaining,
    {
      doing: text('progress-explaining', { n: shortened(sequence.at) }),
      stopped: text('mex-stopped', { n: shortened(sequence.at) }),
      home: 'sequence-chart',
    },
    room.sequenceActions,
  )}
  ${explanation(sequence, { steps: true, folded })}`;
}

/** Opens the explanation, if it is a drawer. */
export function showWhy(room: SequenceRoom): void {
  if (areDrawers()) room.explainIn('sequence');
  openDrawer(document.getElementById('why-value'));
}

/** The explanation beside the part of the page where the value was selected. */
export function explanationIn(room: SequenceRoom, place: ExplainedIn, folded = false) {
  return room.explainedIn === place
    ? explained(room, folded)
    : html`<p class="quiet">${text('mex-click')}</p>`;
}

/**
 * The place of the explanation beside another part than the chart, on wide screens. On narrow ones
 * the drawer shows it.
 */
export function explainedBeside(room: SequenceRoom, place: ExplainedIn) {
  if (room.explainedIn !== place) return html`<div class="why-beside">${explanationIn(room, place)}</div>`;
  return html`<div class="why-beside" role="group" aria-label=${text('mex-heading')}>
    <h3 class="minor quiet">${text('mex-heading')}</h3>
    ${explanationIn(room, place)}
  </div>`;
}

/**
 * Selects a value in another part than the chart, and explains it: a number where it comes from the
 * explanation beside that part.
 */
export function explainFrom(room: SequenceRoom, place: ExplainedIn, n: string | number): void {
  room.explain(String(n), place);
  showWhy(room);
}
