import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Project } from '../../contract/project';
import { editorMachine } from '../../src/machines/editor/editor.machine';
import { EditorScreen } from '../../src/screens/editor/EditorScreen';
import { answer, mountScreen } from '../support/mountScreen';
import { mug } from '../support/mug';
import { stateAt, type StatesOf } from '../support/statesOf';
import { stubPromise } from '../support/stubPromise';

// What it paints is the templates' affair, and is tested with them.
vi.mock('../../src/screens/editor/VideoPlayer', () => ({ default: () => <p>The player</p> }));

function open() {
  const fetching = stubPromise<Project, { projectId: string }>();
  const rendering = stubPromise<{ projectId: string }, { projectId: string }>();
  const machine = editorMachine.provide({
    actors: { fetchProject: fetching.actor, renderProject: rendering.actor },
  });
  const actor = createActor(machine, { input: { projectId: 'p1' } }).start();
  const user = mountScreen(<EditorScreen actor={actor} />);
  const arrive = () => answer(() => fetching.latest().resolve(mug('draft')));
  const render = () => user.click(screen.getByRole('button', { name: 'Render video' }));
  return { fetching, rendering, actor, user, arrive, render };
}
type Opened = ReturnType<typeof open>;

const states = {
  fetchingProject: async () => {
    expect(screen.getByRole('status', { name: 'Loading project' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/');
  },
  unavailable: async ({ fetching, user, actor }) => {
    await answer(() => fetching.latest().reject(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load project');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actor.getSnapshot().value).toBe('fetchingProject');
    await answer(() => fetching.latest().reject(new Error('offline')));
  },
  'ready.calm': async ({ arrive }) => {
    await arrive();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mug');
    expect(await screen.findByText('The player')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual(['Length: 1.0 s', 'Size: 1080 × 1920', 'Pictures and clips: 0', 'Captions: 0']);
  },
  requestingRender: async ({ arrive, render, rendering }) => {
    await arrive();
    await render();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Starting the render…' }).disabled).toBe(
      true,
    );
    expect(rendering.calls.map(({ input }) => input)).toEqual([{ projectId: 'p1' }]);
  },
  'ready.renderRefused': async ({ arrive, render, rendering }) => {
    await arrive();
    await render();
    await answer(() => rendering.latest().reject(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toBe('Failed to render video. Please try again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Render video' }).disabled).toBe(false);
  },
  rendering: async ({ arrive, render, rendering }) => {
    await arrive();
    await render();
    await answer(() => rendering.latest().resolve({ projectId: 'p1' }));
  },
} satisfies Record<StatesOf<typeof editorMachine>, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[R4] [E7] the editor in %s', async (state, expectIt) => {
  const opened = open();
  await expectIt(opened);
  expect(opened.actor.getSnapshot().matches(stateAt(state) as never)).toBe(true);
});
