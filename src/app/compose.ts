/** Makes the app of its parts: services fill the charts' holes, and what lives as long as the tab starts. */
import { createActor, fromCallback } from 'xstate';
import { flowsSwitchMachine } from '../machines/flowsSwitch/flowsSwitch.machine';
import { toastsMachine } from '../machines/toasts/toasts.machine';
import { language } from '../locales/language';
import { createFetchWithProgress } from '../services/browser/files/fetchWithProgress';
import { createFlowsService } from '../services/flows.service';
import type { Call } from '../services/http';
import { composeAccounts } from './accounts';
import type { App } from './app';
import { asking } from './calling';
import { createLivingActors } from './livingActors';
import { loadedOnce } from './loadedOnce';
import { loadRefusalText } from './loadRefusalText';
import { noticeRefusedLink } from './noticeRefusedLink';
import { openTheme } from './theme/openTheme';
import { callAgainWithFreshToken } from './callAgainWithFreshToken';

const listenForHotkey = (window: Window) =>
  fromCallback<{ type: 'hotkey.pressed' }>(({ sendBack }) => {
    const onKeyDown = ({ key }: KeyboardEvent) =>
      key === 'F8' ? sendBack({ type: 'hotkey.pressed' }) : undefined;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

export function compose(window: Window & typeof globalThis): App {
  const accounts = composeAccounts(window, () => call);
  const baseUrl = `${window.location.origin}/v1`;
  /** The sign-in form stands before anything is asked for. */
  const http = loadedOnce(async () => {
    const [{ createHttp }, { createUnansweredCalls }, refusalText] = await Promise.all([
      import('../services/http'),
      import('../services/browser/stored/unansweredCalls'),
      loadRefusalText(),
    ]);
    return createHttp({
      baseUrl,
      getToken: () => session.getSnapshot().context.session?.token ?? null,
      fetch: window.fetch.bind(window),
      fetchWithProgress: createFetchWithProgress(window),
      unanswered: createUnansweredCalls(window.sessionStorage),
      refusalText,
      language,
      logFailure: (message, error) =>
        error.isExpected ? console.info(message, error.detail) : console.error(message, error),
    });
  });
  const call: Call = callAgainWithFreshToken(
    async (route, input) => (await http())(route, input),
    () => session,
  );
  const session = createActor(accounts.sessionFlow);
  session.start();
  const toasts = createActor(
    toastsMachine.provide({
      actors: { listenForHotkey: listenForHotkey(window) as never },
      actions: { focusToast: () => window.document.querySelector<HTMLElement>('[data-toast]')?.focus() },
    }),
    { input: { now: () => performance.now() } },
  ).start();
  noticeRefusedLink(window.location, toasts);
  const flows = createFlowsService({ baseUrl, fetch: window.fetch.bind(window) });
  const flowsSwitch = createActor(
    flowsSwitchMachine.provide({
      actors: { askWhetherFlowsAreShown: asking(flows.askWhetherFlowsAreShown) },
    }),
  ).start();
  const actors = createLivingActors();
  const theme = openTheme(window, actors);
  actors.add(session);
  actors.add(toasts);
  return {
    call,
    window,
    toasts,
    session,
    flowsSwitch,
    theme,
    actors,
    auth: accounts.auth,
  };
}
