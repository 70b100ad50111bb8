/**
 * Puts a text on the clipboard. Frames may do that only where the page around them allows it (`allow="clipboard-write"`), which many
 * systems take away; the older way is open to them all the same, while somebody clicks.
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
