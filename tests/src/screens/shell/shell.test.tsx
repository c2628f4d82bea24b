import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Session } from '../../../../contract/session';
import type { User } from '../../../../contract/user';
import { appShellMachine } from '../../../../src/machines/appShell/appShell.machine';
import { sessionMachine } from '../../../../src/machines/session/session.machine';
import { MissingIdScreen } from '../../../../src/screens/shell/MissingIdScreen';
import { NotFoundScreen } from '../../../../src/screens/shell/NotFoundScreen';
import { ShellScreen } from '../../../../src/screens/shell/ShellScreen';
import { TopBar } from '../../../../src/screens/shell/TopBar';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';

const ada: Session = { userId: 'u1', email: 'ada@example.com', token: 't', expiresInMs: 3_600_000 };

async function open() {
  const restoring = stubPromise<Session | null>();
  const profile = stubPromise<User>();
  const leaving = stubPromise<void>();
  const session = createActor(
    sessionMachine.provide({
      actors: { restoreSession: restoring.actor, fetchProfile: profile.actor, signOut: leaving.actor },
    }),
  ).start();
  const shell = createActor(appShellMachine).start();
  const user = mountScreen(
    <ShellScreen shell={shell} session={session}>
      <h1>The page</h1>
    </ShellScreen>,
  );
  await answer(() => restoring.latest().resolve(ada));
  return { session, shell, profile, leaving, user };
}
type Opened = Awaited<ReturnType<typeof open>>;
const toggle = () => screen.getByRole('button', { name: 'Open menu' });

const states = {
  closed: async () => {
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull();
  },
  open: async ({ user, shell }) => {
    await user.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(shell.getSnapshot().value).toBe('closed');
    await user.click(toggle());
    await user.keyboard('{Escape}');
    expect(shell.getSnapshot().value).toBe('closed');
    expect(document.activeElement).toBe(toggle());
    await user.click(toggle());
    await user.click(screen.getByRole('link', { name: 'Projects' }));
    expect(shell.getSnapshot().value).toBe('closed');
    await user.click(toggle());
  },
} satisfies Record<StatesOf<typeof appShellMachine>, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[R10] the menu of small screens, %s', async (state, expectIt) => {
  const opened = await open();
  await expectIt(opened);
  expect(opened.shell.getSnapshot().value).toBe(state);
});

test('[R8] the sidebar names the places, and the one that one is at', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['Projects', '/', 'page'],
    ['My videos', '/videos', null],
    ['Jobs', '/jobs', null],
    ['Voices', '/voices', null],
    ['Brand kit', '/brand-kit', null],
    ['Settings', '/account', null],
  ]);
});

test('[R9] the sidebar leads to a new video, tells the credits and signs out', async () => {
  const { profile, user, session, leaving } = await open();
  expect(screen.getByRole('link', { name: 'Create video' }).getAttribute('href')).toBe('/create');
  expect(screen.queryByText(/credits left/)).toBeNull();
  await answer(() => profile.latest().resolve({ id: 'u1', email: ada.email, credits: 15 }));
  expect(screen.getByText('15 credits left')).toBeTruthy();
  expect(screen.getByText('Enough for one more video')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(session.getSnapshot().value).toBe('signingOut');
  await answer(() => leaving.latest().reject(new Error('offline')));
  expect(session.getSnapshot().value).toEqual({ signedOut: 'plain' });
});

test.each([
  [25, 'Enough for 2 more videos'],
  [9, 'Not enough for another video'],
  [0, 'Not enough for another video'],
])('[R9] %d credits: the sidebar says how far they go', async (credits, words) => {
  const { profile } = await open();
  await answer(() => profile.latest().resolve({ id: 'u1', email: ada.email, credits }));
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['/create', ['page', null]],
  ['/urltoads', ['true', null]],
  ['/videos', [null, 'page']],
])('[R11] the create flow leads to a new video and to those that are made, at %s', (at, current) => {
  mountScreen(<TopBar>The page</TopBar>, at);
  const links = within(screen.getByRole('navigation', { name: 'Create' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Create video', '/create'],
    ['My video', '/videos'],
  ]);
  expect(links.map((link) => link.ariaCurrent)).toEqual(current);
});

test('[R5] the top bar leads back to the chooser', () => {
  mountScreen(<TopBar>The wizard</TopBar>);
  expect(screen.getByRole('link', { name: 'Reelwright, create video' }).getAttribute('href')).toBe('/create');
  expect(screen.getByRole('main').textContent).toBe('The wizard');
});

test.each([
  [
    '[R7] an address that leads nowhere',
    () => <NotFoundScreen />,
    '404 Not Found',
    'This page doesn’t exist.',
  ],
  [
    '[V1] [J4] a page without an id',
    () => <MissingIdScreen text="Project not found" />,
    '404',
    'Project not found',
  ],
])('%s says so and leads home', (_, Screen, title, text) => {
  mountScreen(<Screen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your projects' }).getAttribute('href')).toBe('/');
});
