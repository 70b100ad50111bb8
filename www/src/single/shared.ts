import type { WorkerLike } from '../engine/lane';

/** Global variables that the scripts of the single file and its workers share. */
export interface Shared {
  /** In a worker: the engine, deflated and in base64. */
  grundyscopePacked?: string;
  /** In the page: starts the engine on the page's own thread. */
  grundyscopeThread?: (packed: string) => WorkerLike;
}
