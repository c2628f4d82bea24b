/** Transcript and script on a real engine: what is said, lit, gone to, corrected and copied. [E7] */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ScriptTab } from '../../../../../src/screens/editor/captions/transcript/ScriptTab';
import { TranscriptTab } from '../../../../../src/screens/editor/captions/transcript/TranscriptTab';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { captionWorld } from './captionWorld';
import {
  OpenSentence,
  ScriptAsText,
} from '../../../../../src/screens/editor/captions/transcript/openedParts';

beforeAll(() => Promise.all([OpenSentence.bring(), ScriptAsText.bring()]));

// A chunk of its own: compiled before it is waited for.
beforeAll(
  async () => void (await import('../../../../../src/screens/editor/captions/opened/CaptionPopover')),
);

function open(tab: React.JSX.Element, video = sampleVideo()) {
  const user = userEvent.setup();
  const world = captionWorld({ videoData: video });
  render(inEditor(world.editor, tab));
  return { ...world, user };
}
const silent = () => ({ ...sampleVideo(), trackItemsMap: {}, trackItemIds: [], tracks: [] });
const word = (name: string) => screen.getByRole('button', { name });
const lit = () => document.querySelector('[data-lit]')?.textContent ?? null;

test('[E7] the words of all captions stand in order', () => {
  open(<TranscriptTab />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hello',
    'there',
    'And',
    'now',
    'goodbye',
  ]);
});
test('[E7] words of a transcript stand in the order in which their writing is read', () => {
  open(<TranscriptTab />);
  // A word is a box: without it, those of an Arabic sentence would run from left to right.
  expect(word('Hello').closest('p')?.dir).toBe('auto');
});
test('[E7] the spoken word is lit', () => {
  const { engine } = open(<TranscriptTab />);
  const litAt = (frame: number) => {
    engine.session.playback.setCurrentFrame(frame);
    return lit();
  };
  expect([0, 29, 30, 75, 110, 300].map(litAt)).toEqual(['Hello', 'Hello', 'there', 'And', 'now', 'goodbye']);
});
test('[E7] a press on a word goes there', async () => {
  const { user, engine } = open(<TranscriptTab />);
  await user.click(word('there'));
  expect([engine.session.playback.currentMs(), lit()]).toEqual([1000, 'there']);
});
test('[E7] a word that begins between two frames is lit when it is gone to', async () => {
  const { hello } = items;
  const words = hello.details.words?.map((one, index) => (index === 1 ? { ...one, from: 1010 } : one));
  const late = { ...hello, details: { ...hello.details, words } };
  const data = sampleVideo();
  const { user, engine } = open(<TranscriptTab />, {
    ...data,
    trackItemsMap: { ...data.trackItemsMap, [hello.id]: late },
  });
  await user.click(word('there'));
  expect([engine.session.playback.currentMs(), lit()]).toEqual([1000, 'there']);
});
test.each([
  ['two presses', () => fireEvent.doubleClick(word('now'))],
  ['F2', () => fireEvent.keyDown(word('now'), { key: 'F2' })],
])('[E7] %s on a word open its caption', async (_, gesture) => {
  const { user, engine } = open(<TranscriptTab />);
  act(() => void gesture());
  fireEvent.change(await screen.findByRole('textbox', { name: 'Caption text' }), {
    target: { value: 'Bye' },
  });
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(engine.item(items.goodbye.id)?.details).toMatchObject({ text: 'Bye' });
  expect(word('Bye')).toBeDefined();
});
test('the words are one stop of Tab; arrows lead from one to the next', async () => {
  const { user } = open(<TranscriptTab />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(word('And'));
});
test('[SC2] words are chosen by Shift and an arrow and cut by Delete, as one step', async () => {
  const { user, engine } = open(<TranscriptTab />);
  await user.click(word('And'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('2 words selected')).toBeDefined();
  expect(['there', 'And', 'now', 'goodbye'].map((name) => word(name).getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'true',
    'false',
  ]);
  await user.keyboard('{Delete}');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hello',
    'there',
    'goodbye',
  ]);
  act(() => void engine.undo());
  expect(word('now')).toBeDefined();
});
test('[SC2] words that the mouse is drawn over are chosen, and cut by the button', async () => {
  const { user, engine } = open(<TranscriptTab />);
  fireEvent.pointerDown(word('there'), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerEnter(word('And'), { buttons: 1, pointerType: 'mouse' });
  await user.click(screen.getByRole('button', { name: 'Cut' }));
  expect(engine.item(items.goodbye.id)?.details).toMatchObject({ text: 'now goodbye' });
});
test('[E7] a video in which nothing is said says so', () => {
  open(<TranscriptTab />, silent());
  expect(screen.getByRole('heading', { name: 'No transcript yet' })).toBeDefined();
});

test('[E7] the script is parted at its scenes, a sentence with the picture that it begins under', () => {
  const { engine } = open(<ScriptTab />);
  act(() => void engine.execute('caption.rewrite', { id: items.hello.id, text: 'Hello there.' }));
  act(() => void engine.execute('caption.retime', { id: items.goodbye.id, from: 4000, to: 7000 }));
  const scenes = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(scenes).toEqual(['Scene 10:00.0 · 2 wordsHello there.', 'Scene 20:04.0 · 3 wordsAnd now goodbye']);
  expect(screen.getByText('5 words · 7 s spoken')).toBeDefined();
});
test('[E7] the script is copied whole', async () => {
  const { user } = open(<ScriptTab />);
  const copy = vi.spyOn(window.navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy script' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(copy.mock.calls).toEqual([['Hello there And now goodbye']]);
});
test('[E7] a video without a script says so', () => {
  open(<ScriptTab />, silent());
  expect(screen.getByRole('heading', { name: 'No script' })).toBeDefined();
});
