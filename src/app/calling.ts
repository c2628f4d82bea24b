/** Fills a chart's typed hole with a service's call; leaving the state cancels the call. */
import { fromPromise } from 'xstate';

export const calling = <Output, Input>(call: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal));

/** The same for calls that take nothing. */
export const asking = <Output>(call: (signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, void>(({ signal }) => call(signal));
