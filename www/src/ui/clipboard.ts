/**
 * Copies a text to the clipboard. Frames need the permission of the page around them
 * (`allow="clipboard-write"`), which many systems remove; `execCommand` works without it during a
 * click.
 */
export async function toClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    let done = false;
    const put = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', text);
      done = event.clipboardData !== null;
    };
    addEventListener('copy', put, { capture: true, once: true });
    document.execCommand('copy');
    removeEventListener('copy', put, { capture: true });
    if (!done) throw error;
  }
}
