/** The distance of a card from its control and from the edges of the window. */
const MARGIN = 8;

/**
 * Puts a shown popover with the class `anchored` below a control, or above it where there is no
 * room; at its start, or at its end; always inside the window.
 */
export function placeBeside(card: HTMLElement, control: Element): void {
  const anchor = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = card.getBoundingClientRect();
  const most = clientWidth - width - MARGIN;
  const left = Math.max(MARGIN, anchor.left > most ? Math.min(anchor.right - width, most) : anchor.left);
  const below = anchor.bottom + MARGIN / 2;
  const above = anchor.top - height - MARGIN / 2;
  const top = below + height > clientHeight && above > 0 ? above : below;
  card.style.setProperty('--at-x', `${left + scrollX}px`);
  card.style.setProperty('--at-y', `${top + scrollY}px`);
}
