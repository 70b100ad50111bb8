import type { Loading } from './protocol';

/** Fetches and compiles an engine, streaming where the host allows it. */
export async function compile(
  address: URL,
  onLoading?: (loading: Loading) => void,
): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address.href}`);
  // The streaming compiler refuses any other content type, and some hosts send one.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  const counted = onLoading ? counting(response, onLoading) : response;
  return streams ? WebAssembly.compileStreaming(counted) : WebAssembly.compile(await counted.arrayBuffer());
}

/** The same response, which reports its bytes as they arrive. */
function counting(response: Response, onLoading: (loading: Loading) => void): Response {
  if (!response.body) return response;
  const { headers } = response;
  // Of a compressed response, the length that is sent is not that of the bytes that are counted.
  const length = headers.has('content-encoding')
    ? Number.NaN
    : Number(headers.get('content-length') ?? Number.NaN);
  const total = length > 0 ? length : undefined;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onLoading({ bytes, total });
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers });
}
