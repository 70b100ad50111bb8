// Constants that tell the page which engine belongs to it: a host that is receiving an upload, or a
// cache, may answer with half a file or with one of another build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('base64');

/**
 * `import.meta.env.DIGEST_…` for each module of WebAssembly in `pkg`, its size and its SHA-256; and
 * `import.meta.env.BUILD`, a digest of the engine and of the code on both sides of its workers.
 */
export function digestsOf(pkg: string, engine: string): Record<string, string> {
  const modules = readdirSync(pkg).filter((name) => name.endsWith('.wasm'));
  const found = modules.sort().map((name) => {
    const content = readFileSync(join(pkg, name));
    const constant = name
      .replace(/_bg\.wasm$/, '')
      .replace(/\W/g, '_')
      .toUpperCase();
    return [`import.meta.env.DIGEST_${constant}`, `${content.length} ${sha256(content)}`] as const;
  });
  const build = createHash('sha256').update(JSON.stringify(found));
  const scripts = readdirSync(pkg).filter((name) => name.endsWith('.js'));
  for (const name of scripts.sort()) build.update(readFileSync(join(pkg, name)));
  const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' });
  for (const name of sources.filter((path) => path.endsWith('.ts')).sort())
    build.update(readFileSync(join(engine, name)));
  const all = [...found, ['import.meta.env.BUILD', build.digest('base64').slice(0, 8)] as const];
  return Object.fromEntries(all.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** In development there are none: the engine changes while the page is open. */
export function digests(root: string): Plugin {
  return {
    name: 'grundyscope:digests',
    apply: 'build',
    config: () => ({ define: digestsOf(join(root, 'pkg'), join(root, 'src', 'engine')) }),
  };
}
