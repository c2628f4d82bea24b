/** Which packs an operator wants, voices and writers, and how far each has come. */
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { WORKING_STATES, type PackFault } from '../../../contract/packs';
import type { Executor } from '../../db/database';
import { packs, type PackSpeaker } from '../../db/schema/app';

export type PackRow = typeof packs.$inferSelect;
export type PackRun = { readonly packId: string; readonly runId: string };
type Working = (typeof WORKING_STATES)[number];

const changedAt = sql`clock_timestamp()`;
const working = inArray(packs.state, [...WORKING_STATES]);

export function packsRepository(db: Executor) {
  const ofRun = ({ packId, runId }: PackRun) => and(eq(packs.id, packId), eq(packs.runId, runId), working);
  const change = async (run: PackRun, set: Partial<PackRow>): Promise<boolean> =>
    ((
      await db
        .update(packs)
        .set({ ...set, changedAt } as never)
        .where(ofRun(run))
    ).rowCount ?? 0) > 0;
  return {
    list: (): Promise<PackRow[]> => db.select().from(packs),
    /** The last added first. */
    ready: (): Promise<PackRow[]> =>
      db.select().from(packs).where(eq(packs.state, 'ready')).orderBy(desc(packs.changedAt)),
    /** False where it is there, or on its way. */
    async begin({ packId, runId }: PackRun): Promise<boolean> {
      const fresh = { runId, state: 'waiting', fault: null, why: '', changedAt } as const;
      const { rowCount } = await db
        .insert(packs)
        .values({ id: packId, ...fresh })
        .onConflictDoUpdate({
          target: packs.id,
          set: fresh,
          setWhere: notInArray(packs.state, [...WORKING_STATES, 'ready']),
        });
      return (rowCount ?? 0) > 0;
    },
    /** False where the run was stopped, removed or begun anew: nobody waits for it any more. */
    report: (run: PackRun, state: Working, doneBytes?: number): Promise<boolean> =>
      change(run, { state, ...(doneBytes !== undefined && { doneBytes }) }),
    /** @param speakers of voices @param doneBytes all of it: the last report before may have been left out */
    publish: (run: PackRun, speakers: readonly PackSpeaker[] | null, doneBytes: number): Promise<boolean> =>
      change(run, { state: 'ready', speakers, doneBytes, fault: null, why: '' }),
    fail: (run: PackRun, fault: PackFault, why: string): Promise<boolean> =>
      change(run, { state: 'failed', fault, why }),
    async stop(packId: string): Promise<boolean> {
      const set = { state: 'stopped', changedAt } as const;
      const { rowCount } = await db
        .update(packs)
        .set(set)
        .where(and(eq(packs.id, packId), working));
      return (rowCount ?? 0) > 0;
    },
    async remove(packId: string): Promise<boolean> {
      return ((await db.delete(packs).where(eq(packs.id, packId))).rowCount ?? 0) > 0;
    },
    /** Of a pack that is offered: what went wrong when somebody wanted it; null when it worked again. */
    async noteFault(packId: string, noted: { fault: PackFault; why: string } | null): Promise<void> {
      const { fault, why } = noted ?? { fault: null, why: '' };
      const other = noted ? sql`${packs.why} <> ${why}` : sql`${packs.fault} is not null`;
      await db
        .update(packs)
        .set({ fault, why })
        .where(and(eq(packs.id, packId), eq(packs.state, 'ready'), other));
    },
  };
}
