/** The processes that generate and render. */
import { setTimeout as pause } from 'node:timers/promises';
import { broken, definePart, good } from '../definePart';
import { heardWorkers } from '../heardWorkers';

const AGAIN_MS = 500;

export const workersPart = definePart({
  name: 'workers',
  limitMs: 20_000,
  async look({ db }) {
    const workers = await heardWorkers(db);
    if (workers.length === 0) return broken({ code: 'workers_none' });
    const busy = workers.filter(({ doing }) => doing.length > 0).length;
    return good({ code: 'workers_alive', alive: workers.length, busy });
  },
  /** Each of those that were heard is heard once more. */
  async attempt({ db }, { signal }) {
    const before = await heardWorkers(db);
    if (before.length === 0) throw new Error('no worker has been heard of; the server’s log says why');
    for (;;) {
      const now = await heardWorkers(db);
      const heard = before.filter(({ name, seen }) =>
        now.some((one) => one.name === name && one.seen > seen),
      );
      if (heard.length === before.length) return { code: 'tried_workers', alive: heard.length };
      await pause(AGAIN_MS, undefined, { signal });
    }
  },
});
