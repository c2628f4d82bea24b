import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { ProjectListItem } from '../../../../contract/project';
import { projectDeletionsMachine } from '../../../../src/machines/projects/projectDeletions.machine';
import { projectsMachine } from '../../../../src/machines/projects/projects.machine';
import { ProjectsScreen } from '../../../../src/screens/projects/ProjectsScreen';
import { listedProject } from '../../../support/listed';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = projectsMachine.provide({ actors: { watchRestorations: fromCallback(() => {}) } });
const HOUR_MS = 3_600_000;
const projects = [
  listedProject('old', '2026-01-01T00:00:00.000Z'),
  listedProject('new', '2026-01-01T10:00:00.000Z', 'rendering'),
];
const finished = projects.slice(0, 1);
const isRendering = (list: readonly ProjectListItem[]) => list.some(({ status }) => status === 'rendering');
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

const expectTheList = (list: readonly ProjectListItem[]) =>
  expect(titles()).toEqual(
    list.length > 0 ? list.map(({ input }) => input.title) : ['Your first video starts with a link'],
  );

const walk = walkScreen(machine)({
  input: { now: () => Date.parse('2026-01-01T10:00:00.000Z') + HOUR_MS },
  calls: ['fetchProjects'],
  samples: {
    'menu.opened': [{ type: 'menu.opened', projectId: 'old' }],
    'xstate.done.actor.fetchProjects': [
      { type: 'xstate.done.actor.fetchProjects', output: [] },
      { type: 'xstate.done.actor.fetchProjects', output: finished },
      { type: 'xstate.done.actor.fetchProjects', output: projects },
    ],
    'xstate.error.actor.fetchProjects': [
      { type: 'xstate.error.actor.fetchProjects', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ projects }) => projects.length,
  offers: (snapshot, { type }) =>
    type === 'menu.opened'
      ? snapshot.matches({ loaded: { menu: 'closed' } }) && snapshot.context.projects.length > 0
      : // Before the minute is over, the rendering one is looked at again.
        !type.includes('minute') || !isRendering(snapshot.context.projects),
  screen: (actor) => (
    <ProjectsScreen actor={actor} deletions={createActor(projectDeletionsMachine).start()} />
  ),
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    /** Comes from the deletions, when one was taken back. */
    'list.changed': (event, { actor }) => answer(() => actor.send(event)),
    'menu.opened': (_, { user }) =>
      user.click(screen.getByRole('button', { name: 'More options for Project old' })),
    'menu.closed': (_, { user }) => user.keyboard('{Escape}'),
  },
  states: {
    loading: () => expect(screen.getByRole('status').textContent).toBe('Loading projects...'),
    failed: () =>
      expect(screen.getByRole('alert').textContent).toContain('Error loading projects. Please try again.'),
    'loaded.list.resting': ({ context }) => expectTheList(context.projects),
    'loaded.list.refreshing': ({ context }) => expectTheList(context.projects),
    'loaded.menu.closed': () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull()),
    'loaded.menu.open': async () => {
      const menu = await screen.findByRole('menu');
      expect(within(menu).getByRole('menuitem').textContent).toBe('Delete');
    },
  },
});

test.each(walk.paths)('[P1] [P2] [P3] the list of projects follows its chart: %s', (_, run) => run(), 30_000);
test('[P1] no transition of the list of projects is left unwalked', () => expect(walk.untaken()).toEqual([]));
