/** What waits to be done, and for how long. */
import { probes } from '../../health/probes';
import { waitingByPerson } from '../../repositories/operator/waiting.repository';
import { definePart, good, limited } from '../definePart';

/** Longer than any job of a person who is alone. */
const LONG_SECONDS = 600;

export const queuePart = definePart({
  name: 'queue',
  probed: 'queue',
  limitMs: 15_000,
  async look({ db }) {
    const people = await waitingByPerson(db);
    const waiting = people.reduce((sum, person) => sum + person.waiting, 0);
    if (waiting === 0) return good({ code: 'queue_empty' });
    const oldestMs = Math.min(...people.map(({ oldest }) => Date.parse(oldest)));
    const oldestSeconds = Math.max(0, Math.round((Date.now() - oldestMs) / 1000));
    return (oldestSeconds > LONG_SECONDS ? limited : good)({ code: 'queue_waiting', waiting, oldestSeconds });
  },
  async attempt(world) {
    await probes.queue.probe(world);
    return { code: 'tried_queue' };
  },
});
