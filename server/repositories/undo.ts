/** For how long a deletion can be taken back: by the database's clock, which goes on inside a transaction. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import { UNDO_MS } from '../../contract/limits';

const lastUndoable = sql`clock_timestamp() - ${UNDO_MS} * interval '1 millisecond'`;

/** Also true of what was never deleted. */
export const canBeBroughtBack = (deletedAt: Column): SQL =>
  sql`(${deletedAt} is null or ${deletedAt} > ${lastUndoable})`;

export const isGoneForGood = (deletedAt: Column): SQL => sql`${deletedAt} <= ${lastUndoable}`;
