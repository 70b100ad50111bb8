/*
 * Fetches the files of a module that is imported late. In most browsers a module that did not
 * arrive, or that imports one that did not, stays lost until the document is reloaded, once it was
 * asked for by `import()` or "modulepreload": so files are fetched before, and trying again fetches
 * what failed.
 *
 * The build calls this at each `import()`: lateFiles in www/build/plugins/preload.ts.
 */

/** Chromium from version 156 on requests such a module again. */
export const ASKS_AGAIN = /Chrome\/(?:15[6-9]|1[6-9]\d|[2-9]\d\d)\./;

/** By address. */
const arriving = new Map<string, Promise<unknown>>();

function link(href: string, rel: 'modulepreload' | 'stylesheet'): Promise<unknown> {
  const element = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(`Failed to fetch ${href}`));
    };
    document.head.append(element);
  });
}

async function arrive(href: string): Promise<void> {
  const isStyle = href.endsWith('.css');
  const isThere = isStyle
    ? Array.from(document.styleSheets).some((sheet) => sheet.href === href)
    : href === import.meta.url;
  if (isThere) return;
  if (isStyle) await link(href, 'stylesheet');
  else if (ASKS_AGAIN.test(navigator.userAgent)) link(href, 'modulepreload').catch(() => {});
  else {
    const response = await fetch(href);
    // Only a response that is read to its end is stored.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Failed to fetch ${href}`);
  }
}

/** `files` are relative to `importer`; a module of the same file has none. */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
  importer?: string,
): Promise<Module> {
  const all = files.map((file) => {
    const { href } = new URL(file, importer);
    const arrived = arriving.get(href) ?? arrive(href);
    arriving.set(href, arrived);
    arrived.catch(() => arriving.delete(href));
    return arrived;
  });
  await Promise.all(all);
  return load();
}
