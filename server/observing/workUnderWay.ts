/** What this worker has in its hands right now. */
import type { WorkerDoing } from '../../contract/worker';
import { observe } from './activities';

export interface WatchedWork {
  now(): readonly WorkerDoing[];
  stop(): void;
}

export function watchWork(): WatchedWork {
  const underWay = new Set<WorkerDoing>();
  const stop = observe('work', ({ queue, data }) => {
    const id = 'jobId' in data ? data.jobId : 'packId' in data ? data.packId : data.projectId;
    const doing: WorkerDoing = { queue, id, since: new Date().toISOString() };
    underWay.add(doing);
    return () => void underWay.delete(doing);
  });
  return { now: () => [...underWay], stop };
}
