import { expect, test } from 'vitest';
import type { Project } from '../../contract/project';
import { editorMachine } from '../../src/machines/editor/editor.machine';
import { mug } from '../support/mug';
import type { StatesOf } from '../support/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../support/walkMachine';

const input = { projectId: 'p1' };
const draft = mug('draft');
const fetched = { type: 'xstate.done.actor.fetchProject' as const, output: draft };
const notFetched = { type: 'xstate.error.actor.fetchProject' as const, error: new Error('offline') };
const notThere = {
  type: 'xstate.error.actor.fetchProject' as const,
  error: { status: 404, detail: 'There is no such project.' },
};
const accepted = { type: 'xstate.done.actor.renderProject' as const, output: input };
const refused = { type: 'xstate.error.actor.renderProject' as const, error: new Error('offline') };
const render = { type: 'render.requested' };

const paths = modelOf(editorMachine, input, {
  'xstate.done.actor.fetchProject': [fetched],
  'xstate.error.actor.fetchProject': [notFetched, notThere],
  'xstate.done.actor.renderProject': [accepted],
  'xstate.error.actor.renderProject': [refused],
}).getShortestPaths();

type Seen = { context: { project: Project | null } };
const nothingYet = ({ context }: Seen) => expect(context.project).toBeNull();
const theProject = ({ context }: Seen) => expect(context.project).toEqual(draft);
const states = {
  fetchingProject: nothingYet,
  unavailable: nothingYet,
  missing: nothingYet,
  'ready.calm': theProject,
  'ready.renderRefused': theProject,
  requestingRender: theProject,
  rendering: theProject,
} satisfies Record<StatesOf<typeof editorMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(editorMachine, input, paths)).toEqual([]));

test.each([
  ['[R4] an opened project is at rest', [fetched], { ready: 'calm' }],
  [
    '[R4] a project that did not come can be asked for again',
    [notFetched, { type: 'retried' }],
    'fetchingProject',
  ],
  ['[V1] somebody else’s project is not found', [notThere], 'missing'],
  ['[E7] a render is asked for once', [fetched, render], 'requestingRender'],
  ['[E7] a refused render leaves the project open', [fetched, render, refused], { ready: 'renderRefused' }],
  ['[E7] and can be asked for again', [fetched, render, refused, render, accepted], 'rendering'],
])('%s', (_, events, end) => expect(journey(editorMachine, input, events).value).toEqual(end));

test('[E7] nothing is rendered before the project is there, nor twice at once', () => {
  expect(() => journey(editorMachine, input, [render])).toThrow('not heard');
  expect(() => journey(editorMachine, input, [fetched, render, render])).toThrow('not heard');
});
