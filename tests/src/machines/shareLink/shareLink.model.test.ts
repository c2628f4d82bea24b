import { expect, test } from 'vitest';
import type { ShareLink } from '../../../../contract/shareLink';
import { shareLinkMachine } from '../../../../src/machines/shareLink/shareLink.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { projectId: 'p1' };
const link = (id: string): ShareLink => ({
  id,
  created_time: '2026-03-01T12:00:00.000Z',
  ends_time: null,
  opens: 0,
});
const url = 'https://videos.example/watch/token';
const error = new TypeError('fetch failed');

const paths = modelOf(
  shareLinkMachine,
  input,
  {
    'days.chosen': [{ type: 'days.chosen', days: 30 }],
    'link.revoked': [{ type: 'link.revoked', linkId: 'l1' }],
    'xstate.done.actor.fetchLinks': [{ type: 'xstate.done.actor.fetchLinks', output: [link('l1')] }],
    'xstate.error.actor.fetchLinks': [{ type: 'xstate.error.actor.fetchLinks', error }],
    'xstate.done.actor.makeLink': [{ type: 'xstate.done.actor.makeLink', output: { ...link('l2'), url } }],
    'xstate.error.actor.makeLink': [{ type: 'xstate.error.actor.makeLink', error }],
    'xstate.done.actor.revokeLink': [{ type: 'xstate.done.actor.revokeLink', output: { id: 'l1' } }],
    'xstate.error.actor.revokeLink': [{ type: 'xstate.error.actor.revokeLink', error }],
    'xstate.done.actor.copyLink': [{ type: 'xstate.done.actor.copyLink' }],
    'xstate.error.actor.copyLink': [{ type: 'xstate.error.actor.copyLink', error }],
  },
  {
    alsoTellApart: ({ made }) => made?.id,
    offers: ({ context }, { type }) => type !== 'link.requested' || context.made === null,
  },
).getShortestPaths();
type Seen = { context: { made: { url: string } | null } };
const isClosed = ({ context }: Seen) => expect(context.made).toBeNull();
const addressIsWhole = ({ context }: Seen) => expect([undefined, url]).toContain(context.made?.url);
const states = {
  closed: isClosed,
  'open.fetchingLinks': isClosed,
  'open.unavailable': isClosed,
  'open.ready.calm': addressIsWhole,
  'open.ready.copied': ({ context }: Seen) => expect(context.made?.url).toBe(url),
  'open.ready.uncopied': ({ context }: Seen) => expect(context.made?.url).toBe(url),
  'open.ready.refused': addressIsWhole,
  'open.makingLink': addressIsWhole,
  'open.revokingLink': addressIsWhole,
  'open.copyingLink': ({ context }: Seen) => expect(context.made?.url).toBe(url),
} satisfies Record<StatesOf<typeof shareLinkMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(shareLinkMachine, input, paths)).toEqual([]));

const opened = { type: 'share.opened' };
const closed = { type: 'share.closed' };
const fetched = { type: 'xstate.done.actor.fetchLinks', output: [] };
const requested = { type: 'link.requested' };
const made = { type: 'xstate.done.actor.makeLink', output: { ...link('l2'), url } };
test('[ED4] the address of a new link is shown until the dialog is closed, and never again', () => {
  const shown = journey(shareLinkMachine, input, [opened, fetched, requested, made]);
  expect(shown.context.made).toEqual({ id: 'l2', url });
  const again = [opened, fetched, requested, made, closed, opened, { ...fetched, output: [link('l2')] }];
  expect(journey(shareLinkMachine, input, again).context).toMatchObject({ made: null, links: [link('l2')] });
});
test('[ED4] the address of a link that is revoked goes with it', () => {
  const revoked = [
    { type: 'link.revoked', linkId: 'l2' },
    { type: 'xstate.done.actor.revokeLink', output: { id: 'l2' } },
  ];
  const { context } = journey(shareLinkMachine, input, [opened, fetched, requested, made, ...revoked]);
  expect(context).toMatchObject({ made: null, links: [] });
});
