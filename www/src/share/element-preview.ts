/*
 * The pasted element in a document of its own inside the dialog. The page's Content-Security-Policy
 * applies to that document and blocks style attributes, so a script sets the font size.
 *
 * The service worker does not cache the element's scripts, which only other pages use: without a
 * network, the dialog shows the view in a frame instead.
 */

import { inAttribute } from './escape';

/** The document for a frame's `srcdoc`. */
export function elementDocument(written: string, lang: string): string {
  const plain = written.replace(/(<grundy-scope[^>]*?) style="[^"]*"/, '$1');
  return `<!doctype html><html lang="${inAttribute(lang)}"><meta name="color-scheme" content="light dark"><body>${plain}`;
}

/**
 * Starts the element in such a frame, which is loaded; calls `tell` with its height now and at
 * every change, and `lost` if its scripts do not arrive.
 */
export function watchElement(
  frame: HTMLIFrameElement,
  size: number,
  tell: (height: number) => void,
  lost: () => void,
): ResizeObserver | undefined {
  const { contentDocument: inner } = frame;
  const scope = inner?.querySelector<HTMLElement & { start?(): void }>('grundy-scope');
  if (!inner || !scope) return undefined;
  if (!scope.start) {
    lost();
    return undefined;
  }
  scope.addEventListener('error', ({ detail }: CustomEventInit<{ cause?: string }>) => {
    if (detail?.cause === 'connection') lost();
  });
  inner.body.style.margin = '0';
  if (size !== 100) scope.style.setProperty('--grundyscope-size', `${(16 * size) / 100}px`);
  const watcher = new ResizeObserver(() => tell(Math.ceil(scope.getBoundingClientRect().height)));
  watcher.observe(scope);
  scope.start();
  return watcher;
}
