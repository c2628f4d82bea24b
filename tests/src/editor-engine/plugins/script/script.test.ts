/** The script leads: a sentence said anew takes its captions, pictures and music with it. */
import { describe, expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../../../contract/video/videoData';
import type { EditorEngine } from '../../../../../src/editor-engine/createEditorEngine';
import { saidBetween, sentencesOf } from '../../../../../src/editor-engine/script/sentences';
import { speakerAt } from '../../../../../src/editor-engine/script/spokenBy';
import { captionsOf } from '../../../../../src/editor-engine/selectors/captions.selectors';
import { mainItems } from '../../../../../src/editor-engine/selectors/mainItems.selectors';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items } from '../../support/sampleVideo';
import { keyedAt, keyMoments, threeSentences } from './threeSentences';

const sound = { src: 'media:u/me/p1/speech/a.wav', durationMs: 2100, voice: 'Ryan', speed: 1 };
const spoken = (text: string, wordMs = 500) => ({
  words: text
    .split(' ')
    .map((word, index) => ({ text: word, from: index * wordMs, to: (index + 1) * wordMs })),
  sound,
});
const second = { from: 3000, to: 7000, said: 'It keeps your coffee warm.' };
const windowsOf = (engine: EditorEngine, of: (data: VideoData) => readonly TrackItem[]) =>
  of(engine.videoData()).map(({ display }) => [display.from, display.to]);
const voices = ({ trackItemsMap }: VideoData) =>
  Object.values(trackItemsMap)
    .filter(({ id }) => id.startsWith('voice'))
    .sort((a, b) => a.display.from - b.display.from);
const script = (engine: EditorEngine) => sentencesOf(engine.videoData()).map(({ text }) => text);

describe('[SC1] the sentences of a script', () => {
  test('meet where the picture changes in the pause, else in the middle of the pause', () => {
    const sentences = sentencesOf(threeSentences());
    expect(sentences.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['Meet this mug.', 200, 3000],
      ['It keeps your coffee warm.', 3000, 7000],
      ['Get it today.', 7000, 9600],
    ]);
    const video = threeSentences();
    video.trackItemsMap[items.second.id] = { ...items.second, display: { from: 2000, to: 7000 } };
    expect(sentencesOf(video)[0]?.to).toBe(2900);
  });

  test('are told apart from a stretch that cuts one in two', () => {
    const video = threeSentences();
    expect(saidBetween(video, 200, 7000)).toBe('Meet this mug. It keeps your coffee warm.');
    expect(saidBetween(video, 3000, 6000)).toBeNull();
  });
});

describe('[SC1] a sentence said anew', () => {
  test('leaves the closing card as long as it was, at the end: behind a sentence that is put in there, and where the last one goes', () => {
    const video = threeSentences();
    const closing: TrackItem = {
      ...items.title,
      id: 'closing_title_p1',
      display: { from: 8000, to: 10_000 },
    };
    const engine = openEngine({
      ...video,
      tracks: video.tracks.map((track) => ({
        ...track,
        items: track.items.includes(items.title.id) ? [...track.items, closing.id] : track.items,
      })),
      trackItemIds: [...video.trackItemIds, closing.id],
      trackItemsMap: { ...video.trackItemsMap, [closing.id]: closing },
    });
    const card = () => {
      const { from = 0, to = 0 } = engine.item(closing.id)?.display ?? {};
      return [to - from, engine.videoData().duration - to];
    };
    const end = { from: 9600, to: 9600, said: '' };
    expectOneStep(engine, 'script.change', { ...end, spoken: spoken('You will not look back.') });
    expect([script(engine).at(-1), card()]).toEqual(['You will not look back.', [2000, 0]]);
    engine.undo();
    expectOneStep(engine, 'script.change', { from: 7000, to: 9600, said: 'Get it today.', spoken: null });
    expect(card()).toEqual([2000, 0]);
  });

  test('leaves no piece of a voice that nobody hears: of a clip that begins just before it, or ends just behind it', () => {
    const video = threeSentences();
    const [voice] = voices(video);
    if (!voice) throw new Error('there is no voice');
    const piece = (id: string, from: number, to: number): TrackItem => ({
      ...voice,
      id,
      display: { from, to },
      trim: { from: 0, to: to - from },
    });
    const pieces = [piece(voice.id, 0, 2999), piece('voice_2', 2999, 7001), piece('voice_3', 7001, 10_000)];
    const engine = openEngine({
      ...video,
      tracks: video.tracks.map((track) => ({
        ...track,
        items: track.items.flatMap((id) => (id === voice.id ? [id, 'voice_2', 'voice_3'] : [id])),
      })),
      trackItemIds: [...video.trackItemIds, 'voice_2', 'voice_3'],
      trackItemsMap: { ...video.trackItemsMap, ...Object.fromEntries(pieces.map((one) => [one.id, one])) },
    });
    expectOneStep(engine, 'script.change', { ...second, spoken: spoken('Coffee stays hot for hours.') });
    const lengths = voices(engine.videoData()).map(({ display }) => display.to - display.from);
    expect(lengths).toEqual([2999, 2100, 2999]);
  });

  test('takes its captions, its picture and all behind it along, as one step', () => {
    const engine = openEngine(threeSentences());
    expectOneStep(engine, 'script.change', { ...second, spoken: spoken('Coffee stays hot for hours.') });
    // 5 words of 500 ms, 200 ms of pause before and behind: 2.9 s in the place of 4.
    expect(script(engine)).toEqual(['Meet this mug.', 'Coffee stays hot for hours.', 'Get it today.']);
    expect(windowsOf(engine, mainItems)).toEqual([
      [0, 3000],
      [3000, 5900],
      [5900, 8900],
    ]);
    expect(windowsOf(engine, captionsOf)).toEqual([
      [200, 3200],
      [3200, 5900],
      [6000, 8900],
    ]);
    const { duration, trackItemsMap } = engine.videoData();
    expect(duration).toBe(8900);
    expect(trackItemsMap[items.music.id]?.display).toEqual({ from: 0, to: 8900 });
    expect(trackItemsMap[items.title.id]?.display).toEqual({ from: 0, to: 3000 });
  });

  test('is a piece of voice of its own, between what is left of the others', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.change', { ...second, spoken: spoken('Coffee stays hot.') });
    expect(voices(engine.videoData()).map(({ display, trim }) => [display, trim])).toEqual([
      [
        { from: 0, to: 3000 },
        { from: 0, to: 3000 },
      ],
      [
        { from: 3200, to: 4900 },
        { from: 0, to: 1700 },
      ],
      [
        { from: 4900, to: 7900 },
        { from: 7000, to: 10_000 },
      ],
    ]);
    expect(voices(engine.videoData())[1]?.details).toEqual({
      src: sound.src,
      volume: 100,
      spokenBy: { voice: 'Ryan', speed: 1 },
    });
  });

  test('and said anew once more leaves no piece behind', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.change', { ...second, spoken: spoken('Coffee stays hot.') });
    const [, now] = sentencesOf(engine.videoData());
    engine.execute('script.change', {
      from: now?.from ?? 0,
      to: now?.to ?? 0,
      said: 'Coffee stays hot.',
      spoken: spoken('Warm for hours.'),
    });
    expect(voices(engine.videoData())).toHaveLength(3);
    expect(script(engine)).toEqual(['Meet this mug.', 'Warm for hours.', 'Get it today.']);
  });

  test('that nobody says yet is marked, and silent', () => {
    const engine = openEngine(threeSentences());
    const { words } = spoken('Still to be said.');
    engine.execute('script.change', { ...second, spoken: { words, sound: null, isUnspoken: true } });
    expect(sentencesOf(engine.videoData()).map(({ isUnspoken }) => isUnspoken)).toEqual([false, true, false]);
    expect(voices(engine.videoData())).toHaveLength(2);
  });

  test('that nobody says yet knows who is to say it, and how fast, until it is said', () => {
    const engine = openEngine(threeSentences());
    const waiting = { ...spoken('Still to be said.'), sound: null, isUnspoken: true };
    const by = { voice: 'Ada', speed: 1.2 };
    expectOneStep(engine, 'script.change', { ...second, spoken: { ...waiting, toBeSpokenBy: by } });
    const [, now] = sentencesOf(engine.videoData());
    const place = { from: now?.from ?? 0, to: now?.to ?? 0 };
    expect(speakerAt(engine.videoData(), place)).toEqual(by);
    engine.execute('script.change', { ...place, said: 'Still to be said.', spoken: spoken('Said now.') });
    expect(JSON.stringify(engine.videoData())).not.toContain('toBeSpokenBy');
  });

  test('that nobody says yet leaves no mark on a caption that is put in beside it', () => {
    const engine = openEngine(threeSentences());
    engine.execute('script.change', {
      ...second,
      spoken: { ...spoken('Soon.'), sound: null, isUnspoken: true },
    });
    const { duration } = engine.videoData();
    engine.execute('items.remove', { ids: ['caption_3_p1'] });
    engine.execute('caption.add', { atMs: duration - 2000, text: 'Hello' });
    const added = captionsOf(engine.videoData()).find(({ details }) => details.text === 'Hello');
    expect(added?.details.unspoken).toBeUndefined();
  });

  test('looks as the captions did that said it before, and stays switched off where they were', () => {
    const engine = openEngine(threeSentences());
    engine.execute('captions.toggle', { shown: false });
    engine.execute('script.change', { ...second, spoken: spoken('Coffee stays hot.') });
    const { trackItemsMap, trackItemIds } = engine.videoData();
    const fresh = Object.values(trackItemsMap).filter(({ id }) => id.startsWith('caption_new'));
    expect(fresh.map(({ details }) => 'fontSize' in details && details.fontSize)).toEqual([72]);
    expect(trackItemIds.filter((id) => id.startsWith('caption'))).toEqual([]);
  });

  test('at another pace keeps its words, and all behind it follows', () => {
    const engine = openEngine(threeSentences({ markers: [{ id: 'm', at: 8000, name: 'Behind' }] }));
    const slow = { ...spoken(second.said, 900), sound: { ...sound, durationMs: 4600, speed: 0.75 } };
    expectOneStep(engine, 'script.change', { ...second, spoken: slow });
    // 5 words of 900 ms between the same pauses: 4.9 s in the place of 4.
    const after = sentencesOf(engine.videoData());
    expect(after.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['Meet this mug.', 200, 3000],
      [second.said, 3000, 7900],
      ['Get it today.', 7900, 10_500],
    ]);
    expect(windowsOf(engine, mainItems)).toEqual([
      [0, 3000],
      [3000, 7900],
      [7900, 10_900],
    ]);
    const { duration, trackItemsMap, markers } = engine.videoData();
    expect([duration, trackItemsMap[items.music.id]?.display, markers?.[0]?.at]).toEqual([
      10_900,
      { from: 0, to: 10_900 },
      8900,
    ]);
    expect(speakerAt(engine.videoData(), { from: 3000, to: 7900 })).toEqual({ voice: 'Ryan', speed: 0.75 });
    expect(speakerAt(engine.videoData(), { from: 7900, to: 10_500 })).toEqual({});
  });

  test('moves the markers behind it', () => {
    const engine = openEngine(
      threeSentences({
        markers: [
          { id: 'm1', at: 1000, name: 'Before' },
          { id: 'm2', at: 8000, name: 'Behind' },
        ],
      }),
    );
    engine.execute('script.change', { ...second, spoken: spoken('Coffee stays hot for hours.') });
    expect(engine.videoData().markers?.map(({ at }) => at)).toEqual([1000, 6900]);
  });
});

test('[SC1] a sentence taken out takes its picture and its time with it', () => {
  const engine = openEngine(threeSentences());
  expectOneStep(engine, 'script.change', { ...second, spoken: null });
  expect(script(engine)).toEqual(['Meet this mug.', 'Get it today.']);
  expect(windowsOf(engine, mainItems)).toEqual([
    [0, 3000],
    [3000, 6000],
  ]);
  expect(windowsOf(engine, captionsOf)).toEqual([
    [200, 3000],
    [3100, 6000],
  ]);
  expect(engine.videoData().duration).toBe(6000);
});

test('[SC1] [E12] a caption that begins at a part of a ms and is cut short does not begin earlier', () => {
  const meetAt = 1000 + 1 / 3;
  const windows = [
    { from: 0, to: meetAt },
    { from: meetAt, to: 2000 + 1 / 3 },
  ];
  const captions = windows.map((display, index) => {
    const id = `caption_${index}`;
    return {
      id,
      type: 'text' as const,
      name: id,
      display,
      details: { text: 'One', words: [{ text: 'One', ...display }] },
    };
  });
  const ids = captions.map(({ id }) => id);
  const engine = openEngine({
    ...threeSentences(),
    tracks: [{ id: 'text_track', items: ids }],
    trackItemIds: ids,
    trackItemsMap: Object.fromEntries(captions.map((caption) => [caption.id, caption])),
  });
  engine.execute('script.change', { from: 2000, to: 2000, said: '', spoken: null });
  expect(windowsOf(engine, captionsOf)).toEqual([
    [0, meetAt],
    [meetAt, 2000],
  ]);
});

test('[SC1] what is left of its picture is no flash: the next one takes its place', () => {
  const video = threeSentences();
  video.trackItemsMap[items.second.id] = { ...items.second, display: { from: 3100, to: 7300 } };
  video.trackItemsMap[items.first.id] = { ...items.first, display: { from: 0, to: 3100 } };
  video.trackItemsMap[items.third.id] = { ...items.third, display: { from: 7300, to: 10_000 } };
  const [, second] = sentencesOf(video);
  const engine = openEngine(video);
  engine.execute('script.change', {
    from: second?.from ?? 0,
    to: second?.to ?? 0,
    said: second?.text ?? '',
    spoken: null,
  });
  expect([second?.from, second?.to]).toEqual([3100, 6950]);
  expect(windowsOf(engine, mainItems)).toEqual([
    [0, 3100],
    [3100, 6150],
  ]);
});

test('[SC1] a sentence put in draws out the picture before it', () => {
  const engine = openEngine(threeSentences());
  expectOneStep(engine, 'script.change', { from: 3000, to: 3000, said: '', spoken: spoken('Made by hand.') });
  expect(script(engine)).toEqual([
    'Meet this mug.',
    'Made by hand.',
    'It keeps your coffee warm.',
    'Get it today.',
  ]);
  expect(windowsOf(engine, mainItems)).toEqual([
    [0, 4800],
    [4800, 8800],
    [8800, 11_800],
  ]);
});

test('[SC1] captions that two sentences share are parted', () => {
  const engine = openEngine(threeSentences());
  engine.execute('caption.merge', { id: 'caption_2_p1', with: 'next' });
  engine.execute('script.change', { ...second, spoken: spoken('Coffee stays hot.') });
  expect(script(engine)).toEqual(['Meet this mug.', 'Coffee stays hot.', 'Get it today.']);
});

describe('[SC1] refused is', () => {
  const engine = openEngine(threeSentences());
  const all = { from: 200, to: 9600, said: 'Meet this mug. It keeps your coffee warm. Get it today.' };
  test.each([
    [
      'what was changed meanwhile',
      { ...second, said: 'It was warm.', spoken: spoken('A.') },
      'scriptChanged',
    ],
    [
      'half a sentence',
      { from: 3000, to: 5000, said: 'It keeps your', spoken: spoken('A.') },
      'scriptChanged',
    ],
    ['the last sentence taken out', { ...all, spoken: null }, 'lastSentence'],
    ['a sentence without words', { ...second, spoken: { words: [], sound } }, 'emptyText'],
    [
      'words that run backwards',
      { ...second, spoken: { words: [{ text: 'a', from: 9, to: 3 }], sound } },
      'badValue',
    ],
    ['a place behind the end', { from: 10_001, to: 10_001, said: '', spoken: spoken('A.') }, 'notBetween'],
    ['more than a video holds', { ...second, spoken: spoken('A.', 600_000) }, 'tooLong'],
  ] as const)('%s', (_, payload, why) => expectRefused(engine, 'script.change', payload, why));
});

test('[SC1] keyframes stay at what they were at where a sentence takes another time', () => {
  const video = threeSentences();
  const { second: shot } = items;
  video.trackItemsMap[shot.id] = keyedAt({ ...shot, display: { from: 3000, to: 7000 } }, 0, 2000, 4000);
  const engine = openEngine(video);
  engine.execute('script.change', { ...second, spoken: spoken('Coffee stays hot.') });
  const { from, to } = engine.item(shot.id)?.display ?? { from: 0, to: 0 };
  expect(keyMoments(engine.item(shot.id))).toEqual([0, (to - from) / 2, to - from]);
});
