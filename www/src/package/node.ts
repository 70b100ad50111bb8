/** The package's entry "grundyscope" in Node.js. */

import { type Connection, type ConnectOptions, connectOn } from './connect';
import { startNodeWorker } from './node-start';

declare const GRUNDYSCOPE_VERSION: string;

export { EngineError } from './error';
export const version: string = GRUNDYSCOPE_VERSION;

export function connect(options?: ConnectOptions): Promise<Connection> {
  return connectOn(
    {
      worker: startNodeWorker,
      async thread() {
        const [{ startThread }, { engine }] = await Promise.all([
          import('./thread'),
          import('./node-engine'),
        ]);
        return () => startThread(engine);
      },
    },
    options,
  );
}
