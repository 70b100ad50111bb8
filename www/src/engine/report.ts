import type { ClientError } from './protocol';

const told = new Set<string>();

/** One line in the console for each failure, although several workers may fail in the same way. */
export function report({ code, cause, status, message }: ClientError): void {
  const line = `Grundyscope: ${[code, cause, status].filter(Boolean).join(', ')}: ${message}`;
  if (!told.has(line)) console.error(line);
  told.add(line);
}
