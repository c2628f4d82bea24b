/** Work that is done later by some worker: typed, enqueued inside the caller's transaction, claimed with a heartbeat. */
import type { Executor, Transaction } from '../db/database';
import type { CarriedTrace } from '../observing/carriedTrace';

/** What each queue carries; the ids make a piece of work unique in its queue. */
export interface Work {
  generate: { readonly jobId: string };
  render: { readonly projectId: string; readonly renderId: string };
  /** A part of a film, frames [from, to). */
  chunk: {
    readonly projectId: string;
    readonly renderId: string;
    readonly from: number;
    readonly to: number;
  };
  /** The film of parts that are all there. */
  join: { readonly projectId: string; readonly renderId: string };
  /** Natural voices that an operator adds. */
  pack: { readonly packId: string; readonly runId: string };
}
export type QueueName = keyof Work;
export const queueNames = [
  'generate',
  'render',
  'chunk',
  'join',
  'pack',
] as const satisfies readonly QueueName[];

/** One worker's right to do one piece of work, until its heartbeat stops. */
export interface Claim<Name extends QueueName> {
  readonly data: Work[Name];
  /** 0 the first time; counts up whenever the work was given back or its worker died. */
  readonly attempt: number;
  /** Missing where nobody traces. */
  readonly trace?: CarriedTrace | undefined;
  /** Aborts when the claim is lost, or when this worker is asked to stop. */
  readonly signal: AbortSignal;
  /** Ends the work together with what `tx` wrote. Throws ClaimLost, so that nothing is written twice. */
  complete(tx: Transaction): Promise<void>;
}

export interface Sender {
  /** Becomes visible to workers when `db`'s transaction commits. */
  enqueue<Name extends QueueName>(
    db: Executor,
    name: Name,
    data: Work[Name],
    /** Whose it is: people take turns. */
    userId: string,
    /** The trace that it belongs to, where that is another one than the caller's. */
    traceparent?: string | null,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** A handler ends by completing its claim; when it throws instead, the work is given back. */
export type Handle<Name extends QueueName> = (claim: Claim<Name>) => Promise<void>;

export interface Receiver {
  /** How many workers are there now, this one included. */
  workers(): Promise<number>;
  work<Name extends QueueName>(name: Name, handle: Handle<Name>): Promise<void>;
  /** Takes no more, aborts what is under way and gives it back. */
  stop(): Promise<void>;
}

export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
  constructor() {
    super('Another worker has this now.');
  }
}
