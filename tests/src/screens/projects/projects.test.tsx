import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { ProjectListItem } from '../../../../contract/projectListItem';
import { projectDeletionsMachine } from '../../../../src/machines/projects/projectDeletions.machine';
import { projectsMachine } from '../../../../src/machines/projects/projects.machine';
import { ProjectsScreen } from '../../../../src/screens/projects/ProjectsScreen';
import { listedProject } from '../../../support/listed';
import { stillCards } from '../../../support/stillCards';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { stubPromise } from '../../../support/stubPromise';

const MADE = '2026-03-02T03:04:00.000Z';

function open() {
  const fetching = stubPromise<readonly ProjectListItem[]>();
  const clock = new SimulatedClock();
  const machine = projectsMachine.provide({
    actors: { fetchProjects: fetching.actor, watchRestorations: fromCallback(() => {}) },
  });
  const now = () => Date.parse(MADE) + 3 * 3_600_000 + clock.now();
  const actor = createActor(machine, { input: { now }, clock }).start();
  const deletions = createActor(projectDeletionsMachine).start();
  const user = mountScreen(<ProjectsScreen actor={actor} deletions={deletions} preview={stillCards()} />);
  const arrive = (...projects: ProjectListItem[]) => answer(() => fetching.latest().resolve(projects));
  return { fetching, clock, actor, user, arrive };
}
const createLinks = () =>
  screen.getAllByRole('link', { name: 'Create video' }).map((link) => link.getAttribute('href'));

test('[P1] a list without projects says what to do, and once', async () => {
  const { arrive } = open();
  await arrive();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your first video starts with a link');
  expect(createLinks()).toEqual(['/create']);
});

test('[P3] a card tells what the project is called, when it was made and how it stands', async () => {
  const { arrive } = open();
  await arrive(listedProject('old', '2026-01-02T03:04:00.000Z', 'failed'), listedProject('untitled', MADE));
  const [untitled, old] = screen.getAllByRole('listitem');
  expect(untitled?.querySelector('a')?.getAttribute('href')).toBe('/project/untitled');
  expect(untitled?.querySelector('h2')?.textContent).toBe('Untitled');
  expect(untitled?.querySelector('time')?.textContent).toMatch(/^March \d, 2026 at \d{1,2}:04 [AP]M$/);
  expect(untitled?.querySelector('time')?.nextSibling?.textContent).toBe('3 hours ago');
  expect(old?.textContent).toContain('Render failed');
});

test('[P3] a card tells how long its film lasts, where that is known, and that it is ready or a draft', async () => {
  const { arrive } = open();
  await arrive(
    { ...listedProject('mug', MADE), length: 64_900 },
    listedProject('lamp', '2026-01-02T03:04:00.000Z', 'draft'),
  );
  const [mug, lamp] = screen.getAllByRole('listitem');
  expect(mug?.textContent).toContain('ReadyLength1:05');
  expect(lamp?.textContent).toContain('Draft');
  expect(lamp?.textContent).not.toContain('Length');
});

test('[P3] the age of a project grows while its card is looked at', async () => {
  const { arrive, clock } = open();
  await arrive(listedProject('mug', MADE));
  for (let minute = 0; minute < 60; minute += 1) await answer(() => clock.increment(60_000));
  expect(screen.getByText('4 hours ago')).toBeTruthy();
});

test('a project that renders is looked at again every 5 s', async () => {
  const { arrive, clock, fetching } = open();
  await arrive(listedProject('new', MADE, 'rendering'));
  expect(screen.getByText('Rendering')).toBeTruthy();
  await answer(() => clock.increment(4999));
  expect(fetching.calls).toHaveLength(1);
  await answer(() => clock.increment(1));
  expect(fetching.calls).toHaveLength(2);
});
