import { expect, test } from 'vitest';
import type { Project } from '../../../../contract/project';
import { editorMachine, type RepairedPlace } from '../../../../src/machines/editor/editor.machine';
import { mug } from '../../../support/wizards/mug';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { projectId: 'p1' };
const draft = mug('draft');
const fetched = { type: 'xstate.done.actor.fetchProject' as const, output: draft };
const notFetched = { type: 'xstate.error.actor.fetchProject' as const, error: new Error('offline') };
const notThere = {
  type: 'xstate.error.actor.fetchProject' as const,
  error: { status: 404, detail: 'There is no such project.' },
};
const opened = { type: 'xstate.done.actor.openDocument' as const, output: { repaired: [] } };
const openedRepaired = {
  type: 'xstate.done.actor.openDocument' as const,
  output: { repaired: [{ code: 'itemRepaired', id: 'caption_1' }] },
};
const broken = { type: 'xstate.error.actor.openDocument' as const, error: new Error('tooManyItems') };
const retried = { type: 'retried' as const };

const paths = modelOf(editorMachine, input, {
  'xstate.done.actor.fetchProject': [fetched],
  'xstate.error.actor.fetchProject': [notFetched, notThere],
  'xstate.done.actor.openDocument': [opened, openedRepaired],
  'xstate.error.actor.openDocument': [broken],
}).getShortestPaths();

type Seen = {
  context: { project: Project | null; repaired: readonly RepairedPlace[]; damage: unknown };
};
/** What an earlier try brought may still be there: a project, or why it was damaged. */
const atWork = ({ context }: Seen) => expect(context.repaired).toEqual([]);
const theProject = ({ context }: Seen) => expect(context.project).toEqual(draft);
const states = {
  fetchingProject: atWork,
  unavailable: atWork,
  missing: atWork,
  openingDocument: theProject,
  damaged: (seen) => {
    theProject(seen);
    expect(seen.context.damage).toEqual(new Error('tooManyItems'));
  },
  'open.calm': theProject,
  'open.repaired': (seen) => {
    theProject(seen);
    expect(seen.context.repaired).toEqual([{ code: 'itemRepaired', id: 'caption_1' }]);
  },
} satisfies Record<StatesOf<typeof editorMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(editorMachine, input, paths)).toEqual([]));

test.each([
  ['[R4] a project that came is opened', [fetched], 'openingDocument'],
  ['[R4] an opened project can be edited', [fetched, opened], { open: 'calm' }],
  ['what was repaired is said', [fetched, openedRepaired], { open: 'repaired' }],
  [
    'and put away when it is read',
    [fetched, openedRepaired, { type: 'repairs.read' as const }],
    { open: 'calm' },
  ],
  ['[R4] a project that did not come can be asked for again', [notFetched, retried], 'fetchingProject'],
  ['[V1] somebody else’s project is not found', [notThere], 'missing'],
  ['a document damaged beyond repair is not opened', [fetched, broken], 'damaged'],
  ['and can be asked for again', [fetched, broken, retried], 'fetchingProject'],
])('%s', (_, events, end) => expect(journey(editorMachine, input, events).value).toEqual(end));
