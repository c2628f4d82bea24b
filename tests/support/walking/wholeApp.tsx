/** Mounts the whole app at an address, signed in or not, on a server that answers as the test says. */
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { AppContext } from '../../../src/app/app';
import { AppRoutes } from '../../../src/app/AppRoutes';
import { compose } from '../../../src/app/compose';
import { ToastRegion } from '../../../src/screens/toasts/ToastRegion';
import { fakeServer, tokens, type Answers, type Trouble } from '../fakeServer';

interface Opening {
  readonly at: string;
  readonly answers?: Answers;
  readonly trouble?: Trouble;
  readonly as?: 'member' | 'visitor';
  /** Kept in the tab from before, by its key. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

export function openWholeApp({ at, answers = {}, trouble, as = 'member', kept = {} }: Opening) {
  const server = fakeServer(answers, trouble);
  vi.stubGlobal('fetch', server.fetch);
  sessionStorage.clear();
  if (as === 'member') sessionStorage.setItem('user', JSON.stringify({ ...tokens, token: 't1' }));
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value));
  const app = compose(window);
  render(
    <AppContext value={app}>
      <MemoryRouter initialEntries={[at]}>
        <AppRoutes />
      </MemoryRouter>
      <ToastRegion actor={app.toasts} />
    </AppContext>,
  );
  onTestFinished(() => {
    cleanup();
    app.session.stop();
    app.toasts.stop();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  return { server, app, user: userEvent.setup() };
}
