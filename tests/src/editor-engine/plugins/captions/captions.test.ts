import { expect, test } from 'vitest';
import type { ItemOf, VideoData } from '../../../../../contract/video/videoData';
import { captionsAreShown, captionsOf } from '../../../../../src/editor-engine/selectors/captions.selectors';
import { parseSubtitles } from '../../../../../src/editor-engine/subtitles/parseSubtitles';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { clip, first, goodbye, hello, music, second, third, title, voice } = items;
const caption = (engine: ReturnType<typeof openEngine>, id: string) => engine.item(id) as ItemOf<'text'>;
const saying = (engine: ReturnType<typeof openEngine>, id: string) => {
  const { display, details } = caption(engine, id);
  return {
    ...display,
    text: details.text,
    words: details.words?.map(({ text, from, to }) => [text, from, to]),
  };
};
const withCaption = (item: ItemOf<'text'>): VideoData => {
  const video = sampleVideo();
  return { ...video, trackItemsMap: { ...video.trackItemsMap, [item.id]: item } };
};

test('a caption that is moved takes its words along', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.retime', { id: goodbye.id, from: 3000.2, to: 6000 });
  expect(saying(engine, goodbye.id)).toEqual({
    from: 3000,
    to: 6000,
    text: 'And now goodbye',
    words: [
      ['And', 3000, 4000],
      ['now', 4000, 5000],
      ['goodbye', 5000, 6000],
    ],
  });
});

test('a caption that is drawn out leaves its words where they are spoken', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.retime', { id: goodbye.id, from: 2000, to: 7000 });
  expect(caption(engine, goodbye.id).details).toEqual(goodbye.details);
});

test('a caption that is drawn in draws its words together', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.retime', { id: goodbye.id, from: 2500, to: 4000 });
  expect(saying(engine, goodbye.id).words).toEqual([
    ['And', 2500, 3000],
    ['now', 3000, 3500],
    ['goodbye', 3500, 4000],
  ]);
});

test('a caption never stands over another one, before or after the video, or for less than a frame', () => {
  const engine = openEngine();
  expectRefused(engine, 'caption.retime', { id: goodbye.id, from: 1999, to: 5000 }, 'noRoom');
  expectRefused(engine, 'caption.retime', { id: hello.id, from: 1000, to: 2600 }, 'noRoom');
  expectRefused(engine, 'caption.retime', { id: goodbye.id, from: 9000, to: 10_001 }, 'noRoom');
  expectRefused(engine, 'caption.retime', { id: hello.id, from: -1, to: 1000 }, 'beforeStart');
  expectRefused(engine, 'caption.retime', { id: hello.id, from: 500, to: 533 }, 'tooShort');
  expectRefused(engine, 'caption.retime', { id: hello.id, from: NaN, to: 533 }, 'badValue');
  expectRefused(engine, 'caption.retime', { id: title.id, from: 0, to: 900 }, 'wrongKind');
  expectOneStep(engine, 'caption.retime', { id: goodbye.id, from: 2000, to: 5000 });
});

test('a caption is split before a word: both halves say what was said, when it was said', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.split', { id: goodbye.id, atWord: 2 });
  expect(saying(engine, goodbye.id)).toEqual({
    from: 2500,
    to: 4500,
    text: 'And now',
    words: [
      ['And', 2500, 3500],
      ['now', 3500, 4500],
    ],
  });
  expect(saying(engine, 'caption_new1')).toEqual({
    from: 4500,
    to: 5500,
    text: 'goodbye',
    words: [['goodbye', 4500, 5500]],
  });
  expect(engine.session.selection.get()).toEqual([goodbye.id, 'caption_new1']);
});

test('the second half stands and is painted right after the first', () => {
  const engine = openEngine();
  engine.execute('caption.split', { id: hello.id, atWord: 1 });
  const { tracks, trackItemIds } = engine.videoData();
  expect(tracks[1]?.items).toEqual([title.id, hello.id, 'caption_new1', goodbye.id]);
  expect(trackItemIds).toEqual(
    [first, second, third, clip, title, hello, { id: 'caption_new1' }, goodbye, voice, music].map(
      ({ id }) => id,
    ),
  );
});

test('a caption is split at a moment: words that are nearer to the left stay there', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.split', { id: goodbye.id, atMs: 3900.4 });
  expect(saying(engine, goodbye.id)).toMatchObject({ from: 2500, to: 3900, text: 'And' });
  expect(saying(engine, 'caption_new1')).toEqual({
    from: 3900,
    to: 5500,
    text: 'now goodbye',
    words: [
      ['now', 3900, 4500],
      ['goodbye', 4500, 5500],
    ],
  });
});

test('the half of a caption that is switched off is switched off', () => {
  const engine = openEngine();
  engine.execute('captions.toggle', { shown: false });
  expectOneStep(engine, 'caption.split', { id: hello.id, atWord: 1 });
  expect(engine.videoData().trackItemIds).not.toContain('caption_new1');
  engine.execute('captions.toggle', { shown: true });
  expect(engine.videoData().trackItemIds.slice(5, 8)).toEqual([hello.id, 'caption_new1', goodbye.id]);
});

test('where a half would have no word, or no frame, it is refused', () => {
  const engine = openEngine(withCaption({ ...goodbye, display: { from: 2500, to: 4510 } }));
  expectRefused(engine, 'caption.split', { id: goodbye.id, atWord: 0 }, 'noSuchWord');
  expectRefused(engine, 'caption.split', { id: goodbye.id, atWord: 3 }, 'noSuchWord');
  expectRefused(engine, 'caption.split', { id: goodbye.id, atMs: 2501 }, 'noSuchWord');
  expectRefused(engine, 'caption.split', { id: goodbye.id, atWord: 2 }, 'tooShort');
  expectRefused(engine, 'caption.split', { id: goodbye.id, atMs: 2500 }, 'notBetween');
  expectRefused(engine, 'caption.split', { id: goodbye.id }, 'notBetween');
  expectRefused(engine, 'caption.split', { id: title.id, atWord: 1 }, 'wrongKind');
  expectRefused(engine, 'caption.split', { id: 'caption_9', atWord: 1 }, 'noSuchItem');
});

test('two captions become one: the earlier one stays, with the words of both', () => {
  const engine = openEngine();
  expectOneStep(engine, 'caption.merge', { id: goodbye.id, with: 'previous' });
  expect(engine.item(goodbye.id)).toBeUndefined();
  expect(saying(engine, hello.id)).toEqual({
    from: 0,
    to: 5500,
    text: 'Hello there And now goodbye',
    words: [
      ['Hello', 0, 1000],
      ['there', 1000, 2000],
      ['And', 2500, 3500],
      ['now', 3500, 4500],
      ['goodbye', 4500, 5500],
    ],
  });
  expect(engine.videoData().tracks[1]?.items).toEqual([title.id, hello.id]);
  expect(engine.session.selection.get()).toEqual([hello.id]);
});

test('what was split and is merged again says the same', () => {
  const engine = openEngine();
  engine.execute('caption.split', { id: goodbye.id, atWord: 1 });
  engine.execute('caption.merge', { id: goodbye.id, with: 'next' });
  expect(engine.videoData()).toEqual(sampleVideo());
});

test('a caption without a neighbour is not merged', () => {
  const engine = openEngine();
  expectRefused(engine, 'caption.merge', { id: goodbye.id, with: 'next' }, 'noNeighbour');
  expectRefused(engine, 'caption.merge', { id: hello.id, with: 'previous' }, 'noNeighbour');
  expectRefused(engine, 'caption.merge', { id: title.id, with: 'next' }, 'wrongKind');
  const long = openEngine(withCaption({ ...hello, details: { text: 'a'.repeat(5000) } }));
  expectRefused(long, 'caption.merge', { id: hello.id, with: 'next' }, 'tooLong');
});

test('[T3] all captions are styled in one step: their look and font together, the rest for itself', () => {
  const engine = openEngine();
  expectOneStep(engine, 'captions.setStyle', { look: 'neon', top: 900, fontSize: 96, litColor: '#f00' });
  const style = { captionStyle: { look: 'neon', font: 'bold' }, top: 900, fontSize: 96, litColor: '#f00' };
  expect(caption(engine, hello.id).details).toEqual({ ...hello.details, ...style });
  expect(caption(engine, goodbye.id).details).toEqual({ ...goodbye.details, ...style });
  expectOneStep(engine, 'captions.setStyle', { font: 'serif', top: null, ids: [hello.id] });
  expect(caption(engine, hello.id).details).toEqual({
    ...hello.details,
    captionStyle: { look: 'neon', font: 'serif' },
    fontSize: 96,
    litColor: '#f00',
  });
});

test('[T3] only captions are styled, and only as captions can be', () => {
  const engine = openEngine();
  expectRefused(engine, 'captions.setStyle', { look: 'neon', ids: [title.id] }, 'wrongKind');
  expectRefused(engine, 'captions.setStyle', { look: 'neon', ids: ['caption_9'] }, 'noSuchItem');
  expectRefused(engine, 'captions.setStyle', { look: 'neon', ids: [] }, 'nothingChosen');
  expectRefused(engine, 'captions.setStyle', { fontSize: 0 }, 'badValue');
});

test('a caption is added where nobody speaks, as long as there is room, looking as the nearest one', () => {
  const engine = openEngine();
  engine.execute('captions.setStyle', { look: 'outline', ids: [goodbye.id] });
  expectOneStep(engine, 'caption.add', { atMs: 2100.3, text: ' Well ' });
  expect(engine.item('caption_new1')).toEqual({
    id: 'caption_new1',
    name: 'Well',
    type: 'text',
    display: { from: 2100, to: 2500 },
    details: { text: 'Well' },
  });
  expectOneStep(engine, 'caption.add', { atMs: 6000, text: 'The end' });
  expect(engine.item('caption_new2')).toMatchObject({
    display: { from: 6000, to: 9000 },
    details: { text: 'The end', captionStyle: { look: 'outline', font: 'bold' } },
  });
  expect(engine.videoData().tracks[1]?.items.slice(-2)).toEqual(['caption_new1', 'caption_new2']);
});

test('a caption is not added over another one, outside the video, or without words', () => {
  const engine = openEngine();
  expectRefused(engine, 'caption.add', { atMs: 1000, text: 'a' }, 'noRoom');
  expectRefused(engine, 'caption.add', { atMs: 9990, text: 'a' }, 'noRoom');
  expectRefused(engine, 'caption.add', { atMs: 10_000, text: 'a' }, 'notBetween');
  expectRefused(engine, 'caption.add', { atMs: -1, text: 'a' }, 'notBetween');
  expectRefused(engine, 'caption.add', { atMs: 7000, text: ' ' }, 'emptyText');
});

const file = `1
00:00:00,500 --> 00:00:01,500
Good morning

2
00:00:09,000 --> 00:00:12,000
Good night

3
00:00:20,000 --> 00:00:21,000
Too late`;

test('captions of a file take the place of all others in one step, with their look, where they were painted', () => {
  const engine = openEngine();
  engine.execute('captions.setStyle', { look: 'shadow' });
  expectOneStep(engine, 'captions.import', { cues: parseSubtitles(file).cues });
  const captionStyle = { look: 'shadow', font: 'bold' };
  expect(captionsOf(engine.videoData())).toEqual([
    {
      id: 'caption_new1',
      name: 'Good morning',
      type: 'text',
      display: { from: 500, to: 1500 },
      details: { text: 'Good morning', captionStyle },
    },
    {
      id: 'caption_new2',
      name: 'Good night',
      type: 'text',
      display: { from: 9000, to: 10_000 },
      details: { text: 'Good night', captionStyle },
    },
  ]);
  const { tracks, trackItemIds } = engine.videoData();
  expect(tracks[1]?.items).toEqual([title.id, 'caption_new1', 'caption_new2']);
  expect(trackItemIds.slice(4)).toEqual([title.id, 'caption_new1', 'caption_new2', voice.id, music.id]);
});

test('captions are imported into a video that has none, and shown where they were off', () => {
  const { [hello.id]: _, [goodbye.id]: __, ...rest } = sampleVideo().trackItemsMap;
  const tracks = [{ id: 'visual_track', items: [first.id] }];
  const bare = openEngine({ ...sampleVideo(), trackItemsMap: rest, trackItemIds: [first.id], tracks });
  expect(captionsAreShown(bare.videoData())).toBe(false);
  expectOneStep(bare, 'captions.import', { cues: parseSubtitles(file).cues });
  expect(bare.videoData().trackItemIds).toEqual([first.id, 'caption_new1', 'caption_new2']);
  expect(bare.videoData().tracks[1]).toEqual({ id: 'text_track', items: ['caption_new1', 'caption_new2'] });

  const off = openEngine();
  off.execute('captions.toggle', { shown: false });
  expect(captionsAreShown(off.videoData())).toBe(false);
  off.execute('captions.import', { cues: parseSubtitles(file).cues });
  expect(captionsAreShown(off.videoData())).toBe(true);
});

test('cues that a track of captions cannot hold are refused', () => {
  const engine = openEngine();
  const cue = (from: number, to: number, text = 'a') => ({ from, to, text });
  expectRefused(engine, 'captions.import', { cues: [] }, 'nothingChosen');
  expectRefused(engine, 'captions.import', { cues: [cue(10_000, 11_000)] }, 'noRoom');
  expectRefused(engine, 'captions.import', { cues: [cue(0, 1000), cue(999, 2000)] }, 'noRoom');
  expectRefused(engine, 'captions.import', { cues: [cue(5, 5)] }, 'tooShort');
  expectRefused(engine, 'captions.import', { cues: [cue(0, 5, ' ')] }, 'emptyText');
  expectRefused(engine, 'captions.import', { cues: [cue(0, 5, 'a'.repeat(5001))] }, 'badValue');
  const many = Array.from({ length: 9996 }, (_, index) => cue(index, index + 1));
  expectRefused(engine, 'captions.import', { cues: many }, 'tooManyItems');
});
