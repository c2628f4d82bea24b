/** The database: ours, or one that the operator gave. */
import { probes } from '../../health/probes';
import { databaseFacts } from '../../repositories/operator/databaseFacts.repository';
import { definePart, good } from '../definePart';

export const databasePart = definePart({
  name: 'database',
  probed: 'database',
  limitMs: 15_000,
  async look({ db, config }) {
    const { folder, version, bytes } = await databaseFacts(db);
    const code = folder?.startsWith(config.DATA_DIR) ? 'database_own' : 'database_given';
    return good({ code, version, bytes });
  },
  async attempt(world) {
    await probes.database.probe(world);
    return { code: 'tried_database' };
  },
});
