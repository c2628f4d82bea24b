/** The last backup. */
import { lastBackup } from '../../repositories/operating/backups.repository';
import { definePart, good, limited } from '../definePart';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A week of work is more than people do again. */
const OLD_DAYS = 7;
const daysSince = (at: Date) => Math.floor((Date.now() - at.getTime()) / DAY_MS);

export const backupPart = definePart({
  name: 'backup',
  limitMs: 15_000,
  async look({ db }) {
    const last = await lastBackup(db);
    if (!last) return limited({ code: 'backup_none' });
    const { finishedAt, bytes, target } = last;
    return (daysSince(finishedAt) >= OLD_DAYS ? limited : good)({
      code: 'backup_made',
      at: finishedAt.toISOString(),
      bytes,
      target,
    });
  },
  async attempt({ db }) {
    const last = await lastBackup(db);
    if (!last) throw new Error('there is none yet: npm run backup -- <file>');
    const days = daysSince(last.finishedAt);
    if (days >= OLD_DAYS) throw new Error(`it is ${days} days old: npm run backup -- <file>`);
    return { code: 'tried_backup', days };
  },
});
