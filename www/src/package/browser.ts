/** The package's entry "grundyscope" in a browser. */

import { isSupported } from '../engine/client';
import { type Connection, type ConnectOptions, connectOn } from './connect';
import { startWorker } from './web-start';

declare const GRUNDYSCOPE_VERSION: string;

export { EngineError } from './error';
export const version: string = GRUNDYSCOPE_VERSION;

export function connect(options?: ConnectOptions): Promise<Connection> {
  return connectOn(
    {
      worker: isSupported() ? startWorker : undefined,
      async thread() {
        const [{ startThread }, { engine }] = await Promise.all([import('./thread'), import('./web-engine')]);
        return () => startThread(engine);
      },
    },
    options,
  );
}
