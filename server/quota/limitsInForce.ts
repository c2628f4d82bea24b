/** The limits of this installation, and how near they are: for whoever can change them. [OP1] [TR2] */
import type { LimitInForce, LimitName } from '../../contract/operator';
import type { Database } from '../db/database';
import { mostOfOnePerson, usageRepository } from '../repositories/accounts/usage.repository';
import { limitsOf, type LimitConfig } from './limits';

type InForce = Omit<LimitInForce, 'name'>;

export async function limitsInForce(db: Database, config: LimitConfig): Promise<LimitInForce[]> {
  const { renderPixels, user, everybody } = limitsOf(config);
  const all = usageRepository(db);
  const most = await mostOfOnePerson(db);
  const stored = Object.values(await all.storedBytes()).reduce((sum, bytes) => sum + bytes, 0);
  const count = (limit: number | null, used: number): InForce => ({ unit: 'count', limit, used });
  const bytes = (limit: number | null, used: number): InForce => ({ unit: 'bytes', limit, used });
  const limits: Readonly<Record<LimitName, InForce>> = {
    RENDER_MAX_GIGAPIXELS: { unit: 'pixels', limit: renderPixels, used: null },
    USER_JOBS: count(user.jobs, most.jobs),
    USER_RENDERS: count(user.renders, most.renders),
    USER_STORAGE_GB: bytes(user.bytes, most.bytes),
    USER_UPLOADS_A_DAY: count(user.uploadsADay, most.uploads),
    USER_PROJECTS: count(user.projects, most.projects),
    TOTAL_JOBS: count(everybody.jobs, await all.jobsUnderWay()),
    TOTAL_RENDERS: count(everybody.renders, await all.rendersUnderWay()),
    TOTAL_STORAGE_GB: bytes(everybody.bytes, stored),
  };
  return Object.entries(limits).map(([name, limit]) => ({ name: name as LimitName, ...limit }));
}
