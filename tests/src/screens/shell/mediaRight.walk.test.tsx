import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { fromCallback, type EventObject } from 'xstate';
import { AppContext, type App } from '../../../../src/app/app';
import { compose } from '../../../../src/app/compose';
import { MembersOnly } from '../../../../src/app/SessionGate';
import { mediaRightMachine, type PageReport } from '../../../../src/machines/session/mediaRight.machine';
import { walkScreen } from '../../../support/walking/walkScreen';

let report: (news: PageReport) => void;
const machine = mediaRightMachine.provide({
  actors: {
    watchPage: fromCallback<EventObject, void, PageReport>(({ sendBack }) => {
      report = sendBack;
    }),
  },
});
const offline = new TypeError('fetch failed');
const app = compose(window);
/** Somebody is signed in, and this keeps their media open. */
const signedIn = (mediaRight: unknown) => {
  const snapshot = {
    children: { mediaRight },
    hasTag: () => false,
    matches: (state: unknown) => state === 'signedIn',
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
  } as unknown as App['session'];
};
const pageIsThere = () => expect(screen.getByRole('heading').textContent).toBe('The projects');

const walk = walkScreen(machine)({
  input: { userId: 'u1' },
  calls: ['renewDrafts', 'renewMediaRight'],
  samples: {
    'xstate.done.actor.renewDrafts': [{ type: 'xstate.done.actor.renewDrafts' }],
    'xstate.error.actor.renewDrafts': [{ type: 'xstate.error.actor.renewDrafts', error: offline }],
    'xstate.done.actor.renewMediaRight': [{ type: 'xstate.done.actor.renewMediaRight' }],
    'xstate.error.actor.renewMediaRight': [{ type: 'xstate.error.actor.renewMediaRight', error: offline }],
  },
  at: '/',
  screen: (actor) => (
    <AppContext value={{ ...app, session: signedIn(actor) }}>
      <Routes>
        <Route element={<MembersOnly />}>
          <Route path="/" element={<h1>The projects</h1>} />
        </Route>
      </Routes>
    </AppContext>
  ),
  gestures: { 'page.returned': (event) => act(() => report(event)) },
  states: {
    renewingDrafts: () => expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy(),
    fresh: pageIsThere,
    ageing: pageIsThere,
    renewing: pageIsThere,
    unanswered: pageIsThere,
  },
});

test.each(walk.paths)('[AC1] the page stays while its right to media is renewed: %s', (_, run) => run());
test('no transition of the right to media is left unwalked', () => expect(walk.untaken()).toEqual([]));
