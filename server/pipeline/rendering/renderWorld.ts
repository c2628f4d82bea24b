/** What rendering is given: by one worker, or by many on one film. */
import type { Database } from '../../db/database';
import type { Sender } from '../../queue/queue';
import type { Renderer } from '../../render/renderer';
import type { Storage } from '../../storage/storage';

export interface RenderWorld {
  readonly db: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly logError: (error: unknown, what: string) => void;
  readonly retryAfterMs?: readonly number[];
}

/** What many workers need beside. */
export interface ManyWorkers {
  readonly sender: Sender;
  /** How many there are now. */
  readonly workers: () => Promise<number>;
}

/** Work that took its worker down this often will not end well. */
export const MOST_ATTEMPTS = 5;
export const REPORT_MS = 500;
