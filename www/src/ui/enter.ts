/**
 * A handler for Enter in a field, like that of a form. Not a form: a sandboxed frame that disallows
 * forms never submits one, without an error.
 */
export function onEnter(go: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go();
  };
}
