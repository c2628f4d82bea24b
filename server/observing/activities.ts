/**
 * What the server does, told to whoever observes: metrics, traces, a worker's heartbeat. Through Node's own channels,
 * which cost a comparison where nobody listens.
 */
import type { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel, type TracingChannel } from 'node:diagnostics_channel';
import type { JobKind, JobStepName } from '../../contract/job';
import type { FileKind } from '../../contract/renderSettings';
import type { QueueName, Work } from '../queue/queue';
import type { CarriedTrace } from './carriedTrace';

export interface Activities {
  /** A piece of work of the queue, in the hands of this worker. */
  work: {
    readonly queue: QueueName;
    readonly data: Work[QueueName];
    readonly attempt: number;
    readonly trace?: CarriedTrace | undefined;
  };
  /** A step of a job, all its tries together. */
  step: { readonly jobId: string; readonly kind: JobKind; readonly step: JobStepName };
  /** A film that is rendered, or a piece of one. */
  drawing: { readonly frames: number };
  /** A film's file, made and kept, all its tries together; where `signal` is aborted, nothing has come of it yet. */
  film: { readonly kind: FileKind; readonly signal: AbortSignal };
  /** Frames [from, to), as far as they were not kept from before. */
  chunk: { readonly from: number; readonly to: number };
  /** What becomes of a film beside its frames. */
  filmStage: { readonly stage: 'mix' | 'preview' | 'join' | 'check' };
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
  film: tracingChannel('reelwright:film'),
  chunk: tracingChannel('reelwright:chunk'),
  filmStage: tracingChannel('reelwright:film-stage'),
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
  return listen(
    name,
    (activity) => void ends.set(activity, begun(activity.about)),
    (activity) => ends.get(activity)?.(activity.error),
  );
}

/**
 * Told of each activity; all that it does finds in `store` what `begun` returns, which itself still finds what
 * the activity is done within. @returns how to stop listening
 */
export function observeWithin<Name extends ActivityName, Value extends object>(
  name: Name,
  store: AsyncLocalStorage<Value | undefined>,
  { begun, ended }: Within<Name, Value>,
): () => void {
  const values = new WeakMap<Observed<Name>, Value>();
  const { start } = channels[name] as TracingChannel<Value | undefined, Observed<Name>>;
  start.bindStore(store, (activity) => {
    const value = begun(activity.about);
    values.set(activity, value);
    return value;
  });
  const stop = listen(
    name,
    () => {},
    (activity) => {
      const value = values.get(activity);
      if (value) ended(value, activity.error);
    },
  );
  return () => {
    start.unbindStore(store);
    stop();
  };
}
export interface Within<Name extends ActivityName, Value> {
  readonly begun: (about: Activities[Name]) => Value;
  readonly ended: (value: Value, error: unknown) => void;
}

function listen<Name extends ActivityName>(
  name: Name,
  start: (activity: Observed<Name>) => void,
  asyncEnd: (activity: Observed<Name>) => void,
): () => void {
  const listeners = { start, end() {}, asyncStart() {}, asyncEnd, error() {} };
  channels[name].subscribe(listeners);
  return () => void channels[name].unsubscribe(listeners);
}
