/** Captions of a clip as the app writes them: asked of the server, put into the video as one step. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { captionsOf } from '../../../../../src/editor-engine/selectors/captions.selectors';
import { ClipCaptionsSection } from '../../../../../src/screens/editor/inspector/sections/ClipCaptionsSection';
import type { Call } from '../../../../../src/services/http';
import { inEditor } from '../../../../support/editor/editorWorld';
import { items } from '../../../editor-engine/support/sampleVideo';
import { captionWorld } from './captionWorld';

/** Of the clip, 500 to 2500 ms are shown. */
const words = [
  { text: 'Um,', from: 600, to: 800 },
  { text: 'it', from: 900, to: 1100 },
  { text: 'works.', from: 1200, to: 1800 },
];
function world(transcribes = true) {
  const asked = vi.fn();
  const call = (async ({ path }: { path: string }, input: object) => {
    if (path === '/client-config') return { transcribes };
    asked(path, input);
    return { language: 'en', words };
  }) as unknown as Call;
  return { ...captionWorld({ call }), asked };
}

test('[SC5] what is said in the clip stands in the video as one step, and is announced', async () => {
  const { engine, editor, announced, asked } = world();
  const user = userEvent.setup();
  render(inEditor(editor, <ClipCaptionsSection item={items.clip} />));
  await user.click(await screen.findByRole('button', { name: 'Write captions' }));
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('1 caption written')).toBeDefined();
  expect(asked.mock.calls).toEqual([
    [
      '/project/:projectId/transcript',
      {
        params: { projectId: 'p1' },
        body: { media_url: items.clip.details.src },
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
  expect(announced).toEqual(['1 caption written']);
  const said = () => captionsOf(engine.videoData()).map(({ details }) => details.text);
  expect(said()).toEqual(['Hello', 'Um, it works.', 'And now goodbye']);
  engine.undo();
  expect(said()).toEqual(['Hello there', 'And now goodbye']);
});

test('[SC5] of a clip that is muted nothing is written: it says what to do first', async () => {
  const muted = { ...items.clip, details: { ...items.clip.details, volume: 0 } };
  render(inEditor(world().editor, <ClipCaptionsSection item={muted} />));
  expect(await screen.findByText(/^This clip is muted\./)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['of the voice-over', items.voice, true],
  ['of a picture', items.first, true],
  ['where the server hears nothing', items.clip, false],
] as const)('[SC5] nothing is offered %s', async (_, item, transcribes) => {
  const { editor, captionEdit } = world(transcribes);
  const { container } = render(inEditor(editor, <ClipCaptionsSection item={item} />));
  const chart = captionEdit.getSnapshot().children.clipCaptions;
  await expect
    .poll(() => chart?.getSnapshot().value)
    .toBe(item === items.clip ? 'withoutRecogniser' : 'unasked');
  expect(container.textContent).toBe('');
});
