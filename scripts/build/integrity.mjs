// The hash of a file for the attribute `integrity` of a script.
import { createHash } from 'node:crypto';

export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
