import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import type { ProjectListItem } from '../../../../contract/projectListItem';
import { projectDeletionsMachine } from '../../../../src/machines/projects/projectDeletions.machine';
import { projectsMachine } from '../../../../src/machines/projects/projects.machine';
// Loaded ahead: the menu brings it when it is asked for.
import '../../../../src/screens/projects/RenameDialog';
import { ProjectsScreen } from '../../../../src/screens/projects/ProjectsScreen';
import { chooseInMenu } from '../../../support/chooseInMenu';
import { listedProject } from '../../../support/listed';
import { stillCards } from '../../../support/stillCards';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = projectsMachine.provide({
  actors: { watchRestorations: fromCallback(() => {}) },
  actions: { announceDuplicate: () => {}, announceRefusedDuplication: () => {} },
});
const HOUR_MS = 3_600_000;
const projects = [
  listedProject('old', '2026-01-01T00:00:00.000Z'),
  listedProject('new', '2026-01-01T10:00:00.000Z', 'rendering'),
];
const finished = projects.slice(0, 1);
const isRendering = (list: readonly ProjectListItem[]) => list.some(({ status }) => status === 'rendering');
/** Also while a dialog lies over them. */
const titles = () =>
  screen.queryAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent);

const expectTheList = ({ projects: list, search }: SnapshotFrom<typeof machine>['context']) => {
  if (list.length === 0) return expect(titles()).toEqual(['Your first video starts with a link']);
  const found = search === '' ? list.map(({ input }) => input.title) : [];
  // A dialog's own heading stands beside theirs.
  expect(titles().filter((title) => title !== 'Rename project')).toEqual(found);
  expect(screen.queryByText('No project is called “zebra”.') !== null).toBe(search === 'zebra');
};

const walk = walkScreen(machine)({
  input: { now: () => Date.parse('2026-01-01T10:00:00.000Z') + HOUR_MS },
  calls: ['fetchProjects', 'renameProject', 'duplicateProject'],
  samples: {
    'menu.opened': [{ type: 'menu.opened', projectId: 'old' }],
    'renaming.requested': [{ type: 'renaming.requested', projectId: 'old' }],
    'title.changed': [{ type: 'title.changed', title: 'Second cut' }],
    'search.changed': [
      { type: 'search.changed', search: 'zebra' },
      { type: 'search.changed', search: '' },
    ],
    'xstate.done.actor.renameProject': [
      {
        type: 'xstate.done.actor.renameProject',
        output: { projectId: 'old', title: 'Second cut' },
      },
    ],
    'xstate.error.actor.renameProject': [
      { type: 'xstate.error.actor.renameProject', error: new TypeError('fetch failed') },
    ],
    'translation.requested': [{ type: 'translation.requested', projectId: 'old' }],
    'duplication.requested': [{ type: 'duplication.requested', projectId: 'old', title: 'Project old' }],
    'xstate.done.actor.duplicateProject': [
      {
        type: 'xstate.done.actor.duplicateProject',
        output: { projectId: 'copy', title: 'Copy of Project old' },
      },
    ],
    'xstate.error.actor.duplicateProject': [
      { type: 'xstate.error.actor.duplicateProject', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.fetchProjects': [
      { type: 'xstate.done.actor.fetchProjects', output: [] },
      { type: 'xstate.done.actor.fetchProjects', output: finished },
      { type: 'xstate.done.actor.fetchProjects', output: projects },
    ],
    'xstate.error.actor.fetchProjects': [
      { type: 'xstate.error.actor.fetchProjects', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ projects, search }) => [projects.length, search],
  offers: (snapshot, { type }) =>
    snapshot.matches({ loaded: { duplicates: 'duplicatingProject' } })
      ? type.includes('duplicateProject')
      : type === 'menu.opened'
        ? snapshot.matches({ loaded: { menu: 'closed' } }) &&
          snapshot.context.projects.length > 0 &&
          snapshot.context.search === ''
        : type === 'renaming.requested' || type === 'translation.requested'
          ? snapshot.matches({ loaded: { menu: 'open' } })
          : type === 'duplication.requested'
            ? snapshot.matches({ loaded: { menu: 'open', duplicates: 'resting' } })
            : type === 'search.changed'
              ? snapshot.matches({ loaded: { menu: 'closed' } }) && snapshot.context.projects.length > 0
              : // Before the minute is over, the rendering one is looked at again.
                !type.includes('minute') || !isRendering(snapshot.context.projects),
  screen: (actor) => (
    <ProjectsScreen
      actor={actor}
      deletions={createActor(projectDeletionsMachine).start()}
      preview={stillCards()}
    />
  ),
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    /** Comes from the deletions, when one was taken back. */
    'list.changed': (event, { actor }) => answer(() => actor.send(event)),
    'menu.opened': (_, { user }) =>
      user.click(screen.getByRole('button', { name: 'More options for Project old' })),
    'translation.requested': (_, { user }) => chooseInMenu(user, 'Translate…'),
    /** Its own chart was closed. */
    'translation.closed': (event, { actor }) => answer(() => actor.send(event)),
    'renaming.requested': (_, { user }) => chooseInMenu(user, 'Rename'),
    'duplication.requested': (_, { user }) => chooseInMenu(user, 'Duplicate'),
    'title.changed': async ({ title }) =>
      fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: title } }),
    'title.confirmed': async (_, { user }) => user.click(await screen.findByRole('button', { name: 'Save' })),
    'renaming.cancelled': async (_, { user }) =>
      user.click(await screen.findByRole('button', { name: 'Cancel' })),
    'search.changed': ({ search }) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search projects' }), {
        target: { value: search },
      }),
    'menu.closed': (_, { user }) => user.keyboard('{Escape}'),
  },
  states: {
    loading: () => expect(screen.getByRole('status').textContent).toBe('Loading projects...'),
    failed: () =>
      expect(screen.getByRole('alert').textContent).toContain('Error loading projects. Please try again.'),
    'loaded.list.resting': ({ context }) => expectTheList(context),
    'loaded.list.refreshing': ({ context }) => expectTheList(context),
    'loaded.duplicates.resting': () => expect(screen.queryByText(/^Duplicating/)).toBeNull(),
    'loaded.duplicates.duplicatingProject': () =>
      expect(screen.getByText('Duplicating “Project old”…')).toBeTruthy(),
    'loaded.menu.closed': () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull()),
    'loaded.menu.open': async () => {
      const menu = await screen.findByRole('menu');
      expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((one) => one.textContent),
      ).toEqual(['Rename', 'Duplicate', 'Translate…', 'Delete']);
    },
    'loaded.menu.translating': () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull()),
    'loaded.menu.renaming.writing.calm': async () =>
      expect(await screen.findByRole('dialog', { name: 'Rename project' })).toBeTruthy(),
    'loaded.menu.renaming.writing.refused': async () =>
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Couldn’t rename the project. Please try again.',
      ),
    'loaded.menu.renaming.renamingProject': async () =>
      expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveProperty('disabled', true),
  },
});

test.each(walk.paths)('[P1] [P2] [P3] the list of projects follows its chart: %s', (_, run) => run(), 30_000);
test('[P1] no transition of the list of projects is left unwalked', () => expect(walk.untaken()).toEqual([]));
