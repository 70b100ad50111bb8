import type { ClientError } from './protocol';

let last = '';

/** One line in the console for each failure, although several workers may fail in the same way. */
export function report({ code, cause, status, message }: ClientError): void {
  const line = `Grundyscope: ${[code, cause, status].filter(Boolean).join(', ')}: ${message}`;
  if (line !== last) console.error(line);
  last = line;
}
