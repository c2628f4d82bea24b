import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Editor } from '../../../src/screens/editor/EditorContext';
import { TimelineStrip } from '../../../src/screens/editor/timeline/strip/TimelineStrip';
import { items, sampleVideo } from '../../editor-engine/support/sampleVideo';
import { editorWorld, inEditor } from '../../support/editorWorld';

/** Remembers what it was told; how the library uploads is proven elsewhere. */
function openStrip(videoData = sampleVideo()) {
  const told: object[] = [];
  const ears = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void told.push(event) } } });
  const library = createActor(ears).start() as unknown as Editor['library'];
  const editor = editorWorld({ library }, videoData);
  editor.engine.session.playback.setLength({ duration: 300, fps: 30 });
  render(inEditor(editor, <TimelineStrip />));
  return { engine: editor.engine, told, user: userEvent.setup() };
}

test('[E2] on a phone each main item is a card that leads to it', async () => {
  const { engine, user } = openStrip();
  const cards = within(screen.getByRole('list', { name: 'Scenes' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Picture 2, at 0:04' }));
  expect(engine.session.playback.currentMs()).toBe(4000);
});

test('[E2] a chosen file takes the place of the item', async () => {
  const { told, user } = openStrip();
  const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Replace Picture 2'), file);
  expect(told).toEqual([
    { type: 'files.chosen', files: [file], destination: { to: 'item', itemId: items.second.id } },
  ]);
});

test('[E2] an end is moved a quarter of a second at a time', async () => {
  const { engine, user } = openStrip();
  await user.click(screen.getByText('Trim', { selector: '[aria-label="Trim Picture 3"]' }));
  const end = screen.getByRole('group', { name: 'End of Picture 3' });
  await user.click(within(end).getByRole('button', { name: 'A little earlier' }));
  await user.click(within(end).getByRole('button', { name: 'A little earlier' }));
  expect(engine.item(items.third.id)?.display).toEqual({ from: 7000, to: 9500 });
  expect(within(end).getByText('Ends 9.50 s')).toBeTruthy();
});

test('without main items it says what to do', () => {
  openStrip({ ...sampleVideo(), trackItemsMap: {}, trackItemIds: [], tracks: [] });
  expect(screen.getByRole('heading', { name: 'Scenes' })).toBeTruthy();
});
