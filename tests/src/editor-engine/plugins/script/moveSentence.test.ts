/** A sentence in another place of the script, with all that belongs to it. */
import { describe, expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../../../contract/video/videoData';
import type { EditorEngine } from '../../../../../src/editor-engine/createEditorEngine';
import { sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { captionsOf } from '../../../../../src/editor-engine/selectors/captions.selectors';
import { mainItems } from '../../../../../src/editor-engine/selectors/mainItems.selectors';
import { momentsWithout } from '../../../../../src/editor-engine/moments/momentsWithout';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items } from '../../support/sampleVideo';
import { keyedAt, keyMoments, threeSentences } from './threeSentences';

const second = { from: 3000, said: 'It keeps your coffee warm.' };
const script = (engine: EditorEngine) => sentencesOf(engine.videoData()).map(({ text }) => text);
const shown = (engine: EditorEngine, of: (data: VideoData) => readonly TrackItem[]) =>
  of(engine.videoData()).map(({ name, display }) => [name, display.from, display.to]);
const voices = ({ trackItemsMap }: VideoData) =>
  Object.values(trackItemsMap)
    .filter(({ id }) => id.startsWith('voice'))
    .sort((a, b) => a.display.from - b.display.from);

describe('[SC1] a sentence is moved', () => {
  test('with its captions and its picture, as one step, and the video is as long as before', () => {
    const engine = openEngine(threeSentences());
    expectOneStep(engine, 'script.move', { ...second, toIndex: 0 });
    expect(script(engine)).toEqual(['It keeps your coffee warm.', 'Meet this mug.', 'Get it today.']);
    expect(shown(engine, mainItems)).toEqual([
      ['Picture 1', 0, 4000],
      ['Picture 0', 4000, 7000],
      ['Picture 2', 7000, 10_000],
    ]);
    expect(shown(engine, captionsOf)).toEqual([
      ['It keeps your', 200, 2000],
      ['coffee warm.', 2000, 4200],
      ['Meet this mug.', 4200, 7100],
      ['Get it today.', 7100, 10_000],
    ]);
    // A title that the template laid over the beginning of the video stays there.
    expect(engine.videoData().trackItemsMap[items.title.id]).toEqual(items.title);
    expect(engine.videoData().duration).toBe(10_000);
    expect(engine.videoData().trackItemsMap[items.music.id]).toEqual(items.music);
  });

  test('and the sound is cut, not said anew, with a fade at each seam', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.move', { ...second, toIndex: 2 });
    expect(
      voices(engine.videoData()).map(({ display, trim, details }) => [
        display.from,
        display.to,
        trim,
        details,
      ]),
    ).toEqual([
      [0, 3000, { from: 0, to: 3000 }, { src: 'media:u/me/audio_voice.wav', volume: 100, fadeOut: 10 }],
      [
        3000,
        6000,
        { from: 7000, to: 10_000 },
        { src: 'media:u/me/audio_voice.wav', volume: 100, fadeIn: 10 },
      ],
      [
        6000,
        10_000,
        { from: 3000, to: 7000 },
        { src: 'media:u/me/audio_voice.wav', volume: 100, fadeIn: 10, fadeOut: 10 },
      ],
    ]);
  });

  test('there and back is what it was, but for the seams', () => {
    const engine = openEngine(threeSentences());
    const before = { script: script(engine), shots: shown(engine, mainItems) };
    engine.execute('script.move', { ...second, toIndex: 0 });
    const [first] = sentencesOf(engine.videoData());
    engine.execute('script.move', { from: first?.from ?? 0, said: second.said, toIndex: 1 });
    expect({ script: script(engine), shots: shown(engine, mainItems) }).toEqual(before);
  });

  test('and a picture that changes on the beat before it leaves no flash behind', () => {
    const video = threeSentences();
    const at = (item: TrackItem, from: number, to: number) =>
      (video.trackItemsMap[item.id] = { ...item, display: { from, to } });
    at(items.first, 0, 2500);
    at(items.second, 2500, 7300);
    at(items.third, 7300, 10_000);
    const engine = openEngine(video);
    const [, one] = sentencesOf(video);
    engine.execute('script.move', { from: one?.from ?? 0, said: second.said, toIndex: 2 });
    expect(shown(engine, mainItems).map(([name]) => name)).toEqual(['Picture 0', 'Picture 2', 'Picture 1']);
    expect(momentsWithout(engine.videoData())).toEqual([]);
  });

  test('while what spans both sentences stays, and what lies over one goes along', () => {
    const video = threeSentences();
    video.trackItemsMap[items.clip.id] = { ...items.clip, display: { from: 4000, to: 6000 } };
    const engine = openEngine(video);
    engine.execute('script.move', { ...second, toIndex: 2 });
    const { trackItemsMap } = engine.videoData();
    expect(trackItemsMap[items.clip.id]?.display).toEqual({ from: 7000, to: 9000 });
    expect(trackItemsMap[items.title.id]?.display).toEqual({ from: 0, to: 3000 });
  });

  test('and a marker with it', () => {
    const markers = [{ id: 'm1', at: 3500, name: 'Coffee' }];
    const engine = openEngine(threeSentences({ markers }));
    engine.execute('script.move', { ...second, toIndex: 0 });
    expect(engine.videoData().markers).toEqual([{ id: 'm1', at: 500, name: 'Coffee' }]);
  });
});

test.each([
  ['changed meanwhile', { ...second, said: 'It was.', toIndex: 0 }, 'scriptChanged'],
  ['that stands there', { ...second, toIndex: 1 }, 'nothingChanges'],
  ['to no place', { ...second, toIndex: 3 }, 'badValue'],
] as const)('[SC1] a sentence %s is not moved', (_, payload, why) =>
  expectRefused(openEngine(threeSentences()), 'script.move', payload, why),
);

test('[SC1] a picture that begins at its sentence instead of before it keeps its keyframes’ moments', () => {
  const video = threeSentences();
  const at = (item: TrackItem, from: number, to: number) =>
    (video.trackItemsMap[item.id] = { ...item, display: { from, to } });
  at(items.first, 0, 2500);
  video.trackItemsMap[items.second.id] = keyedAt(at(items.second, 2500, 7000), 500, 2000);
  const engine = openEngine(video);
  const [, one] = sentencesOf(video);
  expect(one?.from).toBe(2900);
  engine.execute('script.move', { from: 2900, said: second.said, toIndex: 2 });
  expect(keyMoments(engine.item(items.second.id))).toEqual([100, 1600]);
});

test('[SC1] the cut beside a clip that is heard stays: it loses no word and plays none early', () => {
  const video = threeSentences();
  const { first, second: shot, clip } = items;
  video.trackItemsMap[first.id] = { ...first, display: { from: 0, to: 2500 } };
  video.trackItemsMap[shot.id] = {
    ...clip,
    id: shot.id,
    isMain: true,
    display: { from: 2500, to: 7000 },
    trim: { from: 0, to: 4500 },
  };
  const engine = openEngine(video);
  engine.execute('script.move', { from: 2900, said: second.said, toIndex: 2 });
  const played = mainItems(engine.videoData()).filter(({ type }) => type === 'video');
  expect(played.map(({ display, trim }) => [display.from, display.to, trim?.from, trim?.to])).toEqual([
    [2500, 2900, 0, 400],
    [5900, 10_000, 400, 4500],
  ]);
});
