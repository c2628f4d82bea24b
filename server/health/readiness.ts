/** Whether this installation can do its work: each part is looked at for itself, with a limit. */
import { partNames, type PartName } from '../../contract/routes/health.routes';
import { withoutValues } from '../db/withoutValues';
import { withinLimit } from '../limits/withinLimit';
import { probes, type ProbedWorld } from './probes';

export interface PartState {
  readonly works: boolean;
  /** For the operator, never for strangers; empty where it works. */
  readonly why: string;
  readonly tookMs: number;
}
export interface Readiness {
  /** All of them; ready is who has no part that fails. */
  all(): Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<PartName, PartState>> }>;
  part(name: PartName): Promise<PartState>;
}

/** The same answer for all who ask while it is believed, so that asking often costs nothing. */
export function createReadiness(world: ProbedWorld): Readiness {
  const seen = new Map<PartName, { readonly until: number; readonly state: Promise<PartState> }>();

  const stateOf = (name: PartName): Promise<PartState> => {
    const kept = seen.get(name);
    if (kept && Date.now() < kept.until) return kept.state;
    const { limitMs, believedMs } = probes[name];
    const state = stateNow(name, world);
    seen.set(name, { until: Date.now() + limitMs + believedMs, state });
    void state.then(() => seen.set(name, { until: Date.now() + believedMs, state }));
    return state;
  };

  return {
    part: stateOf,
    async all() {
      const states = await Promise.all(
        partNames.map(async (name): Promise<[PartName, PartState]> => [name, await stateOf(name)]),
      );
      return {
        ready: states.every(([, { works }]) => works),
        parts: Object.fromEntries(states) as Record<PartName, PartState>,
      };
    },
  };
}

async function stateNow(name: PartName, world: ProbedWorld): Promise<PartState> {
  const { limitMs, probe } = probes[name];
  const begun = performance.now();
  const tookMs = () => Math.round(performance.now() - begun);
  try {
    await withinLimit({ what: `The ${name}`, limitMs }, () => probe(world));
    return { works: true, why: '', tookMs: tookMs() };
  } catch (error) {
    const told = withoutValues(error);
    return { works: false, why: told instanceof Error ? told.message : String(told), tookMs: tookMs() };
  }
}
