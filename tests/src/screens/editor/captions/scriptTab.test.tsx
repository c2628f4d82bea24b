/** The script changed where it is read, on a real engine; the server's voice is the test's. [SC1] */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ServiceError } from '../../../../../src/services/serviceError';
import type { Call } from '../../../../../src/services/http';
import { sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { ScriptTab } from '../../../../../src/screens/editor/captions/transcript/ScriptTab';
import { inEditor } from '../../../../support/editor/editorWorld';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { captionWorld } from './captionWorld';
import {
  OpenSentence,
  ScriptAsText,
} from '../../../../../src/screens/editor/captions/transcript/openedParts';

beforeAll(() => Promise.all([OpenSentence.bring(), ScriptAsText.bring()]));

const voices = ['Ada', 'Bob'].map((name) => ({
  id: name,
  name,
  category: 'built-in',
  description: '',
  sample_url: '',
  languages: ['en'],
  labels: {},
}));

/** Half a second a word, after a breath: the times of a service are no whole ms. */
function speaking(refuse: () => Error | null = () => null) {
  const asked: object[] = [];
  const call = (async (
    { path }: { path: string },
    { body }: { body?: { text: string; voice?: string; speed?: number } } = {},
  ) => {
    if (!path.endsWith('/speech')) return { voices, words: [] };
    const error = refuse();
    if (error) throw error;
    asked.push(body ?? {});
    const words = (body?.text ?? '')
      .split(' ')
      .map((text, at) => ({ text, from: 180 + at * 500.4, to: 180 + at * 500.4 + 400 }));
    const voice = body?.voice ?? 'Ada';
    return {
      words,
      sound: {
        src: `${body?.text}.wav`,
        durationMs: 300 + words.length * 500.4,
        voice,
        speed: body?.speed ?? 1,
      },
    };
  }) as unknown as Call;
  return { call, asked };
}

function open(refuse?: () => Error | null) {
  const user = userEvent.setup();
  const { call, asked } = speaking(refuse);
  const world = captionWorld({
    videoData: sampleVideo(),
    call,
    spoken: { by: 'voice', voice: 'Ada', speed: 1 },
  });
  world.engine.execute('caption.rewrite', { id: items.hello.id, text: 'Hello there.' });
  world.engine.execute('caption.rewrite', { id: items.goodbye.id, text: 'And now goodbye.' });
  render(inEditor(world.editor, <ScriptTab />));
  const script = () => sentencesOf(world.engine.videoData()).map(({ text }) => text);
  return { ...world, user, asked, script };
}
const sentence = (name: string) => screen.findByRole('button', { name });
/** Of the sentence that is open. */
const pace = () =>
  within(screen.getByRole('form', { name: 'Sentence' })).getByRole<HTMLInputElement>('slider', {
    name: 'Pace',
  });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence' });
async function write(user: ReturnType<typeof userEvent.setup>, before: string, text: string) {
  await user.click(await sentence(before));
  fireEvent.change(await field(), { target: { value: text } });
  await user.keyboard('{Enter}');
}

test('[SC1] a sentence is pressed, written anew and spoken alone; one undo takes it back', async () => {
  const { user, engine, asked, script, announced } = open();
  await write(user, 'Hello there.', 'Good morning to you.');
  await sentence('Good morning to you.');
  expect(asked).toEqual([{ text: 'Good morning to you.' }]);
  expect(announced).toEqual(['Sentence spoken']);
  act(() => void engine.undo());
  expect(script()).toEqual(['Hello there.', 'And now goodbye.']);
});

test('[SC1] two sentences typed into one are two; Backspace at the start joins them', async () => {
  const { user, script } = open();
  await write(user, 'Hello there.', 'Hello. Good morning.');
  await user.click(await sentence('Good morning.'));
  (await field()).setSelectionRange(0, 0);
  await user.keyboard('{Backspace}');
  await waitFor(async () => expect((await field()).value).toBe('Hello. Good morning.'));
  fireEvent.change(await field(), { target: { value: 'Hello and good morning.' } });
  await user.keyboard('{Enter}');
  await sentence('Hello and good morning.');
  expect(script()).toEqual(['Hello and good morning.', 'And now goodbye.']);
});

test('[E7] while the sentence at the playhead is open, the one before it is not lit in its place', async () => {
  const { user } = open();
  const lit = () => document.querySelector('[data-lit]')?.textContent ?? null;
  expect(lit()).toBe('Hello there.');
  await user.click(await sentence('And now goodbye.'));
  await field();
  expect(lit()).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(lit()).toBe('And now goodbye.'));
});

test('[SC1] a sentence is added after another, and deleted', async () => {
  const { user, script } = open();
  await user.click(await sentence('Hello there.'));
  await user.click(screen.getByRole('button', { name: 'Add after' }));
  fireEvent.change(await field(), { target: { value: 'Welcome.' } });
  await user.keyboard('{Enter}');
  await user.click(await sentence('Welcome.'));
  expect(script()).toEqual(['Hello there.', 'Welcome.', 'And now goodbye.']);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(script()).toEqual(['Hello there.', 'And now goodbye.']));
});

test('[SC1] words without a sound are kept and marked, and spoken when the voice is back', async () => {
  let isDown = true;
  const { user, engine } = open(() => (isDown ? new ServiceError('network', null, null) : null));
  await write(user, 'Hello there.', 'Good morning.');
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t reach the voice. Your text is safe.');
  await user.click(screen.getByRole('button', { name: 'Keep words, speak later' }));
  await screen.findByText('Not spoken yet');
  expect(sentencesOf(engine.videoData())[0]?.isUnspoken).toBe(true);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Speak all' }));
  await waitFor(() => expect(sentencesOf(engine.videoData())[0]?.isUnspoken).toBe(false));
});

test('[SC1] one sentence is said at a pace of its own, which its words keep; one undo takes it back', async () => {
  const { user, engine, asked, script } = open();
  await user.click(await sentence('Hello there.'));
  expect([pace().value, pace().min, pace().max]).toEqual(['1', '0.75', '1.5']);
  fireEvent.change(pace(), { target: { value: '0.8' } });
  await user.click(screen.getByRole('button', { name: 'Speak' }));
  await user.click(await sentence('Hello there.'));
  expect(pace().value).toBe('0.8');
  fireEvent.change(await field(), { target: { value: 'Good day.' } });
  await user.keyboard('{Enter}');
  await sentence('Good day.');
  expect(asked).toEqual([
    { text: 'Hello there.', speed: 0.8 },
    { text: 'Good day.', voice: 'Ada', speed: 0.8 },
  ]);
  act(() => void engine.undo());
  act(() => void engine.undo());
  expect([engine.history.undoName, script()[0]]).toEqual(['caption.rewrite', 'Hello there.']);
});

test('[SC1] what is spoken later is spoken by the voice and at the pace that were chosen for it', async () => {
  let isDown = true;
  const { user, asked } = open(() => (isDown ? new ServiceError('network', null, null) : null));
  await user.click(await sentence('Hello there.'));
  fireEvent.change(pace(), { target: { value: '1.2' } });
  await user.selectOptions(
    await within(screen.getByRole('form', { name: 'Sentence' })).findByLabelText('Voice'),
    'Bob',
  );
  await user.click(screen.getByRole('button', { name: 'Speak' }));
  await user.click(await screen.findByRole('button', { name: 'Keep words, speak later' }));
  await screen.findByText('Not spoken yet');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Speak all' }));
  await waitFor(() => expect(asked).toEqual([{ text: 'Hello there.', voice: 'Bob', speed: 1.2 }]));
});

test('[SC1] the whole script in another voice is one step', async () => {
  const { user, engine, asked, announced } = open();
  await user.click(screen.getByText('Voice of the video'));
  await user.selectOptions(await screen.findByLabelText('Voice'), 'Bob');
  await user.click(screen.getByRole('button', { name: 'Speak everything again' }));
  await waitFor(() => expect(announced).toEqual(['2 sentences spoken']));
  expect(asked).toEqual([
    { text: 'Hello there.', voice: 'Bob', speed: 1 },
    { text: 'And now goodbye.', voice: 'Bob', speed: 1 },
  ]);
  const speakers = () =>
    Object.values(engine.videoData().trackItemsMap).flatMap((item) =>
      item.type === 'audio' && item.details.spokenBy ? [item.details.spokenBy.voice] : [],
    );
  expect(speakers()).toEqual(['Bob', 'Bob']);
  act(() => void engine.undo());
  expect(speakers()).toEqual([]);
});

test('[SC1] a voice that refuses says why, and nothing is lost', async () => {
  const { user, script } = open(() => new ServiceError('status', 422, 'There is no voice called “Ada”.'));
  await write(user, 'Hello there.', 'Good morning.');
  expect((await screen.findByRole('alert')).textContent).toBe('There is no voice called “Ada”.');
  expect([(await field()).value, script()[0]]).toEqual(['Good morning.', 'Hello there.']);
});

test('[PC1] whoever jumps to a sentence has the focus on it, or in it where it is open', async () => {
  const { user, editor } = open();
  const jumpTo = (atMs: number) =>
    act(() =>
      editor.jump.send({
        type: 'place.chosen',
        place: { about: 'sentence', atMs, itemId: items.goodbye.id },
      }),
    );
  jumpTo(2600);
  expect(document.activeElement).toBe(await sentence('And now goodbye.'));
  expect(editor.jump.getSnapshot().value).toBe('there');
  expect(editor.engine.session.selection.get()).toEqual([items.goodbye.id]);
  await user.click(await sentence('Hello there.'));
  fireEvent.change(await field(), { target: { value: 'Hello, you' } });
  jumpTo(2600);
  expect(document.activeElement).toBe(await sentence('And now goodbye.'));
  // What was written elsewhere stays.
  expect((await field()).value).toBe('Hello, you');
  jumpTo(100);
  expect(document.activeElement).toBe(await field());
});

test('[PC1] a jump that came before the script is done as soon as it shows', async () => {
  const { editor } = open();
  cleanup();
  act(() =>
    editor.jump.send({ type: 'place.chosen', place: { about: 'sentence', atMs: 2600, itemId: null } }),
  );
  expect(editor.jump.getSnapshot().value).toBe('toSentence');
  render(inEditor(editor, <ScriptTab />));
  expect(document.activeElement).toBe(await sentence('And now goodbye.'));
});
