import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { editorMachine } from '../../../../src/machines/editor/editor.machine';
import type { EditorProps } from '../../../../src/screens/editor/editorActor';
import { EditorScreen } from '../../../../src/screens/editor/EditorScreen';
import RepairedNotice from '../../../../src/screens/editor/shell/RepairedNotice';
import { mug } from '../../../support/wizards/mug';
import { walkScreen } from '../../../support/walking/walkScreen';

const id = { projectId: 'p1' };
const project = mug('draft');
const spinner = () => expect(screen.getByRole('status', { name: 'Loading project' })).toBeTruthy();
const refusal = (title: string, words: string) => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('alert').textContent).toContain(words);
};

function Repairs({ actor }: EditorProps) {
  const isRepaired = useSelector(actor, (state) => state.matches({ open: 'repaired' }));
  return isRepaired ? <RepairedNotice actor={actor} /> : null;
}

const manyNotes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ code: 'itemRepaired', id }));

const walk = walkScreen(editorMachine)({
  input: id,
  calls: ['fetchProject', 'openDocument'],
  samples: {
    'xstate.done.actor.fetchProject': [{ type: 'xstate.done.actor.fetchProject', output: project }],
    'xstate.error.actor.fetchProject': [
      { type: 'xstate.error.actor.fetchProject', error: new TypeError('fetch failed') },
      { type: 'xstate.error.actor.fetchProject', error: { status: 404, detail: 'No such project.' } },
    ],
    'xstate.done.actor.openDocument': [
      { type: 'xstate.done.actor.openDocument', output: { repaired: [] } },
      { type: 'xstate.done.actor.openDocument', output: { repaired: manyNotes } },
    ],
    'xstate.error.actor.openDocument': [
      { type: 'xstate.error.actor.openDocument', error: new Error('tooManyItems') },
    ],
  },
  screen: (actor) => (
    <EditorScreen
      actor={actor}
      open={
        <main>
          <h1>The workspace</h1>
          <Repairs actor={actor} />
        </main>
      }
    />
  ),
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'repairs.read': (_, { user }) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
  },
  states: {
    fetchingProject: ({ inputOf }) => {
      expect(inputOf('fetchProject')).toEqual(id);
      spinner();
    },
    openingDocument: ({ inputOf }) => {
      expect(inputOf('openDocument')).toEqual({ project });
      spinner();
    },
    unavailable: () => refusal('Error', 'Failed to load project'),
    damaged: () => refusal('This project can’t be opened', 'Nothing was changed'),
    missing: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
      expect(screen.getByText('Project not found')).toBeTruthy();
    },
    'open.calm': () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The workspace');
      expect(screen.queryByText('This project was repaired')).toBeNull();
    },
    'open.repaired': () => {
      expect(screen.getByText('We found 6 problems:')).toBeTruthy();
      const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(said[0]).toBe('Part of an item was unreadable and has been repaired (a)');
      expect(said.at(-1)).toBe('and 2 more');
    },
  },
});

test.each(walk.paths)('[R4] the editor opens as its chart says: %s', (_, run) => run());
test('[R4] no transition of the editor is left unwalked', () => expect(walk.untaken()).toEqual([]));
