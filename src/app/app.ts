/** What lives as long as the tab: the way to the API, the session, the messages. */
import { createContext, useContext, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { flowsSwitchMachine } from '../machines/flowsSwitch/flowsSwitch.machine';
import type { sessionMachine } from '../machines/session/session.machine';
import type { themeMachine } from '../machines/theme/theme.machine';
import type { toastsMachine } from '../machines/toasts/toasts.machine';
import type { AuthService } from '../services/auth.service';
import type { Call } from '../services/http';
import type { LivingActors } from './livingActors';

export interface App {
  readonly call: Call;
  readonly window: Window & typeof globalThis;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly toasts: ActorRefFrom<typeof toastsMachine>;
  readonly theme: ActorRefFrom<typeof themeMachine>;
  readonly flowsSwitch: ActorRefFrom<typeof flowsSwitchMachine>;
  /** Whoever starts an actor adds it here, so that its chart can be seen live. */
  readonly actors: LivingActors;
  /** Loaded when it is first asked for: the sign-in form stands before it is there. */
  readonly auth: () => Promise<AuthService>;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp wants an AppContext around it');
  return app;
}

/** A chart with its holes filled, made once for the life of the page that runs it. */
export function useProvided<Machine>(provide: (app: App) => Machine): Machine {
  const app = useApp();
  return useState(() => provide(app))[0];
}
