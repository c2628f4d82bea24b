import { expect, test } from 'vitest';
import type { ProjectListItem } from '../../contract/project';
import { projectsMachine } from '../../src/machines/projects/projects.machine';
import { journey, modelOf, titled, untakenTransitions } from '../support/walkMachine';

const project = (
  id: string,
  created_time: string,
  status: ProjectListItem['status'] = 'done',
): ProjectListItem => ({
  _id: id,
  id,
  status,
  input: { title: id },
  output: { thumbnail_url: null, rendered_video_url: null },
  created_time,
});
const older = project('older', '2026-01-01T00:00:00.000Z');
const newer = project('newer', '2026-02-01T00:00:00.000Z', 'rendering');
const answered = (output: ProjectListItem[]) => ({
  type: 'xstate.done.actor.fetchProjects' as const,
  output,
});
const refused = { type: 'xstate.error.actor.fetchProjects' as const, error: new Error('offline') };
const later = { type: 'xstate.after.pollInterval.projects.loaded.resting' };

const model = modelOf(
  projectsMachine,
  undefined,
  {
    'xstate.done.actor.fetchProjects': [answered([]), answered([older, newer])],
    'xstate.error.actor.fetchProjects': [refused],
  },
  { alsoTellApart: ({ projects }) => projects.length },
);
const paths = model.getShortestPaths();
type Seen = { context: { projects: readonly ProjectListItem[] } };
const states = {
  loading: ({ context }: Seen) => expect(context.projects).toEqual([]),
  failed: ({ context }: Seen) => expect(context.projects).toEqual([]),
  loaded: ({ context }: Seen) => expect([[], [newer, older]]).toContainEqual(context.projects),
};

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every state has an expectation', () =>
  expect(Object.keys(states)).toEqual(Object.keys(projectsMachine.states)));
test('every transition is walked', () =>
  expect(untakenTransitions(projectsMachine, undefined, paths)).toEqual([]));

test('[P2] newest first', () => {
  const end = journey(projectsMachine, undefined, [answered([older, newer])]);
  expect(end.context.projects).toEqual([newer, older]);
});
test('[P1] a failed list can be asked for again', () => {
  expect(journey(projectsMachine, undefined, [refused]).value).toBe('failed');
  expect(journey(projectsMachine, undefined, [refused, { type: 'retried' }, answered([])]).value).toEqual({
    loaded: 'resting',
  });
});
test('a rendering project is looked at again, and a blip does not empty the list', () => {
  const end = journey(projectsMachine, undefined, [answered([newer]), later, refused]);
  expect(end.value).toEqual({ loaded: 'resting' });
  expect(end.context.projects).toEqual([newer]);
});
test('a finished list is left in peace', () => {
  expect(() => journey(projectsMachine, undefined, [answered([older]), later])).toThrow('not heard');
});
