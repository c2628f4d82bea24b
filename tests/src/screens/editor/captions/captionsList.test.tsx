/** The captions list on a real engine: what is done in it is in the video, in one step. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { VideoData } from '../../../../../contract/video/videoData';
import { CaptionsList } from '../../../../../src/screens/editor/captions/list/CaptionsList';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { captionWorld } from './captionWorld';

const { hello, goodbye } = items;

// A chunk of its own: compiled before it is waited for.
beforeAll(
  async () => void (await import('../../../../../src/screens/editor/captions/opened/CaptionPopover')),
);

function open(videoData?: VideoData) {
  const world = captionWorld(videoData ? { videoData } : {});
  render(inEditor(world.editor, <CaptionsList />));
  const user = userEvent.setup();
  const rows = () => screen.queryAllByRole('listitem');
  const texts = () => rows().map(({ textContent }) => textContent);
  const row = (name: RegExp) => screen.getByRole('button', { name });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const textOf = (id: string) => {
    const item = world.engine.item(id);
    return item?.type === 'text' ? item.details.text : null;
  };
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Caption text' });
  return { ...world, user, rows, texts, row, press, textOf, field };
}

test('[E6] captions stand in order of time, with their moments', () => {
  expect(open().texts()).toEqual(['0:00.0 Hello there', '0:02.5 And now goodbye']);
});

test('[E6] a caption of zero or negative duration is skipped', () => {
  const video = sampleVideo();
  const never = { ...hello, id: 'caption_9', display: { from: 3000, to: 3000 } };
  const backwards = { ...hello, id: 'caption_8', display: { from: 3000, to: 2000 } };
  const trackItemsMap = { ...video.trackItemsMap, [never.id]: never, [backwards.id]: backwards };
  expect(open({ ...video, trackItemsMap }).rows()).toHaveLength(2);
});

test('[E6] Correct puts the text into the video, as one step, and the focus returns', async () => {
  const { user, row, press, textOf, field, engine, announced } = open();
  await user.click(row(/Hello there/));
  fireEvent.change(await field(), { target: { value: 'Hello my dear' } });
  await press('Correct');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([textOf(hello.id), engine.history.undoName]).toEqual(['Hello my dear', 'caption.rewrite']);
  expect(announced.at(-1)).toBe('Caption corrected');
  await waitFor(() => expect(document.activeElement).toBe(row(/Hello my dear/)));
  act(() => void engine.undo());
  expect([textOf(hello.id), engine.history.undoName]).toEqual(['Hello there', null]);
});

test.each([
  ['Cancel', async ({ press }: ReturnType<typeof open>) => press('Cancel')],
  ['Escape', async ({ user }: ReturnType<typeof open>) => user.keyboard('{Escape}')],
])('[E6] %s leaves the video as it was, and the focus returns', async (_, leave) => {
  const opened = open();
  const { user, row, textOf, field, engine } = opened;
  await user.click(row(/Hello there/));
  await user.type(await field(), '!');
  await leave(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([textOf(hello.id), engine.history.undoName]).toEqual(['Hello there', null]);
  await waitFor(() => expect(document.activeElement).toBe(row(/Hello there/)));
});

test('[E6] an empty text is refused in words, and nothing is lost', async () => {
  const { user, row, press, textOf, field } = open();
  await user.click(row(/Hello there/));
  fireEvent.change(await field(), { target: { value: '  ' } });
  await press('Correct');
  expect((await screen.findByRole('alert')).textContent).toBe('The text can’t be empty.');
  expect([(await field()).value, textOf(hello.id)]).toEqual(['  ', 'Hello there']);
});

test('[E6] text and times are corrected together, or not at all', async () => {
  const { user, row, press, engine, field, textOf } = open();
  const to = () => screen.getByRole('spinbutton', { name: 'To' });
  await user.click(row(/Hello there/));
  fireEvent.change(await field(), { target: { value: 'Hello you' } });
  fireEvent.change(to(), { target: { value: '4' } });
  await press('Correct');
  // It would stand over the next caption.
  expect((await screen.findByRole('alert')).textContent).toBe('There’s no room there.');
  expect([textOf(hello.id), engine.history.undoName]).toEqual(['Hello there', null]);
  fireEvent.change(to(), { target: { value: '2.4' } });
  await press('Correct');
  await waitFor(() => expect(engine.item(hello.id)?.display).toEqual({ from: 0, to: 2400 }));
  expect(textOf(hello.id)).toBe('Hello you');
  act(() => void engine.undo());
  expect([textOf(hello.id), engine.item(hello.id)?.display.to]).toEqual(['Hello there', 2000]);
});

test('[E6] a caption is split at the cursor, with what was written in it', async () => {
  const { user, row, press, texts, field, engine } = open();
  await user.click(row(/And now goodbye/));
  fireEvent.change(await field(), { target: { value: 'And now farewell' } });
  (await field()).setSelectionRange(8, 8);
  await press('Split at cursor');
  await waitFor(() => expect(texts()).toEqual(['0:00.0 Hello there', '0:02.5 And now', '0:04.5 farewell']));
  act(() => void engine.undo());
  expect(texts()).toEqual(['0:00.0 Hello there', '0:02.5 And now goodbye']);
});

test('[E6] captions are joined, and a neighbour that is not there is not offered', async () => {
  const { user, row, press, texts } = open();
  await user.click(row(/Hello there/));
  const before = await screen.findByRole<HTMLButtonElement>('button', { name: 'Join with previous' });
  expect(before.disabled).toBe(true);
  await press('Join with next');
  await waitFor(() => expect(texts()).toEqual(['0:00.0 Hello there And now goodbye']));
});

test('[E6] a deleted caption leaves the list, and the focus stays in it', async () => {
  const { user, row, press, texts, engine } = open();
  await user.click(row(/Hello there/));
  await press('Delete');
  await waitFor(() => expect(texts()).toEqual(['0:02.5 And now goodbye']));
  expect(engine.item(hello.id)).toBeUndefined();
  await waitFor(() => expect(document.activeElement).toBe(row(/And now goodbye/)));
});

test('[E6] a caption that is undone away closes', async () => {
  const { user, row, engine, field } = open();
  act(() => void engine.execute('caption.add', { atMs: 6000, text: 'Late' }));
  await user.click(row(/Late/));
  await field();
  act(() => void engine.undo());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[E6] the caption at the playhead is marked without a render', () => {
  const { row, engine } = open();
  const marked = () => [/Hello/, /goodbye/].map((name) => row(name).getAttribute('aria-current'));
  expect(marked()).toEqual(['true', null]);
  engine.session.playback.setCurrentFrame(90);
  expect(marked()).toEqual([null, 'true']);
});

test('[E6] opening a caption leads the playhead to it', async () => {
  const { user, row, engine } = open();
  await user.click(row(/goodbye/));
  expect(engine.session.playback.currentMs()).toBe(2500);
});

test('the list is one stop of Tab; arrows, Home and End lead through it', async () => {
  const { user, row } = open();
  row(/Hello/).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row(/goodbye/));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(row(/Hello/));
  await user.keyboard('{End}');
  expect([row(/Hello/).tabIndex, row(/goodbye/).tabIndex]).toEqual([-1, 0]);
});

test('what is sought leaves those captions alone that say it', async () => {
  const { user, texts } = open();
  await user.type(screen.getByRole('searchbox'), 'GOOD');
  expect(texts()).toEqual(['0:02.5 And now goodbye']);
  expect(screen.getByText('1 of 2 captions')).toBeDefined();
  expect(screen.getByText('good').tagName).toBe('MARK');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No captions found.')).toBeDefined();
});

test('words are replaced in all captions, as one step', async () => {
  const { user, press, texts, engine } = open();
  await user.type(screen.getByRole('searchbox'), 'o');
  await press('Find and replace');
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '0');
  await press('Replace all');
  await screen.findByText('2 captions changed');
  await user.clear(screen.getByRole('searchbox'));
  expect(texts()).toEqual(['0:00.0 Hell0 there', '0:02.5 And n0w g00dbye']);
  act(() => void engine.undo());
  expect([texts(), engine.history.undoName]).toEqual([
    ['0:00.0 Hello there', '0:02.5 And now goodbye'],
    null,
  ]);
});

test('what would leave a caption empty is refused whole', async () => {
  const { user, press, texts, engine } = open();
  await user.type(screen.getByRole('searchbox'), 'Hello there');
  await press('Find and replace');
  await press('Replace all');
  expect((await screen.findByRole('alert')).textContent).toBe('The text can’t be empty.');
  await user.clear(screen.getByRole('searchbox'));
  expect([texts(), engine.history.undoName]).toEqual([
    ['0:00.0 Hello there', '0:02.5 And now goodbye'],
    null,
  ]);
});

test('a subtitle file takes the place of the captions, as one step', async () => {
  const { user, press, texts, engine } = open();
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nNew words\n\n2\n00:00:0x,000 --> 00:00:04,000\nBroken\n';
  await user.upload(
    screen.getByLabelText('Import subtitles…', { selector: 'input' }),
    new File([srt], 'new.srt'),
  );
  expect(await screen.findByText('1 caption in new.srt')).toBeDefined();
  expect(screen.getByText('This time can’t be read, so the caption was skipped.')).toBeDefined();
  expect(texts().slice(0, 1)).toEqual(['Line 6This time can’t be read, so the caption was skipped.']);
  await press('Import');
  await waitFor(() => expect(texts()).toEqual(['0:01.0 New words']));
  act(() => void engine.undo());
  expect([texts().length, engine.history.undoName]).toEqual([2, null]);
});

test('a file that is no text is said so', async () => {
  const { user } = open();
  const picture = new File([new Uint8Array([0x89, 0x50, 0, 0, 1])], 'mug.srt');
  await user.upload(screen.getByLabelText('Import subtitles…', { selector: 'input' }), picture);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This isn’t a text file. Choose an .srt or .vtt file.',
  );
});

test('[E5] captions that are switched off say so, and are switched on', async () => {
  const { engine, press } = open();
  act(() => void engine.execute('captions.toggle', { shown: false }));
  expect(screen.getByText('Captions are off.')).toBeDefined();
  await press('Turn on');
  expect(screen.queryByText('Captions are off.')).toBeNull();
  expect(engine.videoData()).toEqual(sampleVideo());
});

test('an empty list says what to do; the first caption is opened at once', async () => {
  const video = sampleVideo();
  const without = (ids: readonly string[]) => ids.filter((id) => id !== hello.id && id !== goodbye.id);
  const { [hello.id]: _, [goodbye.id]: __, ...trackItemsMap } = video.trackItemsMap;
  const tracks = video.tracks.map((track) => ({ ...track, items: without(track.items) }));
  const { field, texts } = open({
    ...video,
    trackItemsMap,
    tracks,
    trackItemIds: without(video.trackItemIds),
  });
  expect(screen.getByRole('heading', { name: 'No captions yet' })).toBeDefined();
  const [, inTheMiddle] = screen.getAllByRole('button', { name: 'Add caption' });
  fireEvent.click(inTheMiddle as HTMLElement);
  expect((await field()).value).toBe('New caption');
  expect(texts()).toEqual(['0:00.0 New caption']);
});
