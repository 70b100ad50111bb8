/* Without controls, a view is a picture: events that would change what it shows are stopped. */

/** Events of views that change more than the cursor. */
const CHANGES = ['choose', 'look', 'columns', 'page', 'counts', 'origin', 'cells', 'place'];
const ZOOM_KEYS = ['+', '=', '-', '_', '0'];
const DRAGGED = '.plot, .overview';

export function keepReadOnly(root: ShadowRoot, readOnly: () => boolean): void {
  const stopIf = (stopped: (event: Event) => boolean) => (event: Event) => {
    if (readOnly() && stopped(event)) event.stopPropagation();
  };
  const within = ({ target }: Event, selector: string) => (target as Element).closest(selector) !== null;
  // In the explanation of a value, readers may still follow the options to their explanations.
  const change = stopIf((event) => event.type !== 'choose' || !within(event, '.value-of'));
  const drag = stopIf((event) => within(event, DRAGGED));
  const key = stopIf((event) => ZOOM_KEYS.includes((event as KeyboardEvent).key));
  for (const type of CHANGES) root.addEventListener(type, change, { capture: true });
  root.addEventListener('pointerdown', drag, { capture: true });
  root.addEventListener(
    'wheel',
    stopIf(() => true),
    { capture: true, passive: true },
  );
  root.addEventListener('keydown', key, { capture: true });
}
