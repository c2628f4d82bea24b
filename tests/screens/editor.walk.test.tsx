import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { editorMachine } from '../../src/machines/editor/editor.machine';
import { EditorScreen } from '../../src/screens/editor/EditorScreen';
import { mug } from '../support/mug';
import { walkScreen } from '../support/walkScreen';

// What it paints is the templates' affair, and is tested with them.
vi.mock('../../src/screens/editor/VideoPlayer', () => ({ default: () => <p>The player</p> }));

const id = { projectId: 'p1' };
const offline = new TypeError('fetch failed');
const renderButton = (name = 'Render video') => screen.getByRole<HTMLButtonElement>('button', { name });

const walk = walkScreen(editorMachine)({
  input: id,
  calls: ['fetchProject', 'renderProject'],
  samples: {
    'xstate.done.actor.fetchProject': [{ type: 'xstate.done.actor.fetchProject', output: mug('draft') }],
    'xstate.error.actor.fetchProject': [
      { type: 'xstate.error.actor.fetchProject', error: offline },
      { type: 'xstate.error.actor.fetchProject', error: { status: 404, detail: 'No such project.' } },
    ],
    'xstate.done.actor.renderProject': [{ type: 'xstate.done.actor.renderProject', output: id }],
    'xstate.error.actor.renderProject': [{ type: 'xstate.error.actor.renderProject', error: offline }],
  },
  screen: (actor) => <EditorScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'render.requested': (_, { user }) => user.click(renderButton()),
  },
  states: {
    fetchingProject: ({ inputOf }) => {
      expect(inputOf('fetchProject')).toEqual(id);
      expect(screen.getByRole('status', { name: 'Loading project' })).toBeTruthy();
    },
    unavailable: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error');
      expect(screen.getByRole('alert').textContent).toContain('Failed to load project');
    },
    missing: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
      expect(screen.getByText('Project not found')).toBeTruthy();
    },
    'ready.calm': async () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mug');
      expect(await screen.findByText('The player')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(renderButton().disabled).toBe(false);
    },
    'ready.renderRefused': () => {
      expect(screen.getByRole('alert').textContent).toBe('Failed to render video. Please try again.');
      expect(renderButton().disabled).toBe(false);
    },
    requestingRender: ({ inputOf }) => {
      expect(inputOf('renderProject')).toEqual(id);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(renderButton('Starting the render…').disabled).toBe(true);
    },
    rendering: () => expect(screen.queryByRole('alert')).toBeNull(),
  },
});

test.each(walk.paths)('[R4] [E7] the editor follows its chart: %s', (_, run) => run());
test('[R4] no transition of the editor is left unwalked', () => expect(walk.untaken()).toEqual([]));
