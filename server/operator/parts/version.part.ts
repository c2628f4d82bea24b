/** Which version runs, and whether the database has the tables that it knows. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { migrationsBetween } from '../../db/migrate';
import { broken, definePart, good } from '../definePart';

const packageSchema = z.object({ version: z.string() });
const ownVersion = async () =>
  packageSchema.parse(JSON.parse(await readFile(path.resolve('package.json'), 'utf8'))).version;

export const versionPart = definePart({
  name: 'version',
  limitMs: 15_000,
  async look({ db }) {
    const [version, { due, ahead }] = [await ownVersion(), await migrationsBetween(db)];
    if (due > 0) return broken({ code: 'version_due', version, due });
    // Another machine brought a newer version: what this one does not know, it leaves alone.
    if (ahead > 0) return broken({ code: 'version_behind', version, ahead });
    return good({ code: 'version_current', version });
  },
  async attempt({ db }) {
    const { due, ahead } = await migrationsBetween(db);
    if (due + ahead > 0) throw new Error('the tables are of another version: start every machine anew');
    return { code: 'tried_version' };
  },
});
