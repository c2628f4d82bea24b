/** What the script claims beyond its page, below its sentences, on a real engine. [WR3] */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { CheckedScriptsRequest } from '../../../../../contract/scripts/claims';
import { ScriptTab } from '../../../../../src/screens/editor/captions/transcript/ScriptTab';
import type { Call } from '../../../../../src/services/http';
import { inEditor } from '../../../../support/editor/editorWorld';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { captionWorld } from './captionWorld';
import {
  OpenSentence,
  ScriptAsText,
} from '../../../../../src/screens/editor/captions/transcript/openedParts';

beforeAll(() => Promise.all([OpenSentence.bring(), ScriptAsText.bring()]));

const SAID = 'It is the best.';

let answers = true;
/** Finds 'the best' wherever it stands. */
const call = (async ({ path }: { path: string }, { body }: { body?: CheckedScriptsRequest } = {}) => {
  if (!path.endsWith('/checked_scripts')) return { voices: [], words: [] };
  if (!answers) throw new Error('no line');
  const [script = ''] = body?.scripts ?? [];
  const start = script.indexOf(SAID);
  const part = { start: 6, end: 14, words: 'the best', reason: 'superlative' };
  return {
    scripts: [
      start < 0 ? [] : [{ start, end: start + SAID.length, text: SAID, backing: [], unsupported: [part] }],
    ],
  };
}) as unknown as Call;

function open(script = '') {
  const world = captionWorld({
    videoData: sampleVideo(),
    call,
    claimSource: { kind: 'page', source: { title: 'Lamp', description: 'It shines.' }, script },
  });
  world.engine.execute('caption.rewrite', { id: items.hello.id, text: SAID });
  const user = userEvent.setup();
  render(inEditor(world.editor, <ScriptTab />));
  return { ...world, user };
}

test('[WR3] [PC1] a claim that nothing backs is told below its sentence, kept by a press, and taken back', async () => {
  const { engine, user } = open();
  expect(await screen.findByText('“the best”: a superlative that isn’t in your product info')).toBeDefined();
  await user.click(screen.getByRole('button', { name: `I can prove this: ${SAID}` }));
  expect(engine.videoData().keptClaims).toEqual([
    { sentence: SAID, words: 'the best', reason: 'superlative' },
  ]);
  await user.click(screen.getByRole('button', { name: `Undo: I can prove this: ${SAID}` }));
  expect(engine.videoData().keptClaims).toEqual([]);
  expect(screen.getByRole('button', { name: `I can prove this: ${SAID}` })).toBeDefined();
  act(() => void engine.execute('caption.rewrite', { id: items.hello.id, text: 'It is fine.' }));
  expect(screen.queryByText(/superlative/)).toBeNull();
});

test('[WR3] a script that could not be compared is said to be, and is tried again by a press', async () => {
  answers = false;
  const { user } = open();
  expect(
    await screen.findByText('Couldn’t check the script against your product info or your notes.'),
  ).toBeDefined();
  answers = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“the best”: a superlative that isn’t in your product info')).toBeDefined();
});

test('[WR3] what the wizard let go on is not doubted', async () => {
  const { captionEdit } = open(`${SAID} Buy it.`);
  const { scriptClaims } = captionEdit.getSnapshot().children;
  await waitFor(() => expect(scriptClaims?.getSnapshot().value).toBe('checked'));
  expect(screen.queryByText(/superlative/)).toBeNull();
});
