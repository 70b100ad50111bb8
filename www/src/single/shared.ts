import type { WorkerLike } from '../engine/lane';

/** What the scripts of the one file, and its workers, leave for each other. */
export interface Shared {
  /** In a worker: the engine, packed and in base64. */
  grundyscopePacked?: string;
  /** In the page: the engine on its own thread. */
  grundyscopeThread?: (packed: string) => WorkerLike;
}
