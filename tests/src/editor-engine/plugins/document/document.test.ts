import { expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../../../contract/video/videoData';
import { styleChange } from '../../../../../src/editor-engine/styles/styleChange';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { clip, first, goodbye, hello, music, second, third, title, voice } = items;
const withItems = (...some: TrackItem[]): VideoData => {
  const video = sampleVideo();
  const more = Object.fromEntries(some.map((item) => [item.id, item]));
  return { ...video, trackItemsMap: { ...video.trackItemsMap, ...more } };
};

test('[T1] the template is changed to another that there is', () => {
  const engine = openEngine();
  expectOneStep(engine, 'template.change', { template: 'educational' });
  expect(engine.videoData()).toEqual({ ...sampleVideo(), template: 'educational' });
  expectRefused(engine, 'template.change', { template: 'cubist' }, 'unknownTemplate');
  expectRefused(engine, 'template.change', { template: 'educational' }, 'nothingChanges');
});

/** The sample as another style lays it out: other entrances, no title, a card of its own. */
const veil: TrackItem = {
  id: 'veil_p1',
  type: 'shape',
  name: 'Veil',
  display: { from: 0, to: 3000 },
  details: { shape: 'rectangle', left: 0, top: 0, width: 1080, height: 600 },
};
function otherStyle() {
  const { [title.id]: _, ...rest } = sampleVideo().trackItemsMap;
  const dressed = Object.values(rest).map((item) =>
    item.isMain ? { ...item, details: { ...item.details, transition: { in: 'rise' as const } } } : item,
  );
  const map = Object.fromEntries([...dressed, veil].map((item) => [item.id, item as TrackItem]));
  const { tracks, trackItemIds, ...video } = sampleVideo();
  const without = (ids: readonly string[]) => ids.filter((id) => id !== title.id);
  return {
    ...video,
    template: 'educational',
    tracks: tracks.map((track) =>
      track.id === 'visual_track'
        ? { ...track, items: [...track.items, veil.id] }
        : { ...track, items: without(track.items) },
    ),
    trackItemIds: [...without(trackItemIds).toSpliced(4, 0, veil.id)],
    trackItemsMap: map,
  };
}

test('[S1] another style lays the video out anew as one step; back again is the very first document', () => {
  const engine = openEngine();
  const layouts = { default: sampleVideo(), educational: otherStyle() };
  expectOneStep(
    engine,
    'template.change',
    styleChange(engine.videoData(), { template: 'educational', layouts }),
  );
  const styles = { default: { items: {}, tracks: {} } };
  expect(engine.videoData()).toEqual({ ...otherStyle(), styles });
  expectOneStep(engine, 'template.change', styleChange(engine.videoData(), { template: 'default', layouts }));
  expect(engine.videoData()).toEqual(sampleVideo());
  expectRefused(
    engine,
    'template.change',
    styleChange(engine.videoData(), { template: 'funky', layouts }),
    'unknownTemplate',
  );
  const unknown = { educational: otherStyle() };
  expectRefused(
    engine,
    'template.change',
    styleChange(engine.videoData(), { template: 'educational', layouts: unknown }),
    'unknownTemplate',
  );
});

test('[S1] a document of another project, of another style or out of shape is no style of this video', () => {
  const engine = openEngine();
  const laid = otherStyle();
  const refused = (one: VideoData, why: 'badValue' | 'wrongKind') =>
    expectRefused(engine, 'template.change', { template: 'educational', laid: one }, why);
  refused({ ...laid, projectId: 'p2' }, 'wrongKind');
  refused({ ...laid, template: 'funky' }, 'badValue');
  refused({ ...laid, duration: -1 }, 'badValue');
});

test('[S1] what a person made of the video goes along into another style, and what has no place there comes back', () => {
  const engine = openEngine();
  const layouts = { default: sampleVideo(), educational: otherStyle() };
  engine.execute('item.setOpacity', { ids: [first.id], opacity: 50 });
  engine.execute('text.add', { text: 'Mine', atMs: 1000, look: 'title' });
  const [mine] = engine.session.selection.get();
  engine.execute('marker.add', { atMs: 2000 });
  engine.execute('text.rewrite', { id: title.id, text: 'My mug' });
  const edited = engine.videoData();
  engine.execute('template.change', styleChange(engine.videoData(), { template: 'educational', layouts }));
  expect(engine.item(first.id)?.details).toMatchObject({ opacity: 50, transition: { in: 'rise' } });
  expect(engine.item(String(mine))).toEqual(edited.trackItemsMap[String(mine)]);
  expect(engine.videoData().markers).toEqual(edited.markers);
  expect(engine.item(title.id)).toBeUndefined();
  expect(engine.item(veil.id)).toEqual(veil);
  engine.execute('item.setOpacity', { ids: [first.id], opacity: 70 });
  engine.execute('template.change', styleChange(engine.videoData(), { template: 'default', layouts }));
  const { styles: _, ...back } = engine.videoData();
  const { [first.id]: shot, ...others } = back.trackItemsMap;
  expect(shot?.details).toEqual({ ...first.details, opacity: 70 });
  expect({ ...back, trackItemsMap: { ...others, [first.id]: edited.trackItemsMap[first.id] } }).toEqual(
    edited,
  );
});

const label: TrackItem = {
  ...title,
  details: { text: 'A mug', fontSize: 68, borderRadius: 20, strokeWidth: 4, left: 90, top: 250, width: 900 },
};

test('what filled the canvas fills the new one; the rest keeps its place and proportions', () => {
  const engine = openEngine(withItems(label, { ...clip, details: { ...clip.details, left: 270, top: 480 } }));
  expectOneStep(engine, 'size.change', { size: { width: 1920, height: 1080 } });
  expect(engine.videoData().size).toEqual({ width: 1920, height: 1080 });
  expect(engine.item(first.id)?.details).toEqual({ ...first.details, width: 1920, height: 1080 });
  expect(engine.item(title.id)?.details).toEqual({ ...label.details, left: 160, width: 1600, top: 140.63 });
  expect(engine.item(clip.id)?.details).toMatchObject({ width: 540, height: 960, left: 690, top: 60 });
  expect(engine.item(hello.id)).toEqual(hello);
});

test('a text turned wide and back is what it was: its lines are as wide as the canvas lets them', () => {
  const engine = openEngine(withItems(label));
  engine.execute('size.change', { size: { width: 1920, height: 1080 } });
  engine.execute('size.change', { size: { width: 1080, height: 1920 } });
  expect(engine.item(title.id)?.details).toEqual(label.details);
});

test('what would not fit is made smaller, letters and corners with it', () => {
  const engine = openEngine(
    withItems({ ...clip, details: { ...clip.details, width: 1000, height: 1900, borderRadius: 40 } }, label),
  );
  expectOneStep(engine, 'size.change', { size: { width: 540, height: 540 } });
  expect(engine.item(clip.id)?.details).toMatchObject({
    width: 284.21,
    height: 540,
    borderRadius: 11.37,
    top: 0,
    left: 107.9,
  });
  expect(engine.item(title.id)?.details).toMatchObject({
    left: 45,
    width: 450,
    fontSize: 34,
    borderRadius: 10,
  });
});

test('captions that say where they stand keep their part of the canvas', () => {
  const engine = openEngine(
    withItems({ ...hello, details: { ...hello.details, top: 960, left: 108, width: 864, fontSize: 80 } }),
  );
  expectOneStep(engine, 'size.change', { size: { width: 1080, height: 1080 } });
  expect(engine.item(hello.id)?.details).toEqual({
    ...hello.details,
    top: 540,
    left: 108,
    width: 864,
    fontSize: 80,
  });
});

test('a size that no canvas can have is refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'size.change', { size: { width: 0, height: 1080 } }, 'badValue');
  expectRefused(engine, 'size.change', { size: { width: 1080.5, height: 1080 } }, 'badValue');
  expectRefused(engine, 'size.change', { size: { width: 1080, height: 1920 } }, 'nothingChanges');
});

test('[E3] a video is made longer, and its music with it', () => {
  const engine = openEngine();
  expectOneStep(engine, 'duration.change', { durationMs: 12_000.4 });
  expect(engine.videoData()).toEqual({
    ...withItems({ ...music, display: { from: 0, to: 12_000 } }),
    duration: 12_000,
  });
});

test('a video does not become shorter than what is in it, unless that is trimmed', () => {
  const trimmed = { ...clip, display: { from: 1000, to: 3000 }, trim: { from: 500, to: 4500 } };
  const engine = openEngine(withItems({ ...trimmed, details: { ...clip.details, speed: 2 } }));
  expectRefused(engine, 'duration.change', { durationMs: 9000 }, 'noRoom');
  expectOneStep(engine, 'duration.change', { durationMs: 2510, trims: true });
  const { trackItemsMap, duration, trackItemIds } = engine.videoData();
  expect(duration).toBe(2510);
  expect(trackItemIds).toEqual([first, clip, title, hello, voice, music].map(({ id }) => id));
  expect(Object.values(trackItemsMap).map(({ id, display }) => [id, display.to])).toEqual([
    [first.id, 2510],
    [clip.id, 2510],
    [hello.id, 2000],
    [title.id, 2510],
    [voice.id, 2510],
    [music.id, 2510],
  ]);
  expect(engine.item(clip.id)?.trim).toEqual({ from: 500, to: 3520 });
  expect([second, third, goodbye].map(({ id }) => engine.item(id))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('music alone is no reason to refuse: it ends with the video', () => {
  const video = withItems({ ...music, display: { from: 0, to: 15_000 } });
  const engine = openEngine({ ...video, duration: 15_000 });
  expectOneStep(engine, 'duration.change', { durationMs: 10_000 });
  expect(engine.videoData()).toEqual(sampleVideo());
});

test('a length that no video can have is refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'duration.change', { durationMs: 600_001 }, 'tooLong');
  expectRefused(engine, 'duration.change', { durationMs: 10, trims: true }, 'tooShort');
  expectRefused(engine, 'duration.change', { durationMs: NaN }, 'badValue');
  expectRefused(engine, 'duration.change', { durationMs: 10_000 }, 'nothingChanges');
});

test('markers are set, moved, renamed and taken away', () => {
  const engine = openEngine();
  expectOneStep(engine, 'marker.add', { atMs: 1500.4, name: ' Chorus ' });
  expectOneStep(engine, 'marker.add', { atMs: 0, name: 'Start' });
  expectOneStep(engine, 'marker.move', { id: 'marker_new1', atMs: 2000.6 });
  expectOneStep(engine, 'marker.rename', { id: 'marker_new2', name: 'Intro' });
  expect(engine.videoData().markers).toEqual([
    { id: 'marker_new1', at: 2001, name: 'Chorus' },
    { id: 'marker_new2', at: 0, name: 'Intro' },
  ]);
  expectOneStep(engine, 'marker.remove', { id: 'marker_new1' });
  expectOneStep(engine, 'marker.add', { atMs: 10_000 });
  expect(engine.videoData().markers).toEqual([
    { id: 'marker_new2', at: 0, name: 'Intro' },
    { id: 'marker_new3', at: 10_000, name: '' },
  ]);
});

test('a marker outside the video, without a name, or one that is gone, is refused', () => {
  const engine = openEngine({ ...sampleVideo(), markers: [{ id: 'm1', at: 1, name: 'a' }] });
  expectRefused(engine, 'marker.add', { atMs: 10_001, name: 'a' }, 'notBetween');
  expectRefused(engine, 'marker.add', { atMs: NaN, name: 'a' }, 'notBetween');
  expectRefused(engine, 'marker.add', { atMs: 1, name: ' ' }, 'emptyText');
  expectRefused(engine, 'marker.rename', { id: 'm1', name: 'a'.repeat(201) }, 'tooLong');
  expectRefused(engine, 'marker.move', { id: 'm1', atMs: -1 }, 'notBetween');
  expectRefused(engine, 'marker.move', { id: 'm2', atMs: 1 }, 'noSuchMarker');
  expectRefused(engine, 'marker.remove', { id: 'm2' }, 'noSuchMarker');
  const markers = Array.from({ length: 1000 }, (_, index) => ({ id: `m${index}`, at: index, name: 'a' }));
  expectRefused(
    openEngine({ ...sampleVideo(), markers }),
    'marker.add',
    { atMs: 1, name: 'a' },
    'tooManyItems',
  );
});

test('[S1] what stands as it was laid stands to the last digit where the other style lays it', () => {
  const end = 5233.333333333333;
  const laidTo = (to: number, template: string): VideoData => ({
    ...withItems({ ...title, display: { from: 0, to } }),
    duration: end,
    template,
  });
  const layouts = { default: laidTo(end, 'default'), funky: laidTo(3000, 'funky') };
  const { laid } = styleChange(layouts.default, { template: 'funky', layouts });
  expect(laid?.trackItemsMap[title.id]?.display).toEqual({ from: 0, to: 3000 });
});
