/** Which packs of natural voices an operator wants, and how far each has come. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { WORKING_STATES, type PackFault } from '../../../contract/voicePacks';
import type { Executor } from '../../db/database';
import { voicePacks, type PackSpeaker } from '../../db/schema/app';

export type PackRow = typeof voicePacks.$inferSelect;
export type PackRun = { readonly packId: string; readonly runId: string };
type Working = (typeof WORKING_STATES)[number];

const changedAt = sql`clock_timestamp()`;
const working = inArray(voicePacks.state, [...WORKING_STATES]);

export function voicePacksRepository(db: Executor) {
  const ofRun = ({ packId, runId }: PackRun) =>
    and(eq(voicePacks.id, packId), eq(voicePacks.runId, runId), working);
  const change = async (run: PackRun, set: Partial<PackRow>): Promise<boolean> =>
    ((
      await db
        .update(voicePacks)
        .set({ ...set, changedAt } as never)
        .where(ofRun(run))
    ).rowCount ?? 0) > 0;
  return {
    list: (): Promise<PackRow[]> => db.select().from(voicePacks),
    ready: (): Promise<PackRow[]> => db.select().from(voicePacks).where(eq(voicePacks.state, 'ready')),
    /** False where it is there, or on its way. */
    async begin({ packId, runId }: PackRun): Promise<boolean> {
      const fresh = { runId, state: 'waiting', fault: null, why: '', changedAt } as const;
      const { rowCount } = await db
        .insert(voicePacks)
        .values({ id: packId, ...fresh })
        .onConflictDoUpdate({
          target: voicePacks.id,
          set: fresh,
          setWhere: notInArray(voicePacks.state, [...WORKING_STATES, 'ready']),
        });
      return (rowCount ?? 0) > 0;
    },
    /** False where the run was stopped, removed or begun anew: nobody waits for it any more. */
    report: (run: PackRun, state: Working, doneBytes?: number): Promise<boolean> =>
      change(run, { state, ...(doneBytes !== undefined && { doneBytes }) }),
    publish: (run: PackRun, speakers: readonly PackSpeaker[]): Promise<boolean> =>
      change(run, { state: 'ready', speakers, fault: null, why: '' }),
    fail: (run: PackRun, fault: PackFault, why: string): Promise<boolean> =>
      change(run, { state: 'failed', fault, why }),
    async stop(packId: string): Promise<boolean> {
      const set = { state: 'stopped', changedAt } as const;
      const { rowCount } = await db
        .update(voicePacks)
        .set(set)
        .where(and(eq(voicePacks.id, packId), working));
      return (rowCount ?? 0) > 0;
    },
    async remove(packId: string): Promise<boolean> {
      return ((await db.delete(voicePacks).where(eq(voicePacks.id, packId))).rowCount ?? 0) > 0;
    },
    /** Of voices that are offered: what went wrong when somebody wanted them; null when they spoke again. */
    async noteFault(packId: string, why: string | null): Promise<void> {
      const fault: PackFault | null = why === null ? null : 'cannot_speak';
      const other = why === null ? sql`${voicePacks.fault} is not null` : sql`${voicePacks.why} <> ${why}`;
      await db
        .update(voicePacks)
        .set({ fault, why: why ?? '' })
        .where(and(eq(voicePacks.id, packId), eq(voicePacks.state, 'ready'), other));
    },
  };
}
