/** What is said in a clip becomes captions where the clip is heard, and those lead through cuts as others do. */
import { describe, expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../../../contract/video/videoData';
import { wordsOf } from '../../../../../contract/video/spokenWords';
import type { EditorEngine } from '../../../../../src/editor-engine/createEditorEngine';
import { cutOf, fillersIn } from '../../../../../src/editor-engine/script/cuts';
import { captionsOver, heardInClip, maySpeak } from '../../../../../src/editor-engine/script/heardInClip';
import { captionsOf } from '../../../../../src/editor-engine/selectors/captions.selectors';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

/** In ms of the file, of which 500 to 2500 are shown from 1000 on. */
const words = [
  { text: 'Before.', from: 100, to: 400 },
  { text: 'Um,', from: 600, to: 800 },
  { text: 'it', from: 900, to: 1100 },
  { text: 'works.', from: 1200, to: 1800 },
  { text: 'Really.', from: 2000, to: 2300 },
  { text: 'After.', from: 2600, to: 3000 },
];
const { clip, hello, goodbye } = items;

/** Without captions and voice, unless they are asked for; the clip as it is changed. */
function speaking(changes: Partial<ItemOf<'video'>> = {}, kept: readonly TrackItem[] = []): VideoData {
  const video = sampleVideo();
  const gone = [hello, goodbye, items.voice, clip].filter((one) => !kept.includes(one)).map(({ id }) => id);
  const others = Object.values(video.trackItemsMap).filter(({ id }) => !gone.includes(id));
  const all: TrackItem[] = [...others, { ...clip, ...changes }];
  return {
    ...video,
    tracks: video.tracks.map((track) => ({
      ...track,
      items: track.items.filter((id) => id === clip.id || !gone.includes(id)),
    })),
    trackItemIds: video.trackItemIds.filter((id) => id === clip.id || !gone.includes(id)),
    trackItemsMap: Object.fromEntries(all.map((item) => [item.id, item])),
  };
}
const said = (engine: EditorEngine) =>
  captionsOf(engine.videoData()).map((caption) => [
    caption.details.text,
    caption.display.from,
    caption.display.to,
  ]);
const moments = (engine: EditorEngine) =>
  captionsOf(engine.videoData())
    .flatMap(wordsOf)
    .map(({ text, from, to }) => [text, from, to]);
const heard = { id: clip.id, words, replaces: false };

describe('[SC5] captions of a clip', () => {
  test('say what is heard in the stretch that it shows, at its place, paged as a script’s are', () => {
    const engine = openEngine(speaking());
    expectOneStep(engine, 'captions.transcribe', heard);
    expect(moments(engine)).toEqual([
      ['Um,', 1100, 1300],
      ['it', 1400, 1600],
      ['works.', 1700, 2300],
      ['Really.', 2500, 2800],
    ]);
    expect(said(engine)).toEqual([
      ['Um, it works.', 1100, 2500],
      ['Really.', 2500, 3000],
    ]);
  });

  test('go with it when it says them faster, and what is no longer heard of a slower one has none', () => {
    const engine = openEngine(speaking());
    engine.execute('captions.transcribe', heard);
    expectOneStep(engine, 'clip.speed', { id: clip.id, speed: 2 });
    expect(moments(engine)).toEqual([
      ['Um,', 1050, 1150],
      ['it', 1200, 1300],
      ['works.', 1350, 1650],
      ['Really.', 1750, 1900],
    ]);
    expect(said(engine)).toEqual([
      ['Um, it works.', 1050, 1750],
      ['Really.', 1750, 2000],
    ]);
  });

  test('of the voice-over stay where it is when a clip beneath it plays faster', () => {
    const engine = openEngine(speaking({ display: { from: 0, to: 4000 } }, [items.voice, hello, goodbye]));
    const before = said(engine);
    expectOneStep(engine, 'clip.speed', { id: clip.id, speed: 2 });
    expect(said(engine)).toEqual(before);
  });

  test('keep to its speed', () => {
    const engine = openEngine(
      speaking({ display: { from: 1000, to: 2000 }, details: { ...clip.details, speed: 2 } }),
    );
    engine.execute('captions.transcribe', heard);
    expect(moments(engine)).toEqual([
      ['Um,', 1050, 1150],
      ['it', 1200, 1300],
      ['works.', 1350, 1650],
      ['Really.', 1750, 1900],
    ]);
  });

  test('take the place of others only where that was said, and leave those beside it', () => {
    const engine = openEngine(speaking({}, [hello, goodbye]));
    expect(captionsOver(engine.videoData(), clip).map(({ id }) => id)).toEqual([hello.id]);
    expectRefused(engine, 'captions.transcribe', heard, 'noRoom');
    expectOneStep(engine, 'captions.transcribe', { ...heard, replaces: true });
    expect(said(engine)).toEqual([
      ['Hello', 0, 1100],
      ['Um, it works.', 1100, 2500],
      ['Really.', 2500, 3000],
      ['And now goodbye', 3000, 5500],
    ]);
  });

  test.each([
    ['an item that is gone', { ...heard, id: 'nobody' }, {}, 'noSuchItem'],
    ['a picture', { ...heard, id: items.first.id }, {}, 'wrongKind'],
    ['a clip that is muted', heard, { details: { ...clip.details, volume: 0 } }, 'wrongKind'],
    ['one of whose words none is heard', { ...heard, words: words.slice(0, 1) }, {}, 'nothingSaid'],
    ['no words at all', { ...heard, words: [] }, {}, 'nothingSaid'],
    ['words out of order', { ...heard, words: words.toReversed() }, {}, 'badValue'],
    ['a word without letters', { ...heard, words: [{ text: ' ', from: 600, to: 700 }] }, {}, 'badValue'],
  ] as const)('are refused of %s', (_, payload, changes, why) => {
    expectRefused(openEngine(speaking(changes)), 'captions.transcribe', payload, why);
  });

  test('are offered of what a person brought: neither of the voice-over nor of music', () => {
    const own: TrackItem = { ...items.voice, id: 'audio_1' };
    expect([clip, own, items.voice, items.music, items.first].map(maySpeak)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

test('[SC5] a word without a length lasts a ms, and none stands over another', () => {
  const at = (from: number, to = from) => ({ text: 'a', from, to });
  expect(heardInClip(clip, [at(700), at(700), at(700, 900)], { from: 1000, to: 3000 })).toEqual([
    { text: 'a', from: 1200, to: 1201 },
    { text: 'a', from: 1201, to: 1202 },
    { text: 'a', from: 1202, to: 1400 },
  ]);
});

test('[SC5] [SC2] words that are cut out of these captions are cut out of the clip, and its fillers are found', () => {
  const engine = openEngine(speaking());
  engine.execute('captions.transcribe', heard);
  const [filler] = fillersIn(engine.videoData(), ['um']);
  expect(filler).toEqual({ from: 1100, to: 1300 });
  const cut = cutOf(engine.videoData(), filler ?? { from: 0, to: 0 });
  expect(cut).toEqual({ from: 1100, to: 1360 });
  expectOneStep(engine, 'script.cut', cut ?? { from: 0, to: 0 });
  const clips = Object.values(engine.videoData().trackItemsMap).filter(({ type }) => type === 'video');
  expect(clips.map(({ display, trim }) => [display.from, display.to, trim?.from, trim?.to])).toEqual([
    [1000, 1100, 500, 600],
    [1100, 2740, 860, 2500],
  ]);
  expect(moments(engine)).toEqual([
    ['it', 1140, 1340],
    ['works.', 1440, 2040],
    ['Really.', 2240, 2540],
  ]);
  expect(engine.videoData().duration).toBe(9740);
});
