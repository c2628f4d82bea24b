/**
 * What the server does, told to whoever observes: metrics, traces, a worker's heartbeat. Through Node's own channels,
 * which cost a comparison where nobody listens.
 */
import { tracingChannel, type TracingChannel } from 'node:diagnostics_channel';
import type { JobKind, JobStepName } from '../../contract/job';
import type { QueueName, Work } from '../queue/queue';

export interface Activities {
  /** A piece of work of the queue, in the hands of this worker. */
  work: { readonly queue: QueueName; readonly data: Work[QueueName]; readonly attempt: number };
  /** A step of a job, all its tries together. */
  step: { readonly jobId: string; readonly kind: JobKind; readonly step: JobStepName };
  /** A film that is rendered, or a piece of one. */
  drawing: { readonly frames: number };
}
export type ActivityName = keyof Activities;

/** The same object from the beginning of an activity to its end. */
export interface Observed<Name extends ActivityName> {
  readonly about: Activities[Name];
  readonly error?: unknown;
}

type Channels = { readonly [Name in ActivityName]: TracingChannel<unknown, Observed<Name>> };
const channels: Channels = {
  work: tracingChannel('reelwright:work'),
  step: tracingChannel('reelwright:step'),
  drawing: tracingChannel('reelwright:drawing'),
};

/** Runs it; its beginning and end are told. */
export const observed = <Name extends ActivityName, Result>(
  name: Name,
  about: Activities[Name],
  run: () => Promise<Result>,
): Promise<Result> => channels[name].tracePromise(run, { about }) as Promise<Result>;

/** Told of each activity: what is returned is called at its end, with what it failed by. @returns how to stop listening */
export function observe<Name extends ActivityName>(
  name: Name,
  begun: (about: Activities[Name]) => (error: unknown) => void,
): () => void {
  const ends = new WeakMap<Observed<Name>, (error: unknown) => void>();
  const listeners = {
    start: (activity: Observed<Name>) => void ends.set(activity, begun(activity.about)),
    end() {},
    asyncStart() {},
    asyncEnd: (activity: Observed<Name>) => ends.get(activity)?.(activity.error),
    error() {},
  };
  channels[name].subscribe(listeners);
  return () => void channels[name].unsubscribe(listeners);
}
