import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Editor } from '../../../../../src/screens/editor/EditorContext';
import { PlayerPane } from '../../../../../src/screens/editor/player/PlayerPane';
import { reportBroken } from '../../../../../src/templates/paint/media/brokenMedia';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { openPlayer } from '../../../../support/editor/playerWorld';

// They come when they are needed; here they are there, so that nothing has to be waited for.
await import('../../../../../src/templates/registry');

async function open(videoData = sampleVideo(), brought: Partial<Editor> = {}) {
  const editor = openPlayer(videoData, brought);
  render(inEditor(editor, <PlayerPane />));
  await screen.findByText('The film');
  return { editor, user: userEvent.setup(), ...editor.engine.session };
}
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('[Y6] every control has a name, and the menu of rates the rates', async () => {
  await open();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous frame',
    'Play',
    'Next frame',
    'Mute',
    'Repeat',
    'Safe zones',
    'Full screen',
  ]);
  expect(optionsOf('Speed')).toEqual(['0.5×', '0.8×', '1×', '1.2×', '1.5×', '1.8×', '2×', '2.5×', '3×']);
  expect(optionsOf('Zoom')).toEqual(['Fit', '25 %', '50 %', '100 %', '200 %']);
});
test('[E10] a file dropped on the picture is added at the playhead', async () => {
  const takeFiles = vi.fn();
  const { playback } = await open(sampleVideo(), { takeFiles });
  act(() => playback.seekTo(45));
  const file = new File(['x'], 'lake.png', { type: 'image/png' });
  const taken = !fireEvent.drop(screen.getByRole('group', { name: 'Canvas' }), {
    dataTransfer: { types: ['Files'], files: [file], items: [] },
  });
  expect(taken).toBe(true);
  expect(takeFiles.mock.calls).toEqual([
    [{ type: 'files.dropped', files: [file], folders: [], destination: { to: 'moment', atMs: 1500 } }],
  ]);
});
test('[Y1] the bar and the time follow the store, whoever moved it', async () => {
  const { playback } = await open();
  act(() => playback.seekTo(94));
  const bar = screen.getByRole('slider', { name: 'Position' }) as HTMLInputElement;
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([
    '94',
    '300',
    '3.1 of 10.0 seconds',
  ]);
  expect(screen.getByText('00:03.13').isConnected).toBe(true);
  expect(screen.getByText('/ 00:10.00').isConnected).toBe(true);
});
test('[Y1] whoever plays the store plays the film', async () => {
  const { playback, editor } = await open();
  act(() => playback.play());
  expect(editor.playback.getSnapshot().value).toMatchObject({ transport: { playing: 'running' } });
  expect(screen.getByRole('button', { name: 'Pause' }).isConnected).toBe(true);
});
test('[Y6] the rate of the shuttle is shown while it lasts', async () => {
  const { editor } = await open();
  const speed = screen.getByRole('combobox', { name: 'Speed' }) as HTMLSelectElement;
  act(() => editor.playback.send({ type: 'shuttle.reversed' }));
  expect(speed.value).toBe('-1');
  act(() => editor.playback.send({ type: 'playback.paused' }));
  expect(speed.value).toBe('1');
});
test('[T1] an unknown template is named, and the rest of the controls goes on', async () => {
  const editor = openPlayer({ ...sampleVideo(), template: 'neon-9' });
  render(inEditor(editor, <PlayerPane />));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No template found for string: neon-9');
  expect((screen.getByRole('button', { name: 'Play' }) as HTMLButtonElement).disabled).toBe(true);
  expect((screen.getByRole('button', { name: 'Mute' }) as HTMLButtonElement).disabled).toBe(false);
});
test('a medium that could not be loaded is named, there is a way to it, and it can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const third = { ...items.third, details: { ...items.third.details, src: '/gone.jpg' } };
  const film = sampleVideo();
  const trackItemsMap = { ...film.trackItemsMap, [third.id]: third };
  const { user, playback, selection } = await open({ ...film, trackItemsMap });
  act(() => reportBroken('/gone.jpg', new Error('404')));
  expect(screen.getByRole('status').textContent).toContain('Couldn’t load “Picture 2”.');
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect([playback.get().currentFrame, selection.get()]).toEqual([210, [third.id]]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => reportBroken('/gone.jpg', new Error('offline')));
  expect(screen.getByRole('status').textContent).toContain('Couldn’t load “Picture 2”.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
});
test('a press on the ground lets go of what was chosen', async () => {
  const { editor, selection } = await open();
  act(() => selection.set([items.title.id]));
  act(() => editor.canvas.send({ type: 'item.pressed', itemId: null, isAdded: false }));
  expect(selection.get()).toEqual([]);
});
