/* Which language an element is to be in: what HTML's `lang` says on it or around it, also around the shadow roots it is in. */

/** More is no tag. */
const LONGEST = 60;

/** The tag; empty where nobody says. */
export function languageAround(element: Element): string {
  for (let here: Element | undefined = element; here; here = hostOf(here)) {
    const said = here.closest('[lang]');
    if (said) return said.getAttribute('lang')?.trim().slice(0, LONGEST) ?? '';
  }
  return '';
}

/** Calls whenever any `lang` changes that could matter, until what it returns is called. */
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
