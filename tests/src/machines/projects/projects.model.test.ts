import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { ProjectListItem } from '../../../../contract/projectListItem';
import { projectsMachine } from '../../../../src/machines/projects/projects.machine';
import { listedProject } from '../../../support/listed';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announced: unknown[] = [];
const machine = projectsMachine.provide({
  actors: { watchRestorations: fromCallback(() => {}) },
  actions: {
    announceDuplicate: (_, { title }) => void announced.push(title),
    announceRefusedDuplication: (_, { title, detail }) => void announced.push([title, detail]),
  },
});
const input = { now: () => 7 };
const older = listedProject('older', '2026-01-01T00:00:00.000Z');
const newer = listedProject('newer', '2026-02-01T00:00:00.000Z', 'rendering');
const answered = (output: ProjectListItem[]) => ({
  type: 'xstate.done.actor.fetchProjects' as const,
  output,
});
const refused = { type: 'xstate.error.actor.fetchProjects' as const, error: new Error('offline') };
const later = { type: 'xstate.after.pollInterval.projects.loaded.list.resting' };
const opened = { type: 'menu.opened' as const, projectId: 'older' };

const renaming = { type: 'renaming.requested' as const, projectId: 'older' };
const typed = (title: string) => ({ type: 'title.changed' as const, title });
const confirmed = { type: 'title.confirmed' as const };
const renamed = {
  type: 'xstate.done.actor.renameProject' as const,
  output: { projectId: 'older', title: 'Second cut' },
};
const notRenamed = {
  type: 'xstate.error.actor.renameProject' as const,
  error: { status: 404, detail: 'This project is not there.' },
};

const copying = { type: 'duplication.requested' as const, projectId: 'older', title: 'Project older' };
const copied = {
  type: 'xstate.done.actor.duplicateProject' as const,
  output: { projectId: 'copy', title: 'Copy of Project older' },
};
const notCopied = {
  type: 'xstate.error.actor.duplicateProject' as const,
  error: { status: 403, detail: 'You have 1000 projects.' },
};

const model = modelOf(
  machine,
  input,
  {
    'menu.opened': [opened],
    'renaming.requested': [renaming],
    'title.changed': [typed('Second cut'), typed(' ')],
    'search.changed': [{ type: 'search.changed', search: 'new' }],
    'xstate.done.actor.renameProject': [renamed],
    'xstate.error.actor.renameProject': [notRenamed],
    'duplication.requested': [copying],
    'translation.requested': [{ type: 'translation.requested', projectId: 'older' }],
    'xstate.done.actor.duplicateProject': [copied],
    'xstate.error.actor.duplicateProject': [notCopied],
    'xstate.done.actor.fetchProjects': [answered([]), answered([older, newer])],
    'xstate.error.actor.fetchProjects': [refused],
  },
  {
    alsoTellApart: ({ projects, menuOf, title }) => [projects.length, menuOf, title.trim() === ''],
    // What else is done meanwhile is another region's, and told by journeys below.
    offers: (snapshot, { type }) =>
      snapshot.matches({ loaded: { menu: 'translating' } })
        ? type === 'translation.closed' || type.includes('fetchProjects')
        : snapshot.matches({ loaded: { duplicates: 'duplicatingProject' } })
          ? type.includes('duplicateProject')
          : type !== 'translation.requested' || snapshot.matches({ loaded: { menu: 'open' } }),
  },
);
const paths = model.getShortestPaths();
type Seen = {
  context: { projects: readonly ProjectListItem[]; menuOf: string | null; copies: readonly object[] };
};
const isEmptyOrSorted = ({ context }: Seen) =>
  expect([[], ['newer', 'older']]).toContainEqual(context.projects.map(({ _id: id }) => id));
const isOfOlder = ({ context }: Seen) => expect(context.menuOf).toBe('older');
const states = {
  loading: ({ context }) => expect(context.projects).toEqual([]),
  failed: ({ context }) => expect(context.projects).toEqual([]),
  'loaded.list.resting': isEmptyOrSorted,
  'loaded.list.refreshing': isEmptyOrSorted,
  'loaded.duplicates.resting': ({ context }) => expect(context.copies).toEqual([]),
  'loaded.duplicates.duplicatingProject': ({ context }) => expect(context.copies).not.toEqual([]),
  'loaded.menu.closed': ({ context }) => expect([null, 'older']).toContain(context.menuOf),
  'loaded.menu.open': isOfOlder,
  'loaded.menu.translating': isOfOlder,
  'loaded.menu.renaming.writing.calm': isOfOlder,
  'loaded.menu.renaming.writing.refused': isOfOlder,
  'loaded.menu.renaming.renamingProject': isOfOlder,
} satisfies Record<StatesOf<typeof projectsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, input, events);
const listAfter = (...events: Parameters<typeof journey>[2]) => after(...events).value.loaded.list;

test('[P2] newest first', () => {
  expect(after(answered([older, newer])).context.projects).toEqual([newer, older]);
});
test('[P1] a failed list can be asked for again', () => {
  expect(after(refused).value).toBe('failed');
  expect(listAfter(refused, { type: 'retried' }, answered([]))).toBe('resting');
});
test('a rendering project is looked at again, and a blip does not empty the list', () => {
  expect(listAfter(answered([newer]), later)).toBe('refreshing');
  const end = after(answered([newer]), later, refused);
  expect([end.value.loaded.list, end.context.projects]).toEqual(['resting', [newer]]);
});
test('a finished list is left in peace', () => {
  expect(() => after(answered([older]), later)).toThrow('not heard');
});
test('a list to which a project came back is looked at again', () => {
  expect(listAfter(answered([older]), { type: 'list.changed' })).toBe('refreshing');
});
test('what did not change is the same object, so that its card is not drawn anew', () => {
  const end = after(answered([newer, older]), later, answered([{ ...newer, status: 'done' }, { ...older }]));
  expect(end.context.projects[1]).toBe(older);
  expect(end.context.projects[0]).toEqual({ ...newer, status: 'done' });
});
test('one menu is open at a time', () => {
  const other = { type: 'menu.opened' as const, projectId: 'newer' };
  expect(after(answered([older, newer]), opened, other).context.menuOf).toBe('newer');
});

test('[P3] a renamed project is called so at once, and the list is looked at again', () => {
  const end = after(answered([older, newer]), renaming, typed('Second cut'), confirmed, renamed);
  expect(end.value.loaded).toEqual({ list: 'refreshing', menu: 'closed', duplicates: 'resting' });
  expect((end.context.projects as readonly ProjectListItem[]).map((project) => project.input.title)).toEqual([
    'Project newer',
    'Second cut',
  ]);
});
test('[P3] a title begins as it is, and what was typed outlives a refusal', () => {
  expect(after(answered([older]), renaming).context.title).toBe('Project older');
  const { context } = after(answered([older]), renaming, typed('Second cut'), confirmed, notRenamed);
  expect([context.title, context.refusal]).toEqual(['Second cut', 'This project is not there.']);
});
test('[P3] a title of nothing but spaces is not sent', () => {
  expect(() => after(answered([older]), renaming, typed(' '), confirmed)).toThrow('not heard');
});

const idOf = ({ projectId }: { projectId: string }) => projectId;
test('[P3] what is to be duplicated meanwhile waits for its turn, and the list is looked at again', () => {
  announced.length = 0;
  const newerToo = { ...copying, projectId: 'newer', title: 'Project newer' };
  const both = [answered([older, newer]), copying, newerToo] as const;
  expect(after(...both).context.copies.map(idOf)).toEqual(['older', 'newer']);
  const end = after(...both, copied);
  expect(end.context.copies.map(idOf)).toEqual(['newer']);
  expect(end.value.loaded).toEqual({
    list: 'refreshing',
    menu: 'closed',
    duplicates: 'duplicatingProject',
  });
  expect(announced).toEqual(['Copy of Project older']);
});
test('[P3] a duplicate that is refused is told with the reason, and the next has its turn', () => {
  announced.length = 0;
  const newerToo = { ...copying, projectId: 'newer', title: 'Project newer' };
  const end = after(answered([older, newer]), copying, newerToo, notCopied);
  expect(announced).toEqual([['Project older', 'You have 1000 projects.']]);
  expect(end.context.copies.map(idOf)).toEqual(['newer']);
});
test('[P3] one that is pressed twice is duplicated once', () => {
  expect(after(answered([older]), copying, copying).context.copies).toHaveLength(1);
});
