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
import { threeSentences } from './threeSentences';

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
