import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { provideOpenTab } from '../../../../../src/app/editor/implementations/workspace.implementations';
import type { Editor } from '../../../../../src/screens/editor/EditorContext';
import { TimelineStrip } from '../../../../../src/screens/editor/timeline/strip/TimelineStrip';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';

/** Remembers what it was told; how the library uploads is proven elsewhere. */
function openStrip(videoData = sampleVideo()) {
  const told: object[] = [];
  const ears = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void told.push(event) } } });
  const library = createActor(ears).start() as unknown as Editor['library'];
  const engine = openEngine(videoData);
  engine.session.playback.setLength({ duration: 300, fps: 30 });
  const tab = createActor(provideOpenTab(engine)).start();
  tab.send({ type: 'tab.chosen', tab: 'clips' });
  render(inEditor(editorWorld({ engine, library, tab }), <TimelineStrip />));
  return { engine, tab, told, user: userEvent.setup() };
}

test('[E2] on a phone each main item is a card that leads to it', async () => {
  const { engine, user } = openStrip();
  const cards = within(screen.getByRole('list', { name: 'Scenes' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Picture 2, at 0:04' }));
  expect(engine.session.playback.currentMs()).toBe(4000);
});

const chosenCards = () => screen.getAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel);

test('[E2] on a phone a card chooses its item, one at a time, and the list stays to choose from', async () => {
  const { engine, tab, user } = openStrip();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Picture 3, at 0:07' }));
  expect(engine.session.selection.get()).toEqual([items.third.id]);
  await user.click(screen.getByRole('button', { name: 'Picture 2, at 0:04' }));
  expect(engine.session.selection.get()).toEqual([items.second.id]);
  expect(chosenCards()).toEqual(['Picture 2, at 0:04']);
  expect(tab.getSnapshot().value).toBe('clips');
});

test('[E2] a card is chosen by key, which stays on it', async () => {
  const { engine, user } = openStrip();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(engine.session.selection.get()).toEqual([items.first.id]);
  expect(document.activeElement?.ariaLabel).toBe('Picture 1, at 0:00');
  expect(chosenCards()).toEqual(['Picture 1, at 0:00']);
});

test('what is chosen elsewhere is chosen in the list, too', () => {
  const { engine } = openStrip();
  act(() => engine.session.selection.set([items.third.id]));
  expect(chosenCards()).toEqual(['Picture 3, at 0:07']);
});

test('a card leads to the first frame that shows its item, where that begins between two', async () => {
  const video = sampleVideo();
  const { id, display } = items.second;
  const late = { ...items.second, display: { ...display, from: 4010 } };
  const { engine, user } = openStrip({ ...video, trackItemsMap: { ...video.trackItemsMap, [id]: late } });
  await user.click(screen.getByRole('button', { name: 'Picture 2, at 0:04' }));
  expect(engine.session.playback.get().currentFrame).toBe(121);
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
