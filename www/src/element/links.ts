/*
 * Links of rooms lead to other questions: "#1/nimbers?e=3+5". In a page of others they would lead
 * to that page when they are opened in a new tab. They are aimed at the site as soon as they are
 * drawn; Lit sets an address only when it changes.
 */

/** The address of the site, by the root. */
const addresses = new WeakMap<Node, () => string>();
const aimed = new WeakSet<Element>();

/** `address`: of the site; empty: that of the root around this one, if there is one. */
export function aimLinks(root: ShadowRoot, address: () => string): void {
  const around = () => addresses.get(root.host.getRootNode())?.() ?? '';
  addresses.set(root, () => address() || around());
  new MutationObserver(() => aim(root)).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  });
}

function aim(root: ShadowRoot): void {
  const address = addresses.get(root)?.();
  for (const link of address ? root.querySelectorAll('a[href^="#"]') : []) {
    link.setAttribute('href', address + (link.getAttribute('href') ?? ''));
    aimed.add(link);
  }
}

/** The link to a question to which something belongs; undefined if there is none. */
export function questionLink(within: Element): HTMLAnchorElement | undefined {
  const link = within.closest('a');
  return link && (aimed.has(link) || link.matches('[href^="#"]')) ? link : undefined;
}
