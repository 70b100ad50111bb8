// The programs that wasm-bindgen and wasm-pack publish with their releases.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/process.mjs';

/** A machine that does not connect in this time reaches only package registries. */
const CONNECT_MS = 4000;
const TRANSFER_MS = 120_000;

/** The targets that both projects publish for, by Node.js's names of platform and processor. */
const TARGETS = {
  'linux-x64': 'x86_64-unknown-linux-musl',
  'linux-arm64': 'aarch64-unknown-linux-musl',
  'darwin-x64': 'x86_64-apple-darwin',
  'darwin-arm64': 'aarch64-apple-darwin',
  'win32-x64': 'x86_64-pc-windows-msvc',
  // wasm-bindgen has none for it; Windows on ARM runs these.
  'win32-arm64': 'x86_64-pc-windows-msvc',
};

/**
 * The address of a tool's archive and, where the project publishes one, of its SHA-256; undefined
 * on platforms without a release.
 */
export function releaseOf(program, version, platform = `${process.platform}-${process.arch}`) {
  const target = TARGETS[platform];
  if (!target) return undefined;
  const tag = program === 'wasm-pack' ? `v${version}` : version;
  const archive = `https://github.com/wasm-bindgen/${program}/releases/download/${tag}/${program}-${tag}-${target}.tar.gz`;
  return { archive, checksum: program === 'wasm-bindgen' ? `${archive}.sha256sum` : undefined };
}

/** Unpacks a release into `folder`/bin; returns what went wrong, undefined on success. */
export async function downloadRelease({ program, version }, folder) {
  const release = releaseOf(program, version);
  if (!release) return `no release for ${process.platform} on ${process.arch}`;
  const scratch = mkdtempSync(join(folder, 'download-'));
  try {
    const [archive, checksum] = await Promise.all([
      fetchBytes(release.archive),
      release.checksum && fetchBytes(release.checksum),
    ]);
    const published = checksum && /^[0-9a-f]{64}/.exec(checksum.toString())?.[0];
    if (release.checksum && createHash('sha256').update(archive).digest('hex') !== published)
      return 'its checksum is wrong';
    // By this name and in this folder: on Windows, tar would take the colon of a path for a host's.
    writeFileSync(join(scratch, 'archive.tar.gz'), archive);
    const unpack = ['-xzf', 'archive.tar.gz', '-C', '../bin', '--strip-components', '1'];
    const { code, output } = await run('tar', unpack, { cwd: scratch, seconds: 60 });
    return code === 0 ? undefined : output.trim().split('\n')[0];
  } catch (error) {
    return error.name === 'TimeoutError' ? 'no connection' : (error.cause?.code ?? error.message);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function fetchBytes(url) {
  const [connected, control] = [new AbortController(), AbortSignal.timeout(TRANSFER_MS)];
  const timer = setTimeout(() => connected.abort(new DOMException('slow', 'TimeoutError')), CONNECT_MS);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([connected.signal, control]) });
    clearTimeout(timer);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}
