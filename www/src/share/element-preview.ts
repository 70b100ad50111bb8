/*
 * The element as it is pasted, in a document of its own inside of the dialog: with this page's policy, which keeps style attributes from
 * it, so that the size of type comes by script.
 */

import { inAttribute } from './escape';

/** The document for a frame's `srcdoc`. */
export function elementDocument(written: string, lang: string): string {
  const plain = written.replace(/(<grundy-scope[^>]*?) style="[^"]*"/, '$1');
  return `<!doctype html><html lang="${inAttribute(lang)}"><meta name="color-scheme" content="light dark"><body>${plain}`;
}

/** Begins with the element in such a frame, and tells how high it is, at once and whenever that changes. */
export function watchElement(
  frame: HTMLIFrameElement,
  size: number,
  tell: (height: number) => void,
): ResizeObserver | undefined {
  const { contentDocument: inner } = frame;
  const scope = inner?.querySelector<HTMLElement & { start?(): void }>('grundy-scope');
  if (!inner || !scope) return undefined;
  inner.body.style.margin = '0';
  if (size !== 100) scope.style.setProperty('--grundyscope-size', `${(16 * size) / 100}px`);
  const watcher = new ResizeObserver(() => tell(Math.ceil(scope.getBoundingClientRect().height)));
  watcher.observe(scope);
  scope.start?.();
  return watcher;
}
