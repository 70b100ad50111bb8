/* The language of an element: the nearest `lang`, also outside of its shadow roots. */

/** Longer values of `lang` are cut. */
const MAX_LENGTH = 60;

/** The language tag; empty without a `lang`. */
export function languageAround(element: Element): string {
  for (let here: Element | undefined = element; here; here = hostOf(here)) {
    const tagged = here.closest('[lang]');
    if (tagged) return tagged.getAttribute('lang')?.trim().slice(0, MAX_LENGTH) ?? '';
  }
  return '';
}

/** Observes each `lang` that may apply to the element; the result stops it. */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let here: Element | undefined = element; here; here = hostOf(here))
    observer.observe(here.getRootNode(), { subtree: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}
