// Constants that tell the page which engine belongs to it: a host that is receiving an upload, or a
// cache, may answer with half a file or with one of another build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const sha256 = (...content: (string | Uint8Array)[]) =>
  content.reduce((hash, one) => hash.update(one), createHash('sha256')).digest('base64');

/**
 * `import.meta.env.DIGEST_…` for each module of WebAssembly in `pkg`, its size and its SHA-256; and
 * `import.meta.env.BUILD`, a digest of the engine and of the code on both sides of its workers.
 */
export function digestsOf(pkg: string, engine: string): Record<string, string> {
  const files = (folder: string, ending: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .sort();
  const found = files(pkg, '.wasm').map((name) => {
    const content = readFileSync(join(pkg, name));
    const constant = name.slice(0, -'_bg.wasm'.length).replace(/\W/g, '_').toUpperCase();
    return [`import.meta.env.DIGEST_${constant}`, `${content.length} ${sha256(content)}`];
  });
  const code = [
    ...files(pkg, '.js').map((name) => readFileSync(join(pkg, name))),
    ...files(engine, '.ts').map((name) => readFileSync(join(engine, name))),
  ];
  const all = [...found, ['import.meta.env.BUILD', sha256(JSON.stringify(found), ...code).slice(0, 8)]];
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
