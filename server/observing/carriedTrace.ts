/** W3C trace context of a call, carried to where its work is done; nothing where nobody traces. */
import { channel } from 'node:diagnostics_channel';

export interface CarriedTrace {
  /** What the work belongs to. */
  readonly traceparent?: string | undefined;
  /** Who asked for it, where that is a trace of its own. */
  readonly askedBy?: string | undefined;
}

const asked = channel('reelwright:trace');

/** Of what is being done here. */
export function traceHere(): CarriedTrace {
  const carried: CarriedTrace = {};
  asked.publish(carried);
  return carried;
}

/** Fills in what is asked for. @returns how to stop */
export function tellTrace(fill: (carried: { traceparent?: string | undefined }) => void): () => void {
  const listener = (carried: unknown) => fill(carried as { traceparent?: string });
  asked.subscribe(listener);
  return () => void asked.unsubscribe(listener);
}
