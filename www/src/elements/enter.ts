/**
 * Enter in a field, as a form would have it. No forms: in a frame whose sandbox does not allow them, none is ever submitted,
 * and nobody is told.
 */
export function onEnter(go: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go();
  };
}
