/** Workers that add packs, as many as a test starts. */
import { packWork, type PackWorld } from '../../../server/packs/pack.work';
import { openReceiver } from '../../../server/queue/openReceiver';
import type { Receiver } from '../../../server/queue/queue';

type World = Omit<PackWorld, 'logError' | 'retryAfterMs'>;

export function packWorkers() {
  const workers: Receiver[] = [];
  return {
    async start(world: World, over: Partial<PackWorld> = {}): Promise<Receiver> {
      const worker = await openReceiver({ url: world.config.DATABASE_URL ?? '', onError: () => {} });
      workers.push(worker);
      await worker.work('pack', packWork({ ...world, logError: () => {}, retryAfterMs: [], ...over }));
      return worker;
    },
    async stop(): Promise<void> {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    },
  };
}
