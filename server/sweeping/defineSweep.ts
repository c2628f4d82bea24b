/** One kind of thing that is removed for good some time after its owner deleted it, as a value. */
import type { Database, Transaction } from '../db/database';
import type { Storage } from '../storage/storage';

export interface Sweep {
  /** For the log. */
  readonly what: string;
  /** The ids of what is due, in no order. */
  readonly due: (db: Database, atMost: number) => Promise<string[]>;
  /**
   * Takes hold of one, removes its files and then its row, which goes when the transaction ends: whoever is killed in
   * between leaves a row that is due, and the next one does all of it again.
   */
  readonly remove: (tx: Transaction, storage: Storage, id: string) => Promise<void>;
}
export const defineSweep = (sweep: Sweep): Sweep => sweep;
