/** A promise actor that settles only when the test says so. */
import { fromPromise, type PromiseActorLogic } from 'xstate';

export interface StubCall<Output, Input> {
  readonly input: Input;
  /** Aborted when the machine leaves the state that asked. */
  readonly signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}
export interface StubPromise<Output, Input> {
  readonly actor: PromiseActorLogic<Output, Input>;
  readonly calls: readonly StubCall<Output, Input>[];
  /** Throws when nothing was asked yet. */
  latest(): StubCall<Output, Input>;
}

export function stubPromise<Output, Input = void>(): StubPromise<Output, Input> {
  const calls: StubCall<Output, Input>[] = [];
  const actor = fromPromise<Output, Input>(
    ({ input, signal }) => new Promise((resolve, reject) => calls.push({ input, signal, resolve, reject })),
  );
  const latest = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the machine has not asked for this yet');
    return call;
  };
  return { actor, calls, latest };
}
