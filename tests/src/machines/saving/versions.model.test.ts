import { expect, test } from 'vitest';
import type { VersionListItem } from '../../../../contract/versions';
import { versionsMachine } from '../../../../src/machines/saving/versions.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { now: () => 7, projectId: 'p1' };
const version: VersionListItem = {
  id: 'v1',
  at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  cause: 'saved',
  duration: 1000,
  items: 3,
};
const listed = { type: 'xstate.done.actor.fetchVersions' as const, output: [version] };
const unlisted = { type: 'xstate.error.actor.fetchVersions' as const, error: new Error('offline') };
const chosen = { type: 'version.chosen' as const, versionId: 'v1' };
const restored = { type: 'xstate.done.actor.restoreVersion' as const, output: undefined };
const refused = {
  type: 'xstate.error.actor.restoreVersion' as const,
  error: { status: 404, detail: 'There is no such version.' },
};

const paths = modelOf(versionsMachine, input, {
  'version.chosen': [chosen],
  'xstate.done.actor.fetchVersions': [listed],
  'xstate.error.actor.fetchVersions': [unlisted],
  'xstate.done.actor.restoreVersion': [restored],
  'xstate.error.actor.restoreVersion': [refused],
}).getShortestPaths();
type Seen = { context: { versions: unknown; chosen: string | null; detail: string | null } };
const theVersions = ({ context }: Seen) => expect(context.versions).toEqual([version]);
const states = {
  fetchingVersions: ({ context }) => expect(context.versions).toEqual([]),
  unavailable: ({ context }) => expect(context.versions).toEqual([]),
  'listed.calm': theVersions,
  'listed.restoreRefused': ({ context }) => expect(context.detail).toBe('There is no such version.'),
  restoringVersion: ({ context }) => expect(context.chosen).toBe('v1'),
  restored: ({ context }) => expect(context.chosen).toBe('v1'),
} satisfies Record<StatesOf<typeof versionsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(versionsMachine, input, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(versionsMachine, input, events).value;
test('[E12] a list that did not come is asked for again', () => {
  expect(after(unlisted, { type: 'retried' }, listed, chosen, restored)).toBe('restored');
});
test('[E12] a version that cannot be taken up leaves the others to be chosen', () => {
  expect(after(listed, chosen, refused, chosen)).toBe('restoringVersion');
});
