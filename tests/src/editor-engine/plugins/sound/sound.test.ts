import { expect, test } from 'vitest';
import type { ItemOf, VideoData } from '../../../../../contract/video/videoData';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { snapTargetsOf } from '../../../../../src/editor-engine/timeline/snapTargets';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { clip, first, second, music, title, voice } = items;

test('[Y3] the volume of clips and sounds is set in one step, 0 to 100', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.setVolume', { ids: [clip.id, music.id], volume: 45 });
  expect(engine.item(clip.id)?.details).toEqual({ ...clip.details, volume: 45 });
  expect(engine.item(music.id)?.details).toEqual({ ...music.details, volume: 45 });
  expectRefused(engine, 'item.setVolume', { ids: [clip.id], volume: 101 }, 'badValue');
  expectRefused(engine, 'item.setVolume', { ids: [clip.id], volume: NaN }, 'badValue');
  expectRefused(engine, 'item.setVolume', { ids: [clip.id, first.id], volume: 1 }, 'wrongKind');
  expectRefused(engine, 'item.setVolume', { ids: [clip.id, 'gone'], volume: 1 }, 'noSuchItem');
  expectRefused(engine, 'item.setVolume', { ids: [], volume: 1 }, 'nothingChosen');
});

test('a slider that moves on is one step', () => {
  const engine = openEngine();
  const before = engine.videoData();
  for (const volume of [90, 80, 70])
    engine.execute('item.setVolume', { ids: [voice.id], volume }, { mergeAs: 'volume' });
  expect(engine.undo()).toBe('item.setVolume');
  expect(engine.videoData()).toEqual(before);
});

test('fades are set one by one or together, and go with nothing', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.setFades', { id: voice.id, fadeIn: 500.4, fadeOut: 800 });
  expect(engine.item(voice.id)?.details).toEqual({ ...voice.details, fadeIn: 500, fadeOut: 800 });
  expectOneStep(engine, 'item.setFades', { id: voice.id, fadeIn: 0 });
  expect(engine.item(voice.id)?.details).toEqual({ ...voice.details, fadeOut: 800 });
});

test('a fade is never longer than what the other leaves of the item', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.setFades', { id: clip.id, fadeOut: 1500 });
  expectOneStep(engine, 'item.setFades', { id: clip.id, fadeIn: 1800 });
  expect(engine.item(clip.id)?.details).toMatchObject({ fadeIn: 500, fadeOut: 1500 });
  expectOneStep(engine, 'item.setFades', { id: clip.id, fadeIn: 1500, fadeOut: 9000 });
  expect(engine.item(clip.id)?.details).toMatchObject({ fadeIn: 1500, fadeOut: 500 });
});

test('fades of what makes no sound, or below nothing, are refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'item.setFades', { id: title.id, fadeIn: 1 }, 'wrongKind');
  expectRefused(engine, 'item.setFades', { id: clip.id, fadeIn: -1 }, 'badValue');
  expectRefused(engine, 'item.setFades', { id: clip.id, fadeOut: Infinity }, 'badValue');
  expectRefused(engine, 'item.setFades', { id: 'gone', fadeOut: 1 }, 'noSuchItem');
});

const rain = { src: '/assets/nature/rain.m4a', name: 'Gentle rain', durationMs: 40_000, loop: true };

test('[E8] a sound is added as background: under the voice, to the end of the video, beside the music', () => {
  const engine = openEngine();
  expectOneStep(engine, 'audio.add', { ...rain, atMs: 2000 });
  const { tracks, trackItemIds } = engine.videoData();
  expect(engine.item('bg_music_new1')).toEqual({
    id: 'bg_music_new1',
    name: 'Gentle rain',
    type: 'audio',
    display: { from: 2000, to: 10_000 },
    details: { src: rain.src, volume: 30, duck: true, loop: true },
  });
  expect(tracks[2]?.items).toEqual([voice.id, music.id, 'bg_music_new1']);
  expect(trackItemIds.at(-1)).toBe('bg_music_new1');
  expect(engine.session.selection.get()).toEqual(['bg_music_new1']);
});

test('[E8] a sound that does not start again lasts as long as it is', () => {
  const engine = openEngine();
  engine.execute('audio.add', { ...rain, durationMs: 1500, loop: false, atMs: 2000 });
  expect(engine.item('bg_music_new1')).toMatchObject({ display: { from: 2000, to: 3500 } });
  expect(engine.item('bg_music_new1')?.details).not.toHaveProperty('loop');
});

const song = {
  src: 'media:u/me/media/song.m4a',
  name: 'song.mp3',
  durationMs: 4000,
  loop: false,
  beats: [80, 590, 1090],
};

test('[E8] music of one’s own brings its length and its beats, takes the place of the music, and snaps what is cut', () => {
  const engine = openEngine();
  expectOneStep(engine, 'audio.add', { ...song, atMs: 4000, replaces: music.id });
  expect(engine.item('bg_music_new1')).toMatchObject({
    display: { from: 0, to: 4000 },
    details: { src: song.src, duration: 4000, fileBeats: song.beats },
  });
  expect(snapTargetsOf(engine.videoData(), 0).beats).toEqual(song.beats);
});

test('[E8] a sound of one’s own is trimmed at both ends, and never beyond its own', () => {
  const engine = openEngine();
  engine.execute('audio.add', { ...song, atMs: 1000 });
  const id = 'bg_music_new1';
  expectOneStep(engine, 'item.resize', { id, edge: 'from', toMs: 1500 });
  expectRefused(engine, 'item.resize', { id, edge: 'to', toMs: 6000 }, 'pastSource');
  expectOneStep(engine, 'item.resize', { id, edge: 'to', toMs: 4500 });
  expect(engine.item(id)).toMatchObject({ display: { from: 1500, to: 4500 }, trim: { from: 500, to: 3500 } });
  expectRefused(engine, 'audio.add', { ...song, atMs: 0, beats: [-1] }, 'badValue');
});

test('[E8] at the end of the video it begins where the video does', () => {
  const engine = openEngine();
  engine.execute('audio.add', { ...rain, atMs: 10_000 });
  expect(engine.item('bg_music_new1')?.display).toEqual({ from: 0, to: 10_000 });
});

test('[E8] it can take the place of the music', () => {
  const engine = openEngine();
  expectOneStep(engine, 'audio.add', { ...rain, atMs: 4000, replaces: music.id });
  expect(engine.item(music.id)).toBeUndefined();
  expect(engine.item('bg_music_new1')?.display).toEqual({ from: 0, to: 10_000 });
  expect(engine.videoData().tracks[2]?.items).toEqual([voice.id, 'bg_music_new1']);
  expect(engine.videoData().trackItemIds).toEqual([
    ...sampleVideo().trackItemIds.filter((id) => id !== music.id),
    'bg_music_new1',
  ]);
});

/** The video with this music, whose first two pictures jump. */
function jumping(src: string): VideoData {
  const video = sampleVideo();
  const onBeats = (item: ItemOf<'image'>) => ({ ...item, details: { ...item.details, beats: [0, 700] } });
  const changed = [onBeats(first), onBeats(second), { ...music, details: { ...music.details, src } }];
  return {
    ...video,
    trackItemsMap: { ...video.trackItemsMap, ...Object.fromEntries(changed.map((item) => [item.id, item])) },
  };
}

test('[T1] what jumps on the beats of the music jumps on those of another piece, in one step', () => {
  const [slow, quick] = ['/assets/music/lo-fi-afternoon.m4a', '/assets/music/pixel-quest.m4a'];
  const piece = { name: 'Music', durationMs: 60_000, loop: true, atMs: 0 };
  const engine = openEngine(jumping(slow));
  const beats = () => [first, second].map(({ id }) => (engine.item(id) as ItemOf<'image'>).details.beats);
  expectOneStep(engine, 'audio.add', { ...piece, src: quick, replaces: music.id });
  // 136 beats a minute are too quick to jump on each; 441 ms are not.
  expect(beats()).toEqual([
    [0, 441, 882, 1324, 1765, 2206, 2647, 3088, 3529, 3971],
    [4412, 4853, 5294, 5735, 6176, 6618],
  ]);
});

test('[T1] with music whose beats nobody knows, what jumps stays as it was', () => {
  const engine = openEngine(jumping('media:u/me/own.m4a'));
  const before = engine.item(first.id);
  engine.execute('audio.add', { ...rain, src: '/assets/music/pixel-quest.m4a', atMs: 0, replaces: music.id });
  expect(engine.item(first.id)).toBe(before);
});

test('a sound of no length, without a file, or in the place of what is none, is refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'audio.add', { ...rain, atMs: 0, durationMs: 0 }, 'badValue');
  expectRefused(engine, 'audio.add', { ...rain, atMs: 0, src: '' }, 'badValue');
  expectRefused(engine, 'audio.add', { ...rain, atMs: NaN }, 'badValue');
  expectRefused(engine, 'audio.add', { ...rain, atMs: 0, replaces: first.id }, 'wrongKind');
  expectRefused(engine, 'audio.add', { ...rain, atMs: 0, replaces: 'gone' }, 'noSuchItem');
});

test('[E2] [E8] another part of a song or clip is played where it stands, as far as the file goes; the voice-over keeps its own', () => {
  const engine = openEngine();
  engine.execute('audio.add', { ...rain, beats: [0, 500], atMs: 0, replaces: music.id });
  const id = 'bg_music_new1';
  const window = engine.item(id)?.display;
  expectOneStep(engine, 'item.setSourceStart', { id, fromMs: 12_000 });
  expect(engine.item(id)).toMatchObject({ display: window, trim: { from: 12_000, to: 22_000 } });
  expectOneStep(engine, 'item.setSourceStart', { id, fromMs: 90_000 });
  expect(engine.item(id)?.trim).toMatchObject({ from: 39_000, to: 40_000 });
  expectRefused(engine, 'item.setSourceStart', { id, fromMs: 39_000 }, 'nothingChanges');
  expectRefused(engine, 'item.setSourceStart', { id, fromMs: -1 }, 'badValue');
  expectRefused(engine, 'item.setSourceStart', { id: voice.id, fromMs: 500 }, 'wrongKind');
  expectRefused(engine, 'item.setSourceStart', { id: title.id, fromMs: 500 }, 'wrongKind');
});

test('[E2] [T1] the tempo of brought music is halved and doubled, a step each, and what jumps on it goes with it', () => {
  const beats = Array.from({ length: 14 }, (_, beat) => beat * 500);
  const engine = openEngine(jumping('/assets/music/rap-beat.m4a'));
  engine.execute('audio.add', { ...song, durationMs: 7000, beats, atMs: 0, replaces: music.id });
  const id = 'bg_music_new1';
  const jumps = () => (engine.item(second.id) as ItemOf<'image'>).details.beats;
  expect(jumps()).toEqual([4000, 4500, 5000, 5500, 6000, 6500]);
  expectOneStep(engine, 'music.setBeatRate', { id, beatRate: 0.5 });
  expect([jumps(), snapTargetsOf(engine.videoData(), 0).beats]).toEqual([
    [4000, 5000, 6000],
    [0, 1000, 2000, 3000, 4000, 5000, 6000],
  ]);
  expectOneStep(engine, 'music.setBeatRate', { id, beatRate: 1 });
  expect(engine.item(id)?.details).not.toHaveProperty('beatRate');
  expect(jumps()).toEqual([4000, 4500, 5000, 5500, 6000, 6500]);
  expectRefused(engine, 'music.setBeatRate', { id, beatRate: 1 }, 'nothingChanges');
  expectRefused(engine, 'music.setBeatRate', { id, beatRate: 3 }, 'badValue');
  expectRefused(engine, 'music.setBeatRate', { id: voice.id, beatRate: 2 }, 'wrongKind');
  expectRefused(engine, 'music.setBeatRate', { id: 'gone', beatRate: 2 }, 'noSuchItem');
  engine.execute('music.setBeatRate', { id, beatRate: 2 });
  engine.execute('item.replace', { id, type: 'audio', src: 'media:u/me/other.m4a', name: 'other' });
  expect(engine.item(id)?.details).not.toHaveProperty('beatRate');
});
