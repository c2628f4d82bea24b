import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ProjectListItem } from '../../../../contract/projectListItem';
import { projectDeletionsMachine } from '../../../../src/machines/projects/projectDeletions.machine';
import { projectsMachine } from '../../../../src/machines/projects/projects.machine';
import { ProjectsScreen } from '../../../../src/screens/projects/ProjectsScreen';
import { chooseInMenu } from '../../../support/chooseInMenu';
import { listedProject } from '../../../support/listed';
import { stillCards } from '../../../support/stillCards';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = projectDeletionsMachine.provide({
  actions: {
    announceDeletion: () => {},
    announceRefusedDeletion: () => {},
    announceRefusedRestoration: () => {},
  },
});
const list = [
  listedProject('a', '2026-01-03T00:00:00.000Z'),
  listedProject('b', '2026-01-02T00:00:00.000Z'),
  listedProject('c', '2026-01-01T00:00:00.000Z'),
];
/** The list itself stands still: what leaves it and comes back is the deletions' affair. */
const standing = projectsMachine.provide({
  actors: {
    fetchProjects: fromPromise<readonly ProjectListItem[], void>(() => Promise.resolve(list)),
    watchRestorations: fromCallback(() => {}),
  },
});
const b = { projectId: 'b', title: 'Project b' };
const offline = new TypeError('fetch failed');
const cards = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['deleteProject', 'restoreProject'],
  samples: {
    'deletion.requested': [{ type: 'deletion.requested', ...b }],
    'deletion.undone': [{ type: 'deletion.undone', ...b }],
    'xstate.done.actor.deleteProject': [
      { type: 'xstate.done.actor.deleteProject', output: { projectId: 'b' } },
    ],
    'xstate.error.actor.deleteProject': [{ type: 'xstate.error.actor.deleteProject', error: offline }],
    'xstate.done.actor.restoreProject': [
      { type: 'xstate.done.actor.restoreProject', output: { projectId: 'b' } },
    ],
    'xstate.error.actor.restoreProject': [{ type: 'xstate.error.actor.restoreProject', error: offline }],
  },
  alsoTellApart: ({ gone, changes }) => [gone, changes],
  screen: (actor) => (
    <ProjectsScreen
      actor={createActor(standing, { input: { now: () => 0 } }).start()}
      deletions={actor}
      preview={stillCards()}
    />
  ),
  gestures: {
    'deletion.requested': async (_, { user }) => {
      await user.click(await screen.findByRole('button', { name: 'More options for Project b' }));
      await chooseInMenu(user, 'Delete');
      // The focus does not fall out of the list with the card.
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Project c'));
    },
    /** Comes from the toast's button. */
    'deletion.undone': (event, { actor }) => answer(() => actor.send(event)),
  },
  states: {
    resting: ({ context }) => expect(context.changes).toEqual([]),
    deletingProject: ({ context, inputOf }) => {
      expect(inputOf('deleteProject')).toEqual({ projectId: 'b' });
      expect(cards()).toEqual(
        context.gone.length > 0 ? ['Project a', 'Project c'] : ['Project a', 'Project b', 'Project c'],
      );
    },
    restoringProject: ({ context, inputOf }) => {
      expect(inputOf('restoreProject')).toEqual({ projectId: 'b' });
      expect(cards()).toHaveLength(3 - context.gone.length);
    },
  },
});

test.each(walk.paths)('[P1] deleting on the list follows its chart: %s', (_, run) => run(), 30_000);
test('[P1] no transition of deleting is left unwalked', () => expect(walk.untaken()).toEqual([]));
