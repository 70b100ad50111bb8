/** Compiles an engine while it arrives. */
export async function compile(address: URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address.href}`);
  // Some hosts send another type, which the streaming compiler refuses.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
