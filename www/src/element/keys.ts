/*
 * Keys that are meant for the element stop at it: a page such as a deck of slides has its own use
 * for arrows and letters. All others go on to the page.
 */

/** Whether a key goes on from a field, in which most keys write or move; AltGr writes as well. */
const leavesField = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph')
    ? false
    : event.ctrlKey || event.metaKey || /^(?:Escape|Tab|F\d+)$/.test(event.key);

const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const BUTTON = 'a[href], button, summary, input';

/** Whether an element, or the browser for it, does something at this key. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches(FIELD)) return !leavesField(event);
  if (target.matches('[type=radio]') && key.startsWith('Arrow')) return true;
  return target.matches(BUTTON) && (key === 'Enter' || key === ' ');
}

/** Listens to what has passed everything inside of the root. */
export function keepKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    root.addEventListener(type, (event) => {
      if (isTaken(event as KeyboardEvent)) event.stopPropagation();
    });
}
