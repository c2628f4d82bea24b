import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShareLink } from '../../../../contract/shareLink';
import { shareLinkMachine } from '../../../../src/machines/shareLink/shareLink.machine';
// Loaded ahead: the button brings it when it is pressed.
import '../../../../src/screens/project/ShareDialog';
import { Sharing } from '../../../../src/screens/project/Sharing';
import { walkScreen } from '../../../support/walking/walkScreen';

const input = { projectId: 'p1' };
const link = (id: string, more: Partial<ShareLink> = {}): ShareLink => ({
  id,
  created_time: '2026-03-01T12:00:00.000Z',
  ends_time: '2026-03-08T12:00:00.000Z',
  opens: 0,
  ...more,
});
const url = 'https://videos.example/watch/token';
const offline = new TypeError('fetch failed');
const full = { status: 409, detail: 'This video has 20 links already.' };
const button = (name: string | RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name });
const address = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'New link' })?.value;
const fails = (id: string, errors: readonly unknown[] = [offline]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${id}` as const, error }));
const madeOrNot = ({ made }: { made: unknown }) => expect(address()).toBe(made ? url : undefined);

const walk = walkScreen(shareLinkMachine)({
  input,
  calls: ['fetchLinks', 'makeLink', 'revokeLink', 'copyLink'],
  samples: {
    'days.chosen': [{ type: 'days.chosen', days: null }],
    'link.revoked': [{ type: 'link.revoked', linkId: 'l1' }],
    'xstate.done.actor.fetchLinks': [
      { type: 'xstate.done.actor.fetchLinks', output: [link('l1', { opens: 3 })] },
    ],
    'xstate.error.actor.fetchLinks': fails('fetchLinks'),
    'xstate.done.actor.makeLink': [{ type: 'xstate.done.actor.makeLink', output: { ...link('l2'), url } }],
    'xstate.error.actor.makeLink': fails('makeLink', [offline, full]),
    'xstate.done.actor.revokeLink': [{ type: 'xstate.done.actor.revokeLink', output: { id: 'l1' } }],
    'xstate.error.actor.revokeLink': fails('revokeLink'),
    'xstate.done.actor.copyLink': [{ type: 'xstate.done.actor.copyLink' }],
    'xstate.error.actor.copyLink': fails('copyLink'),
  },
  alsoTellApart: ({ links, made, days }) => [links.map(({ id }) => id), made?.id, days],
  offers: ({ context }, { type }) =>
    type === 'link.requested'
      ? context.made === null
      : type === 'link.revoked'
        ? context.links.some(({ id }: ShareLink) => id === 'l1')
        : type === 'days.chosen'
          ? context.days !== null
          : true,
  limit: 10_000,
  screen: (share) => <Sharing share={share} />,
  gestures: {
    'share.opened': async (_, { user }) => user.click(await screen.findByRole('button', { name: 'Share' })),
    'share.closed': async (_, { user }) =>
      user.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement),
    retried: async (_, { user }) => user.click(await screen.findByRole('button', { name: 'Try again' })),
    'days.chosen': async (_, { user }) => user.click(await screen.findByRole('radio', { name: 'Never' })),
    'link.requested': (_, { user }) => user.click(screen.getByRole('button', { name: 'Create link' })),
    'link.revoked': (_, { user }) =>
      user.click(screen.getAllByRole('button', { name: /^Revoke the link created/u }).at(-1) as HTMLElement),
    'copy.requested': (_, { user }) => user.click(screen.getByRole('button', { name: /^Cop(y|ied)$/u })),
  },
  states: {
    closed: async () => {
      expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy();
      expect(address()).toBeUndefined();
    },
    'open.fetchingLinks': async ({ inputOf }) => {
      expect(inputOf('fetchLinks')).toEqual(input);
      expect(await screen.findByRole('status', { name: 'Loading links' })).toBeTruthy();
    },
    'open.unavailable': async () =>
      expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the links.'),
    'open.ready.calm': async ({ context }) => {
      expect(await screen.findByRole('dialog', { name: 'Share this video' })).toBeTruthy();
      expect(screen.queryAllByRole('listitem')).toHaveLength(context.links.length);
      expect(screen.queryByText('No active links') !== null).toBe(context.links.length === 0);
      madeOrNot(context);
      if (context.links.some(({ id }) => id === 'l1'))
        expect(screen.getByText(/opened 3 times/u)).toBeTruthy();
    },
    'open.ready.copied': () => expect(button('Copied')).toBeTruthy(),
    'open.ready.uncopied': () => expect(screen.getByText(/doesn’t allow copying here/u)).toBeTruthy(),
    'open.ready.refused': ({ context }) =>
      expect(screen.getByRole('alert').textContent).toContain(
        context.refusal ?? 'That didn’t work. Please try again.',
      ),
    'open.makingLink': ({ inputOf, context: { days } }) => {
      expect(inputOf('makeLink')).toEqual({ projectId: 'p1', days });
      expect(button('Creating…')?.disabled).toBe(true);
    },
    'open.revokingLink': ({ inputOf }) => {
      expect(inputOf('revokeLink')).toEqual({ projectId: 'p1', linkId: 'l1' });
      expect(button('Create link')?.disabled).toBe(true);
    },
    'open.copyingLink': ({ inputOf }) => {
      expect(inputOf('copyLink')).toEqual({ url });
      // Pressable, so that it keeps the focus: the chart hears no second press.
      expect(button('Copying…')?.disabled).toBe(false);
    },
  },
});
test.each(walk.paths)('[ED4] links to share follow their chart: %s', (_, run) => run());
test('[ED4] no transition of sharing is left unwalked', () => expect(walk.untaken()).toEqual([]));
