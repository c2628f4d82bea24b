import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ProjectListItem, ProjectStatus } from '../../contract/project';
import { projectsMachine } from '../../src/machines/projects/projects.machine';
import { ProjectsScreen } from '../../src/screens/projects/ProjectsScreen';
import { answer, mountScreen } from '../support/mountScreen';
import { stateAt, type StatesOf } from '../support/statesOf';
import { stubPromise } from '../support/stubPromise';

const item = (id: string, created_time: string, status: ProjectStatus = 'done'): ProjectListItem => ({
  _id: id,
  id,
  status,
  input: { title: id === 'untitled' ? '' : `Project ${id}` },
  output: { thumbnail_url: null, rendered_video_url: null },
  created_time,
});

function open() {
  const fetching = stubPromise<readonly ProjectListItem[]>();
  const clock = new SimulatedClock();
  const machine = projectsMachine.provide({ actors: { fetchProjects: fetching.actor } });
  const actor = createActor(machine, { clock }).start();
  const user = mountScreen(<ProjectsScreen actor={actor} />);
  const arrive = (...projects: ProjectListItem[]) => answer(() => fetching.latest().resolve(projects));
  return { fetching, clock, actor, user, arrive };
}
type Opened = ReturnType<typeof open>;
const createLinks = () =>
  screen.getAllByRole('link', { name: 'Create video' }).map((link) => link.getAttribute('href'));

const states = {
  loading: async () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All projects');
    expect(screen.getByRole('status').textContent).toBe('Loading projects...');
    expect(createLinks()).toEqual(['/create']);
  },
  failed: async ({ fetching, user, actor }) => {
    await answer(() => fetching.latest().reject(new Error('offline')));
    expect(screen.getByText('Error loading projects. Please try again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actor.getSnapshot().value).toBe('loading');
    await answer(() => fetching.latest().reject(new Error('offline')));
  },
  'loaded.resting': async ({ arrive }) => {
    await arrive(
      item('old', '2026-01-02T03:04:00.000Z', 'failed'),
      item('untitled', '2026-03-02T03:04:00.000Z', 'draft'),
    );
    const cards = screen.getAllByRole('listitem').map((card) => card.querySelector('a'));
    expect(cards.map((link) => link?.getAttribute('href'))).toEqual(['/project/untitled', '/project/old']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Untitled',
      'Project old',
    ]);
    expect(cards[0]?.querySelector('time')?.textContent).toMatch(/^March \d, 2026 at \d{1,2}:04 [AP]M$/);
    expect(screen.getByText('Render failed')).toBeTruthy();
  },
  'loaded.refreshing': async ({ arrive, clock, fetching }) => {
    await arrive(item('new', '2026-01-02T03:04:00.000Z', 'rendering'));
    expect(screen.getByText('Rendering')).toBeTruthy();
    await answer(() => clock.increment(5000));
    expect(fetching.calls).toHaveLength(2);
    expect(screen.getByText('Project new')).toBeTruthy();
  },
} satisfies Record<StatesOf<typeof projectsMachine>, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[P1] [P2] [P3] the list of projects, %s', async (state, expectIt) => {
  const opened = open();
  await expectIt(opened);
  expect(opened.actor.getSnapshot().matches(stateAt(state) as never)).toBe(true);
});

test('[P1] a list without projects says what to do, and once', async () => {
  const { arrive } = open();
  await arrive();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your first video starts with a link');
  expect(createLinks()).toEqual(['/create']);
});
