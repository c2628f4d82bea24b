/** Runs a flow for as long as its page stands, and lets it be seen at `/flows`. */
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { useApp, useProvided, type App } from './app';

/** Input and observer, as `useActorRef` wants them for this machine. */
type Rest<Machine extends AnyStateMachine> =
  Parameters<typeof useActorRef<Machine>> extends [unknown, ...infer Others] ? Others : never;

export function useProvidedActor<Machine extends AnyStateMachine>(
  provide: (app: App) => Machine,
  ...rest: Rest<Machine>
): Actor<Machine> {
  const { actors } = useApp();
  const actor = useActorRef<Machine>(
    ...([useProvided(provide), ...rest] as unknown as Parameters<typeof useActorRef<Machine>>),
  );
  useEffect(() => actors.add(actor), [actors, actor]);
  return actor;
}
