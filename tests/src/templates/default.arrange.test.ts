import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import { videoDataSchema, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { arrange } from '../../../src/templates/arrangements';
import { hookTitle } from '../../../src/templates/shared/type/hookTitle';
import { cutShots, SHOT_MS } from '../../../src/templates/shared/shots/shots';
import { shareOut } from '../../../contract/video/spokenWords';

const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'default',
    project_id: 'p1',
    title: 'Hydra Steel Bottle, 750 ml',
    images: ['media:u/1/a.jpg', 'media:u/1/b.jpg', 'media:u/1/c.jpg'],
    videos: [],
    captions: Array.from({ length: 30 }, (_, n) => [
      [n * 0.4, n * 0.4 + 0.35],
      n % 6 === 5 ? 'cold.' : 'water',
    ]),
    voiceover_duration: 12.04,
    background_music_url: '/assets/music/rap-beat.m4a',
    remote_dir: 'media:u/1/jobs/1/',
    ...over,
  });
const shotsOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).filter((item): item is ItemOf<'image' | 'video'> => Boolean(item.isMain));

test('[T1] a template that nobody registered is refused by its name', () => {
  expect(() => arrange(props({ template: 'sepia' }))).toThrow('No template found for string: sepia');
  expect(() => arrange(props({ template: 'toString' }))).toThrow('No template found for string: toString');
});

test('[T2] the video lasts as long as its voice-over, rounded up to a frame', () => {
  expect(arrange(props()).duration).toBeCloseTo((362 * 1000) / 30, 9);
  expect(arrange(props({ voiceover_duration: 12 })).duration).toBe(12_000);
});

test('[E1] items carry the ids by which the editor knows them, in three tracks, back to front', () => {
  const data = videoDataSchema.parse(arrange(props()));
  expect(data.tracks.map(({ id }) => id)).toEqual(['visual_track', 'text_track', 'audio_track']);
  expect(data.trackItemIds.slice(0, 2)).toEqual(['video_main_0_p1', 'video_main_1_p1']);
  expect(data.trackItemIds).toContain('caption_0_p1');
  expect(data.tracks[2]?.items).toEqual(['voice_p1', 'bg_music_p1']);
  expect(data.trackItemIds).toEqual(data.tracks.flatMap(({ items }) => items));
});

test('shots follow each other without a gap, alternate zoom and zoomOut, and only the first has no entrance', () => {
  const shots = shotsOf(arrange(props()));
  expect(shots.map(({ details }) => details.animation?.type)).toEqual(
    shots.map((_, index) => (index % 2 === 0 ? 'zoom' : 'zoomOut')),
  );
  expect(shots.map(({ details }) => Boolean(details.transition?.in))).toEqual(
    shots.map((_, index) => index > 0),
  );
  for (const [index, shot] of shots.entries())
    expect(shot.display.from).toBe(shots[index - 1]?.display.to ?? 0);
});

test('cuts fall on the ends of sentences where there are some in reach', () => {
  const cuts = shotsOf(arrange(props())).map(({ display }) => display.from);
  expect(cuts).toEqual([0, 2400, 4800, 7200]);
});

test('no shot begins beneath the last card, nor so soon before it that both would come in at once', () => {
  const data = arrange(props());
  const shots = shotsOf(data);
  const card = Object.values(data.trackItemsMap).find(({ id }) => id.startsWith('closing'));
  expect([card?.display.from, shots.at(-1)?.display]).toEqual([9600, { from: 7200, to: data.duration }]);
  const timed_image_urls: TemplateProps['timed_image_urls'] = [
    [[0, 4], 'media:u/1/a.jpg'],
    [[4, 9.2], 'media:u/1/b.jpg'],
    [[9.2, 12], 'media:u/1/c.jpg'],
  ];
  const cuts = shotsOf(arrange(props({ timed_image_urls }))).map(({ display }) => display);
  expect(cuts).toEqual([
    { from: 0, to: 4000 },
    { from: 4000, to: data.duration },
  ]);
});

test('every picture is shown once before any is shown twice, never twice in a row', () => {
  const sources = shotsOf(arrange(props())).map(({ details }) => details.src.slice(-5));
  expect(sources).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'a.jpg']);
});

test('of a picture that is mostly its one colour the part that is worth showing is shown', () => {
  const crop = { left: 0.2, top: 0.1, right: 0.2, bottom: 0.3 };
  const facts = {
    width: 900,
    height: 900,
    duration_seconds: null,
    backdrop_url: null,
    ground: '#ffffff',
    crop,
  };
  const data = arrange(props({ images: ['media:u/1/a.jpg'], media_facts: { 'media:u/1/a.jpg': facts } }));
  const crops = shotsOf(data).map(({ details }) => details.crop);
  expect(crops).toEqual([crop, crop, crop, crop]);
});

test('a clip goes on where it stopped, and one that is too short for its shot is not stretched', () => {
  const facts = (duration_seconds: number) => ({
    width: 9,
    height: 16,
    duration_seconds,
    backdrop_url: null,
  });
  const media_facts = { 'media:u/1/v.mp4': facts(20), 'media:u/1/w.mp4': facts(1) };
  const data = arrange(props({ images: ['media:u/1/a.jpg'], videos: Object.keys(media_facts), media_facts }));
  const shown = shotsOf(data).map(({ details, trim }) => [details.src.slice(-5), trim?.from]);
  expect(shown.map(([src]) => src)).not.toContain('w.mp4');
  const clips = shown.filter(([src]) => src === 'v.mp4').map(([, from]) => Number(from));
  expect(clips.length).toBeGreaterThan(1);
  expect(clips).toEqual([...clips].sort((a, b) => a - b));
  expect(new Set(clips).size).toBe(clips.length);
});

test('the music is as loud under the voice as it was asked to be', () => {
  const music = arrange(props({ background_music_volume: 0.1 })).trackItemsMap.bg_music_p1 as ItemOf<'audio'>;
  expect(music.details).toMatchObject({ volume: 25, loop: true, duck: true });
  expect(arrange(props({ background_music_url: null })).trackItemsMap.bg_music_p1).toBeUndefined();
});

test('whatever is spoken, shots fill the video and none is shorter than 1.2 s or longer than 5 s', () => {
  const speech = fc.array(
    fc.tuple(fc.integer({ min: 80, max: 900 }), fc.constantFrom('word', 'pause,', 'end.')),
    {
      maxLength: 120,
    },
  );
  fc.assert(
    fc.property(
      speech,
      fc.integer({ min: 1200, max: 60_000 }),
      fc.integer({ min: 1600, max: 3600 }),
      (said, lengthMs, ideal) => {
        let at = 0;
        const words = said.flatMap(([ms, text]) => shareOut([text], at, (at += ms)));
        const shots = cutShots(words, lengthMs, ideal);
        expect(shots[0]?.from).toBe(0);
        expect(shots.at(-1)?.to).toBe(lengthMs);
        for (const [index, { from, to }] of shots.entries()) {
          expect(from).toBe(shots[index - 1]?.to ?? 0);
          expect(to - from).toBeGreaterThanOrEqual(SHOT_MS.min);
          expect(to - from).toBeLessThanOrEqual(SHOT_MS.max);
        }
      },
    ),
  );
});

test.each([
  ['Hydra Steel Bottle, 750 ml | leak-proof', 'Hydra Steel Bottle'],
  ['Coffee - the best', 'Coffee'],
  ['The Extraordinarily Long Name of a Thing with a Handle', 'The Extraordinarily Long Name of a Thing'],
  ['!', ''],
  ['', ''],
])('the title card of %j says %j', (title, card) => {
  expect(hookTitle(title)).toBe(card);
});

test('a video without pictures or words is still a valid document', () => {
  const data = arrange(props({ images: [], captions: [], title: '', background_music_url: null }));
  const grounds = shotsOf(data);
  expect(videoDataSchema.parse(data).trackItemIds).toEqual([...grounds.map(({ id }) => id), 'voice_p1']);
  expect(grounds.length).toBeGreaterThan(1);
  expect(arrange(props({ voiceover_duration: 0, captions: [] })).trackItemIds).toEqual([]);
});
