/** Whether this installation can do its work: each part is looked at for itself, with a limit. */
import { partNames, type PartName } from '../../contract/routes/health.routes';
import type { Database } from '../db/database';
import { withoutValues } from '../db/withoutValues';
import { withinLimit } from '../limits/withinLimit';
import { queueState } from '../repositories/operating/queueState.repository';
import { workersRepository } from '../repositories/operating/workers.repository';
import type { Storage } from '../storage/storage';

export interface PartState {
  readonly works: boolean;
  /** For the operator, never for strangers; empty where it works. */
  readonly why: string;
  readonly tookMs: number;
}
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<PartName, PartState>>;
}

interface ReadinessWorld {
  readonly db: Database;
  readonly storage: Storage;
}
interface Look {
  readonly limitMs: number;
  /** How long what was seen is believed: a probe of storage is a file that is written. */
  readonly believedMs: number;
  /** Throws what is wrong. */
  readonly look: (world: ReadinessWorld) => Promise<void>;
}

/** Six beats. */
export const SILENT_MS = 30_000;
/** Outside of everybody's own folder. */
const PROBE_KEY = 'ready/probe.txt';

const looks: Readonly<Record<PartName, Look>> = {
  database: {
    limitMs: 2_000,
    believedMs: 1_000,
    look: async ({ db }) => void (await db.execute('select 1')),
  },
  storage: {
    limitMs: 5_000,
    believedMs: 10_000,
    async look({ storage }) {
      const word = Buffer.from(new Date().toISOString());
      await storage.put(PROBE_KEY, word, 'text/plain');
      if ((await storage.read(PROBE_KEY)).length === 0) throw new Error('What was written is not there.');
    },
  },
  queue: {
    limitMs: 2_000,
    believedMs: 1_000,
    async look({ db }) {
      if ((await queueState(db)).length === 0) throw new Error('There are no queues.');
    },
  },
  worker: {
    limitMs: 2_000,
    believedMs: 1_000,
    async look({ db }) {
      const [newest] = await workersRepository(db).list();
      if (!newest) throw new Error('There is no worker.');
      if (newest.silentMs > SILENT_MS)
        throw new Error(`No worker was heard for ${Math.round(newest.silentMs / 1000)} s.`);
    },
  },
};

/** The same answer for all who ask while it is believed, so that asking often costs nothing. */
export function createReadiness(world: ReadinessWorld): () => Promise<Readiness> {
  const seen = new Map<PartName, { readonly until: number; readonly state: Promise<PartState> }>();

  const stateOf = (name: PartName): Promise<PartState> => {
    const kept = seen.get(name);
    if (kept && Date.now() < kept.until) return kept.state;
    const { limitMs, believedMs } = looks[name];
    const state = stateNow(name, world);
    seen.set(name, { until: Date.now() + limitMs + believedMs, state });
    void state.then(() => seen.set(name, { until: Date.now() + believedMs, state }));
    return state;
  };

  return async () => {
    const states = await Promise.all(
      partNames.map(async (name): Promise<[PartName, PartState]> => [name, await stateOf(name)]),
    );
    return {
      ready: states.every(([, { works }]) => works),
      parts: Object.fromEntries(states) as Record<PartName, PartState>,
    };
  };
}

async function stateNow(name: PartName, world: ReadinessWorld): Promise<PartState> {
  const { limitMs, look } = looks[name];
  const begun = performance.now();
  const tookMs = () => Math.round(performance.now() - begun);
  try {
    await withinLimit({ what: `The ${name}`, limitMs }, () => look(world));
    return { works: true, why: '', tookMs: tookMs() };
  } catch (error) {
    const told = withoutValues(error);
    return { works: false, why: told instanceof Error ? told.message : String(told), tookMs: tookMs() };
  }
}
