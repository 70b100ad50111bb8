/*
 * The style sheets of shadow roots. Constructed sheets need no 'unsafe-inline' in a
 * Content-Security-Policy. They belong to a document: a root that moves into another one, such as
 * that of a frame, loses them and needs those of its new document.
 */

const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** A sheet that all roots of the document share; undefined in a document that shows nothing. */
export function sheetIn({ ownerDocument }: ShadowRoot, css: string): CSSStyleSheet | undefined {
  const { defaultView: view } = ownerDocument;
  if (!view) return undefined;
  const sheets = known.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  known.set(ownerDocument, sheets);
  const sheet = sheets.get(css) ?? new view.CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Sets the sheets of a root. */
export function dress(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.flatMap((css) => sheetIn(root, css) ?? []);
}
