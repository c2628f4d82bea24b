import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { projectDeletionsMachine } from '../../../../src/machines/projects/projectDeletions.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const said = vi.fn();
beforeEach(() => said.mockClear());
const machine = projectDeletionsMachine.provide({
  actions: {
    announceDeletion: (_, { title }) => said('deleted', title),
    announceRefusedDeletion: (_, { title }) => said('not deleted', title),
    announceRefusedRestoration: (_, { title }) => said('not restored', title),
  },
});
const mug = { projectId: 'p1', title: 'Mug' };
const shoe = { projectId: 'p2', title: 'Shoe' };
const requested = (project = mug) => ({ type: 'deletion.requested' as const, ...project });
const undone = (project = mug) => ({ type: 'deletion.undone' as const, ...project });
const deleted = { type: 'xstate.done.actor.deleteProject' as const, output: { projectId: 'p1' } };
const restored = { type: 'xstate.done.actor.restoreProject' as const, output: { projectId: 'p1' } };
const notDeleted = { type: 'xstate.error.actor.deleteProject' as const, error: new Error('offline') };
const notRestored = { type: 'xstate.error.actor.restoreProject' as const, error: new Error('offline') };

const model = modelOf(
  machine,
  undefined,
  {
    'deletion.requested': [requested()],
    'deletion.undone': [undone()],
    'xstate.done.actor.deleteProject': [deleted],
    'xstate.error.actor.deleteProject': [notDeleted],
    'xstate.done.actor.restoreProject': [restored],
    'xstate.error.actor.restoreProject': [notRestored],
  },
  { alsoTellApart: ({ gone, changes }) => [gone, changes], limit: 4000 },
);
const paths = model.getShortestPaths();
type Seen = { context: { changes: readonly { kind: string }[] } };
const states = {
  resting: ({ context }) => expect(context.changes).toEqual([]),
  deletingProject: ({ context }) => expect(context.changes[0]?.kind).toBe('deletion'),
  restoringProject: ({ context }) => expect(context.changes[0]?.kind).toBe('restoration'),
} satisfies Record<StatesOf<typeof projectDeletionsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);
const goneAfter = (...events: Parameters<typeof journey>[2]) => after(...events).context.gone;

test('[P1] a deleted project leaves at once, and it is said', () => {
  expect(goneAfter(requested())).toEqual(['p1']);
  expect(said.mock.calls).toEqual([['deleted', 'Mug']]);
});
test('[P1] one that the server keeps comes back, and it is said', () => {
  expect(goneAfter(requested(), notDeleted)).toEqual([]);
  expect(said.mock.calls.at(-1)).toEqual(['not deleted', 'Mug']);
});
test('[P1] undo shows it again before the server has answered', () => {
  expect(goneAfter(requested(), deleted, undone())).toEqual([]);
});
test('[P1] what cannot be brought back leaves again, and it is said', () => {
  const end = after(requested(), deleted, undone(), notRestored);
  expect(end.context.gone).toEqual(['p1']);
  expect(said.mock.calls.at(-1)).toEqual(['not restored', 'Mug']);
});
test('what is undone while it is being deleted is brought back after that', () => {
  expect(after(requested(), undone()).value).toBe('deletingProject');
  expect(after(requested(), undone(), deleted).value).toBe('restoringProject');
});
test('what was not deleted is not restored either', () => {
  const end = after(requested(), undone(), notDeleted);
  expect([end.value, end.context.changes, end.context.gone]).toEqual(['resting', [], []]);
});
test('many are deleted one after the other, in the order in which it was wanted', () => {
  const end = after(requested(), requested(shoe), deleted);
  expect(end.value).toBe('deletingProject');
  expect(end.context.changes).toEqual([{ kind: 'deletion', ...shoe }]);
});
test('deleted, undone and deleted again while the first call is under way: one call is enough', () => {
  const end = after(requested(), undone(), requested());
  expect([end.context.changes.length, end.context.gone]).toEqual([1, ['p1']]);
});
test('the same one is not deleted twice', () => {
  expect(() => after(requested(), requested())).toThrow('not heard');
});
test('whoever shows the list hears that a project is back', async () => {
  const deleting = stubPromise<{ projectId: string }, { projectId: string }>();
  const restoring = stubPromise<{ projectId: string }, { projectId: string }>();
  const actor = createActor(
    machine.provide({ actors: { deleteProject: deleting.actor, restoreProject: restoring.actor } }),
  ).start();
  const heard = vi.fn();
  actor.on('project.restored', heard);
  actor.send(requested());
  actor.send(undone());
  deleting.latest().resolve({ projectId: 'p1' });
  await vi.waitFor(() => expect(restoring.calls.map(({ input }) => input)).toEqual([{ projectId: 'p1' }]));
  expect(heard).not.toHaveBeenCalled();
  restoring.latest().resolve({ projectId: 'p1' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});
