import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Project } from '../../contract/project';
import { editorMachine } from '../../src/machines/editor/editor.machine';
import { EditorScreen } from '../../src/screens/editor/EditorScreen';
import { answer, mountScreen } from '../support/mountScreen';
import { mug } from '../support/mug';
import { stubPromise } from '../support/stubPromise';

// What it paints is the templates' affair, and is tested with them.
vi.mock('../../src/screens/editor/VideoPlayer', () => ({ default: () => <p>The player</p> }));

async function open() {
  const fetching = stubPromise<Project, { projectId: string }>();
  const rendering = stubPromise<{ projectId: string }, { projectId: string }>();
  const machine = editorMachine.provide({
    actors: { fetchProject: fetching.actor, renderProject: rendering.actor },
  });
  const actor = createActor(machine, { input: { projectId: 'p1' } }).start();
  const user = mountScreen(<EditorScreen actor={actor} />);
  await answer(() => fetching.latest().resolve(mug('draft')));
  return { rendering, actor, user };
}

test('[R4] an opened project says what it is made of', async () => {
  await open();
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual(['Length: 1.0 s', 'Size: 1080 × 1920', 'Pictures and clips: 0', 'Captions: 0']);
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/');
});

test('[E7] a render that was refused is asked for once more, by one click', async () => {
  const { rendering, actor, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Render video' }));
  await answer(() => rendering.latest().reject(new TypeError('fetch failed')));
  await user.dblClick(screen.getByRole('button', { name: 'Render video' }));
  expect(rendering.calls).toHaveLength(2);
  await answer(() => rendering.latest().resolve({ projectId: 'p1' }));
  expect(actor.getSnapshot().value).toBe('rendering');
});
