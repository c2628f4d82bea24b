/** A sentence said by its owner, on a real engine; the server's timing is the test's, what was said comes as a file. [SC1] */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { VideoData } from '../../../../../contract/video/videoData';
import { sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { voiceClips } from '../../../../../src/editor-engine/script/voiceClips';
import { ScriptTab } from '../../../../../src/screens/editor/captions/transcript/ScriptTab';
import { ServiceError } from '../../../../../src/services/serviceError';
import type { Call } from '../../../../../src/services/http';
import { inEditor } from '../../../../support/editor/editorWorld';
import { upload } from '../../../../support/wizards/recorderSamples';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { captionWorld } from './captionWorld';
import {
  OpenSentence,
  ScriptAsText,
} from '../../../../../src/screens/editor/captions/transcript/openedParts';

beforeAll(() => Promise.all([OpenSentence.bring(), ScriptAsText.bring()]));

const ada = { id: 'a', name: 'Ada', category: 'built-in', description: '', sample_url: '', labels: {} };

interface Server {
  /** What the server refuses, if anything, by the end of its path. */
  refuse?: (path: string) => Error | null;
  /** While it times what was said. */
  meanwhile?: () => void;
  /** Before the first word. */
  firstMs?: number;
}
function serving({ refuse = () => null, meanwhile = () => {}, firstMs = 150 }: Server) {
  const asked: object[] = [];
  const call = (async (
    { path }: { path: string },
    input: { query?: object; body?: { text: string; recording_url?: string; voice?: string } } = {},
  ) => {
    const error = refuse(path);
    if (error) throw error;
    if (path === '/recordings') {
      asked.push({ ...input.query });
      return { url: '/media/own.wav', name: 'studio.mp3', duration_ms: 2000 };
    }
    if (!path.endsWith('/speech')) return { voices: [ada], words: [] };
    const { text = '', recording_url, voice } = input.body ?? {};
    asked.push({ ...input.body });
    if (recording_url) meanwhile();
    const words = text
      .split(' ')
      .map((word, at) => ({ text: word, from: firstMs + at * 900, to: firstMs + 800 + at * 900 }));
    const saidBy = { voice: recording_url ? null : (voice ?? 'Ada'), speed: 1 };
    return {
      words,
      sound: { src: `${text}.wav`, durationMs: firstMs + 250 + words.length * 900, ...saidBy },
    };
  }) as unknown as Call;
  return { call, asked };
}

function open(server: Server = {}) {
  const user = userEvent.setup();
  const { call, asked } = serving(server);
  const world = captionWorld({
    ...{ videoData: sampleVideo(), call },
    spoken: { by: 'voice', voice: 'Ada', speed: 1 },
  });
  world.engine.execute('caption.rewrite', { id: items.hello.id, text: 'Hello there.' });
  world.engine.execute('caption.rewrite', { id: items.goodbye.id, text: 'And now goodbye.' });
  const page = render(inEditor(world.editor, <ScriptTab />));
  return { ...world, ...page, user, asked };
}
const own = () => within(screen.getByRole('region', { name: 'Your recording' }));
const recorded = (data: VideoData) => voiceClips(data).filter(({ details }) => details.recorded);
const script = (data: VideoData) => sentencesOf(data).map(({ text }) => text);
type User = ReturnType<typeof userEvent.setup>;
/**
 * One that is asked for and never granted. It is put on the navigator that is there: whatever another file of this
 * worker has left running reads it, too, and throws where its place is taken by an object that only inherits from it.
 */
function openMicrophone() {
  const getUserMedia = () => new Promise<MediaStream>(() => {});
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
}
async function begin(user: User, sentence = 'Hello there.') {
  await user.click(await screen.findByRole('button', { name: sentence }));
  await user.click(screen.getByRole('button', { name: 'Record' }));
}
async function say(user: User, sentence?: string) {
  await begin(user, sentence);
  await user.upload(screen.getByTestId('upload-recording'), upload);
}

test('[SC1] what its owner said is put in as one change, which one undo takes back', async () => {
  const { user, engine, asked, announced } = open();
  const before = engine.videoData();
  await say(user);
  await screen.findByText('Your recording');
  expect(document.activeElement?.textContent).toBe('Hello there.');
  expect(asked).toEqual([{ of: 'sentence' }, { text: 'Hello there.', recording_url: '/media/own.wav' }]);
  expect(announced).toEqual(['Your recording is in the video']);
  const [clip] = recorded(engine.videoData());
  expect([clip?.details.src, clip?.details.spokenBy]).toEqual(['Hello there..wav', undefined]);
  const [first, second] = sentencesOf(engine.videoData());
  expect([first?.words.length, second?.text]).toEqual([2, 'And now goodbye.']);
  expect(clip?.display.to).toBeLessThanOrEqual(second?.from ?? 0);
  act(() => void engine.undo());
  expect(engine.videoData()).toEqual(before);
});

test('[SC1] a recording is left alone when everything else is spoken again, and the page says so', async () => {
  const { user, engine, asked, announced } = open();
  await say(user);
  await user.click(await screen.findByText('Voice of the video'));
  expect(screen.getByText('One sentence is your own recording. It stays as it is.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Speak everything again' }));
  await waitFor(() => expect(announced.at(-1)).toBe('1 sentence spoken, 1 of your recordings kept'));
  expect(asked.at(-1)).toEqual({ text: 'And now goodbye.', voice: 'Ada', speed: 1 });
  expect(asked.length).toBe(3);
  expect(recorded(engine.videoData()).length).toBe(1);
});

test('[SC1] a sentence that moved meanwhile is found by its words', async () => {
  let world: ReturnType<typeof open> | null = null;
  const meanwhile = () => {
    const [first] = sentencesOf(world!.engine.videoData());
    act(
      () => void world!.engine.execute('script.move', { from: first!.from, said: first!.text, toIndex: 1 }),
    );
  };
  world = open({ meanwhile });
  const { user, engine } = world;
  await say(user);
  await waitFor(() => expect(recorded(engine.videoData()).length).toBe(1));
  expect(script(engine.videoData())).toEqual(['And now goodbye.', 'Hello there.']);
  const [clip] = recorded(engine.videoData());
  expect(clip?.display.from).toBeGreaterThanOrEqual(sentencesOf(engine.videoData())[1]!.from);
});

test('[SC1] a sentence that was changed meanwhile is told, and the take is kept and put in later', async () => {
  let world: ReturnType<typeof open> | null = null;
  const meanwhile = () =>
    act(() => void world!.engine.execute('caption.rewrite', { id: items.hello.id, text: 'Good day.' }));
  world = open({ meanwhile });
  const { user, engine, asked } = world;
  await say(user);
  await waitFor(() => expect(own().getByRole('alert').textContent).toContain('has changed since'));
  act(() => void engine.undo());
  await user.click(own().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(recorded(engine.videoData()).length).toBe(1));
  expect(asked.length).toBe(2);
});

test('[SC1] the focus comes back to the sentence, though it begins a little later than before', async () => {
  const { user, engine } = open({ firstMs: 900 });
  const [, before] = sentencesOf(engine.videoData());
  await say(user, 'And now goodbye.');
  await screen.findByText('Your recording');
  const [, after] = sentencesOf(engine.videoData());
  expect(after?.from).toBeGreaterThan(before?.from ?? Infinity);
  expect(document.activeElement?.textContent).toBe('And now goodbye.');
});

test('[SC1] a recording that the server refuses says why, and the text is still there', async () => {
  const silent = 'We can’t hear a voice in this recording.';
  const refuse = (path: string) => (path === '/recordings' ? new ServiceError('status', 422, silent) : null);
  const { user, engine } = open({ refuse });
  await say(user);
  await waitFor(() => expect(own().getByRole('alert').textContent).toContain(silent));
  await user.click(own().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence' }).value).toBe('Hello there.');
  expect(recorded(engine.videoData())).toEqual([]);
});

test('[SC1] a microphone that cannot be had is told in words, and Escape leads back to the text', async () => {
  const { user } = open();
  await begin(user);
  await user.click(own().getByRole('button', { name: 'Start recording' }));
  await waitFor(() =>
    expect(own().getByRole('alert').textContent).toContain('microphone on https pages only'),
  );
  await user.keyboard('{Escape}');
  expect(screen.getByRole('textbox', { name: 'Sentence' })).toBeTruthy();
});

test('[SC1] while the microphone is open the video does not play into it', async () => {
  openMicrophone();
  const { user, engine, announced } = open();
  const { playback } = engine.session;
  playback.play();
  await begin(user);
  await user.click(own().getByRole('button', { name: 'Start recording' }));
  expect(playback.get().isPlaying).toBe(false);
  act(() => playback.play());
  await waitFor(() => expect(playback.get().isPlaying).toBe(false));
  expect(announced).toEqual(['The video is paused until you finish recording.']);
  await user.click(own().getByRole('button', { name: 'Cancel' }));
  act(() => playback.play());
  await Promise.resolve();
  expect(playback.get().isPlaying).toBe(true);
});

test('[SC1] whoever leaves the script has abandoned the take', async () => {
  const { user, captionEdit, unmount } = open();
  await begin(user);
  const edit = captionEdit.getSnapshot().children.scriptEdit!;
  expect(edit.getSnapshot().value).toEqual({ recording: 'taking' });
  unmount();
  expect(edit.getSnapshot().value).toBe('closed');
});
