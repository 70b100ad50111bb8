import type { GrundyscopeError } from './protocol';

/**
 * The error of a request that cannot be sent to a worker, because it holds a function, for example.
 * It is that of the engine for a value of the wrong type, which the caller gets on one thread.
 */
export function unclonable(request: unknown, message: string): GrundyscopeError {
  const entries = Object.entries(request ?? {});
  const [field = ''] = entries.find(([, value]) => !isClonable(value)) ?? [];
  return { code: 'wrong-type', field, message, value: '' };
}

function isClonable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
