/** The formats in the bar, on a real engine. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { VideoData } from '../../../../../contract/video/videoData';
import { FormatPicker } from '../../../../../src/screens/editor/shell/FormatPicker';
import { sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { captionWorld } from '../captions/captionWorld';

interface Still {
  readonly inputProps: { readonly videoData: VideoData };
  readonly frameToDisplay: number;
  readonly compositionWidth: number;
}
const stills: Still[] = [];
vi.mock('@remotion/player', () => ({
  Thumbnail: (props: Still) => {
    stills.push(props);
    return null;
  },
}));
beforeEach(() => void stills.splice(0));

function open(videoData?: VideoData) {
  const { engine, editor } = captionWorld(videoData ? { videoData } : {});
  render(inEditor(editor, <FormatPicker />));
  return { engine, user: userEvent.setup() };
}
const picker = (now: string) => screen.getByRole('button', { name: `Format: ${now}` });
const choices = async () => within(await screen.findByRole('dialog', { name: 'Format' }));
const pressed = async () =>
  (await choices())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);
const choose = async (user: ReturnType<typeof userEvent.setup>, now: string, next: string) => {
  await user.click(picker(now));
  await user.click((await choices()).getByRole('button', { name: next }));
};

test('[ED3] a format is one step, by key as well, and back is the very first document', async () => {
  const { engine, user } = open();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await pressed()).toEqual(['9:16 portrait']);
  (await choices()).getByRole('button', { name: '9:16 portrait' }).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect([screen.queryByRole('dialog'), engine.videoData().size]).toEqual([
    null,
    { width: 1080, height: 1350 },
  ]);
  await choose(user, '4:5 post', '4:5 post');
  await choose(user, '4:5 post', '9:16 portrait');
  expect(engine.videoData()).toEqual(sampleVideo());
  act(() => void [engine.undo(), engine.undo()]);
  expect([picker('9:16 portrait').textContent, engine.undo()]).toEqual(['9:16', null]);
});

test('[ED3] a picker that is opened shows this video at the playhead as each format lays it out; one that is closed draws nothing', async () => {
  const { engine, user } = open();
  engine.session.playback.seekTo(60);
  expect(stills).toEqual([]);
  await user.click(picker('9:16 portrait'));
  await choices();
  const sizes = stills.map(
    ({ inputProps: { videoData } }) => `${videoData.size.width}x${videoData.size.height}`,
  );
  expect([...new Set(sizes)].toSorted()).toEqual(['1080x1080', '1080x1350', '1080x1920', '1920x1080']);
  expect(stills.map(({ frameToDisplay }) => frameToDisplay)).toEqual(stills.map(() => 60));
  const wide = stills.find(({ compositionWidth }) => compositionWidth === 1920)?.inputProps.videoData;
  act(() => void engine.execute('size.change', { size: { width: 1920, height: 1080 } }));
  expect(wide?.trackItemsMap).toEqual(engine.videoData().trackItemsMap);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[ED3] a size of no format is told', async () => {
  const { user } = open({ ...sampleVideo(), size: { width: 500, height: 400 } });
  await user.click(picker('500×400'));
  expect(await pressed()).toEqual([]);
});
