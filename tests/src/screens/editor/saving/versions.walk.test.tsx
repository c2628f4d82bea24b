import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { VersionListItem } from '../../../../../contract/versions';
import { versionsMachine } from '../../../../../src/machines/saving/versions.machine';
import { VersionsPanel } from '../../../../../src/screens/editor/saving/VersionsPanel';
import { answer, mountScreen } from '../../../../support/walking/mountScreen';
import { walkScreen } from '../../../../support/walking/walkScreen';

const AT = '2026-01-01T00:00:00.000Z';
const HOUR_MS = 3_600_000;
const version = (id: string, over: Partial<VersionListItem> = {}): VersionListItem => ({
  id,
  at: AT,
  revision: 1,
  cause: 'saved',
  duration: 12_340,
  items: 3,
  ...over,
});
const versions = [version('v2', { cause: 'rendered', items: 1 }), version('v1')];
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');
const restores = (name: string | RegExp) => screen.getAllByRole<HTMLButtonElement>('button', { name });

const walk = walkScreen(versionsMachine)({
  input: { now: () => Date.parse(AT) + HOUR_MS, projectId: 'p1' },
  calls: ['fetchVersions', 'restoreVersion'],
  samples: {
    'version.chosen': [{ type: 'version.chosen', versionId: 'v1' }],
    'xstate.done.actor.fetchVersions': [
      { type: 'xstate.done.actor.fetchVersions', output: [] },
      { type: 'xstate.done.actor.fetchVersions', output: versions },
    ],
    'xstate.error.actor.fetchVersions': [
      { type: 'xstate.error.actor.fetchVersions', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.restoreVersion': [{ type: 'xstate.done.actor.restoreVersion', output: undefined }],
    'xstate.error.actor.restoreVersion': [
      { type: 'xstate.error.actor.restoreVersion', error: { status: 404, detail: 'It was cleared away.' } },
      { type: 'xstate.error.actor.restoreVersion', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ versions: { length }, detail }) => [length, detail],
  offers: ({ context }, { type }) => type !== 'version.chosen' || context.versions.length > 0,
  screen: (actor) => <VersionsPanel actor={actor} onClose={() => {}} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'version.chosen': async (_, { user }) => {
      const [, second] = restores(/^Restore the version from/);
      await user.click(second as HTMLButtonElement);
    },
  },
  states: {
    fetchingVersions: ({ inputOf }) => {
      expect(screen.getByRole('status', { name: 'Loading versions' })).toBeTruthy();
      expect(inputOf('fetchVersions')).toEqual({ projectId: 'p1' });
    },
    unavailable: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the versions.'),
    'listed.calm': ({ context }) => {
      if (context.versions.length === 0) {
        expect(screen.getByRole('heading', { name: 'No versions yet' })).toBeTruthy();
        return;
      }
      expect(rows()[0]).toMatch(/1 hour agoRendered12\.3 s1 itemRestore$/);
      expect(rows()[1]).toMatch(/1 hour agoAutosaved12\.3 s3 itemsRestore$/);
    },
    'listed.restoreRefused': ({ context }) =>
      expect(screen.getByRole('alert').textContent).toBe(
        context.detail ?? 'Couldn’t restore this version. Please try again.',
      ),
    restoringVersion: ({ inputOf }) => {
      expect(inputOf('restoreVersion')).toEqual({ projectId: 'p1', versionId: 'v1' });
      expect(restores('Restoring…')).toHaveLength(1);
      for (const one of within(screen.getByRole('list')).getAllByRole<HTMLButtonElement>('button'))
        expect(one.disabled).toBe(true);
    },
    restored: () => expect(rows()).toHaveLength(2),
  },
});

test.each(walk.paths)('[E12] the versions follow their chart: %s', (_, run) => run());
test('[E12] no transition of the versions is left unwalked', () => expect(walk.untaken()).toEqual([]));

test('[E12] the versions are closed by Escape, and by their button', async () => {
  const close = vi.fn();
  const fetchVersions = fromPromise<readonly VersionListItem[], { projectId: string }>(async () => versions);
  const actor = createActor(versionsMachine.provide({ actors: { fetchVersions } }), {
    input: { now: () => 0, projectId: 'p1' },
  }).start();
  mountScreen(<VersionsPanel actor={actor} onClose={close} />);
  await answer(() => {});
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
  actor.stop();
});
