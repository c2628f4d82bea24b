/** What is said is cut where it is heard, and all that follows closes up. */
import { describe, expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../../../contract/video/videoData';
import type { EditorEngine } from '../../../../../src/editor-engine/createEditorEngine';
import { sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { captionsOf } from '../../../../../src/editor-engine/selectors/captions.selectors';
import { mainItems } from '../../../../../src/editor-engine/selectors/mainItems.selectors';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items } from '../../support/sampleVideo';
import { keyedAt, keyMoments, threeSentences } from './threeSentences';

/** 'keeps', of a caption of 1800 ms for three words. */
const keeps = { from: 3800, to: 4400 };
const windows = (engine: EditorEngine, of: (data: VideoData) => readonly TrackItem[]) =>
  of(engine.videoData()).map(({ display }) => [display.from, display.to]);
const voices = ({ trackItemsMap }: VideoData) =>
  Object.values(trackItemsMap)
    .filter(({ id }) => id.startsWith('voice'))
    .sort((a, b) => a.display.from - b.display.from);

describe('[SC2] words cut out of the script', () => {
  test('are gone from its captions, the picture is shorter by them, and all behind comes sooner', () => {
    const engine = openEngine(threeSentences());
    expectOneStep(engine, 'script.cut', keeps);
    expect(sentencesOf(engine.videoData()).map(({ text }) => text)).toEqual([
      'Meet this mug.',
      'It your coffee warm.',
      'Get it today.',
    ]);
    expect(windows(engine, captionsOf)).toEqual([
      [200, 3200],
      [3200, 4400],
      [4400, 6500],
      [6500, 9400],
    ]);
    expect(windows(engine, mainItems)).toEqual([
      [0, 3000],
      [3000, 6400],
      [6400, 9400],
    ]);
    expect(engine.videoData().duration).toBe(9400);
    expect(engine.videoData().trackItemsMap[items.music.id]?.display).toEqual({ from: 0, to: 9400 });
  });

  test('are gone from the voice, with a fade of 10 ms on either side', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.cut', keeps);
    expect(voices(engine.videoData()).map(({ display, trim, details }) => [display, trim, details])).toEqual([
      [
        { from: 0, to: 3800 },
        { from: 0, to: 3800 },
        { ...items.voice.details, fadeOut: 10 },
      ],
      [
        { from: 3800, to: 9400 },
        { from: 4400, to: 10_000 },
        { ...items.voice.details, fadeIn: 10 },
      ],
    ]);
  });

  test('are gone from a clip that is heard; one that is silent only ends sooner', () => {
    const heard = (volume: number) => {
      const video = threeSentences();
      const { clip } = items;
      video.trackItemsMap[clip.id] = {
        ...clip,
        display: { from: 3500, to: 5500 },
        details: { ...clip.details, volume },
      };
      const engine = openEngine(video);
      engine.execute('script.cut', keeps);
      return Object.values(engine.videoData().trackItemsMap)
        .filter(({ type }) => type === 'video')
        .map(({ display, trim }) => [display.from, display.to, trim?.from, trim?.to]);
    };
    expect(heard(100)).toEqual([
      [3500, 3800, 500, 800],
      [3800, 4900, 1400, 2500],
    ]);
    expect(heard(0)).toEqual([[3500, 4900, 500, 1900]]);
  });

  test('take no word with them that is spoken mostly before or behind', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.cut', { from: 2620, to: 3100 });
    expect(sentencesOf(engine.videoData()).map(({ text }) => text)).toEqual(
      sentencesOf(threeSentences()).map(({ text }) => text),
    );
    expect(engine.videoData().duration).toBe(9520);
  });

  test('and a whole caption among them goes', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.cut', { from: 3000, to: 7000 });
    expect(windows(engine, captionsOf)).toEqual([
      [200, 3100],
      [3100, 6000],
    ]);
    expect(windows(engine, mainItems)).toEqual([
      [0, 3000],
      [3000, 6000],
    ]);
  });
});

test.each([
  ['all that is said', { from: 0, to: 10_000 }, 'lastSentence'],
  ['nothing', { from: 4000, to: 4000 }, 'notBetween'],
  ['what is behind the end', { from: 9000, to: 10_001 }, 'notBetween'],
] as const)('[SC2] not cut is %s', (_, payload, why) =>
  expectRefused(openEngine(threeSentences()), 'script.cut', payload, why),
);

describe('[SC2] a picture of which a cut leaves little', () => {
  /** A picture up to 2 s and a clip that is heard, or one that is and a picture. */
  function besideHeard(...order: readonly ('picture' | 'heard')[]) {
    const video = threeSentences();
    const windows = [
      { from: 0, to: 2000 },
      { from: 2000, to: 7000 },
    ];
    order.forEach((kind, index) => {
      const { id } = index === 0 ? items.first : items.second;
      const shot = kind === 'picture' ? items.first : { ...items.clip, isMain: true, trim: undefined };
      const display = windows[index] ?? items.first.display;
      video.trackItemsMap[id] = { ...shot, id, display, name: kind } as TrackItem;
    });
    return openEngine(video);
  }
  const shots = (engine: EditorEngine) =>
    mainItems(engine.videoData())
      .map(({ name, display }) => [name, display.from, display.to])
      .slice(0, 2);

  test('stays where its only neighbour is a clip that is cut, too: nothing is black', () => {
    const engine = besideHeard('picture', 'heard');
    expectOneStep(engine, 'script.cut', { from: 300, to: 2300 });
    expect(shots(engine)).toEqual([
      ['picture', 0, 300],
      ['heard', 300, 5000],
    ]);
  });
  test('and takes no place from what is left of such a clip', () => {
    const engine = besideHeard('heard', 'picture');
    expectOneStep(engine, 'script.cut', { from: 200, to: 2300 });
    expect(shots(engine)).toEqual([
      ['heard', 0, 200],
      ['picture', 200, 4900],
    ]);
  });
});

describe('[SC2] keyframes stay at what they were at', () => {
  function keyed({ trackItemsMap }: VideoData, id: string, ...moments: readonly number[]) {
    const item = trackItemsMap[id];
    if (item) trackItemsMap[id] = keyedAt(item, ...moments);
  }
  test('of a picture that is shorter by the cut', () => {
    const video = threeSentences();
    keyed(video, items.second.id, 0, 500, 3500);
    const engine = openEngine(video);
    engine.execute('script.cut', keeps);
    expect(keyMoments(engine.item(items.second.id))).toEqual([0, 500, 2900]);
  });
  test('of a caption in which a word is cut out', () => {
    const video = threeSentences();
    keyed(video, 'caption_1_p1', 0, 900, 1300);
    const engine = openEngine(video);
    engine.execute('script.cut', keeps);
    expect(keyMoments(engine.item('caption_1_p1'))).toEqual([0, 600, 700]);
  });
  test('of a caption that begins later', () => {
    const video = threeSentences();
    keyed(video, 'caption_1_p1', 0, 900, 1300);
    const engine = openEngine(video);
    engine.execute('script.cut', { from: 3200, to: 4400 });
    expect(captionsOf(engine.videoData())[1]?.display.from).toBe(3200);
    expect(keyMoments(captionsOf(engine.videoData())[1])).toEqual([-1200, -300, 100]);
  });
});
