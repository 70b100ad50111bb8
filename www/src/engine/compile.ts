import { failureOf, LoadError } from './cause';
import type { Loading } from './protocol';

/** Milliseconds without a byte after which a download counts as failed. */
const SILENCE = 30_000;

/**
 * Fetches and compiles an engine, streaming where the host allows it. `digest` is its size and its
 * SHA-256: what does not match is requested once more past the HTTP cache, and then refused.
 * Rejects with a `LoadError`.
 */
export async function compile(
  address: URL,
  digest?: string,
  onLoading?: (loading: Loading) => void,
): Promise<WebAssembly.Module> {
  try {
    return await attempt(address, digest, onLoading);
  } catch (error) {
    if (failureOf(error).cause !== 'damaged') throw error;
    return attempt(address, digest, onLoading, 'reload');
  }
}

async function attempt(
  address: URL,
  digest: string | undefined,
  onLoading: ((loading: Loading) => void) | undefined,
  cache: RequestCache = 'default',
): Promise<WebAssembly.Module> {
  const stop = new AbortController();
  const silence = new LoadError('connection', `no byte of the engine in ${SILENCE / 1000} s`);
  const wait = () => setTimeout(() => stop.abort(silence), SILENCE);
  let timer = wait();
  try {
    const response = await fetch(address, { cache, signal: stop.signal });
    if (!response.ok) throw new LoadError('status', `${response.status} for ${address}`, response.status);
    const size = Number(digest?.split(' ')[0]) || sizeOf(response);
    const counted = counting(response, (bytes) => {
      clearTimeout(timer);
      timer = wait();
      onLoading?.({ bytes, total: size });
    });
    return await read(counted, digest);
  } catch (error) {
    if (error instanceof LoadError) throw error;
    const otherwise = error instanceof WebAssembly.CompileError ? 'damaged' : 'connection';
    const { message, cause = otherwise } = failureOf(error);
    throw new LoadError(cause, message);
  } finally {
    clearTimeout(timer);
  }
}

/** Compiles a response while its digest is computed. */
async function read(response: Response, digest: string | undefined): Promise<WebAssembly.Module> {
  // The streaming compiler refuses any other content type, and some hosts send one.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  const copy = digest && streams ? response.clone() : undefined;
  if (streams) {
    const compiled = WebAssembly.compileStreaming(response);
    // Of two failures, the first one is reported.
    const [module] = await Promise.all([compiled, copy?.arrayBuffer().then((bytes) => check(bytes, digest))]);
    return module;
  }
  const bytes = await response.arrayBuffer();
  await check(bytes, digest);
  return WebAssembly.compile(bytes);
}

/**
 * Without HTTPS there is no `crypto.subtle`: then the size alone shows half a file, and nearly
 * every other build.
 */
async function check(bytes: ArrayBuffer, digest: string | undefined): Promise<void> {
  if (!digest) return;
  const [size, sha256] = digest.split(' ');
  if (bytes.byteLength !== Number(size))
    throw new LoadError('damaged', `${bytes.byteLength} of ${size} bytes of the engine`);
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return;
  const found = new Uint8Array(await subtle.digest('SHA-256', bytes));
  if (btoa(String.fromCharCode(...found)) !== sha256)
    throw new LoadError('damaged', 'the engine is of another build');
}

/** Undefined if it is not known: of a compressed response, the length that is sent is another. */
function sizeOf({ headers }: Response): number | undefined {
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  return length > 0 ? length : undefined;
}

/** The same response, which reports its bytes as they arrive. */
function counting(response: Response, onBytes: (bytes: number) => void): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}
