/*
 * preload.js: loads the files for the question of a link in parallel with the page's own script,
 * which would request them only when it runs. The build writes the table: www/build/plugins.
 */

export interface Needed {
  /** The worker and the module of a small build of the engine. */
  engine: string[];
  scripts: string[];
  styles: string[];
}

/** What preload.js knows, as JSON. */
export interface Table {
  /** By the first part of a link: "" for the start page, "*" for all others. */
  links: Record<string, Needed>;
  /** By lesson and step, such as "mex/5": the names of `views` that the step begins with. */
  steps: Record<string, string[]>;
  views: Record<string, Needed>;
  /** What stands below the answer of a problem. */
  below: Omit<Needed, 'engine'>;
}

/** Runs in the page, whole: uses nothing from outside. */
export function preload({ links, steps, views: ofSteps, below }: Table, asksAgain: RegExp): void {
  const [, id = '', name, step = 1] =
    /^#\d+\/([\w-]+)(?:\?name=([\w-]+)(?:&step=(\d+))?)?/.exec(location.hash) ?? [];
  const room = Object.hasOwn(links, id) ? links[id] : links['*'];
  const link = (href: string, attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { href: `./${href}` }, attributes));
  if (!room) return;
  const needed = [room, ...(steps[`${name}/${step}`] ?? []).flatMap((view) => ofSteps[view] ?? [])];
  const files = (kind: keyof Needed) => needed.flatMap((part) => part[kind]);
  // With the whole engine in the offline cache, no other build is needed. No resource hint works
  // for workers, so plain requests fill the HTTP cache. The page's own script comes first: it runs
  // while the engine is on its way.
  const kept = () => {
    try {
      return navigator.serviceWorker?.controller;
    } catch {
      // Forbidden, as in some frames.
      return undefined;
    }
  };
  const request = async (href: string, options: RequestInit) =>
    (await fetch(`./${href}`, options)).arrayBuffer();
  const engine = kept() ? [] : files('engine').map((href) => request(href, { priority: 'low' }));
  const fetchAll = ({ scripts, styles }: typeof below) => {
    if (asksAgain.test(navigator.userAgent)) for (const href of scripts) link(href, { rel: 'modulepreload' });
    else Promise.allSettled(scripts.map((href) => request(href, {})));
    for (const href of styles) link(href, { rel: 'preload', as: 'style', crossOrigin: '' });
  };
  fetchAll({ scripts: files('scripts'), styles: files('styles') });
  if (room === links['*']) Promise.allSettled(engine).then(() => fetchAll(below));
}
