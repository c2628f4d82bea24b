/** Sound documents to edit, as the templates make them: fractions of a ms, gaps, clips at their own speed, things switched off. */
import fc, { type Arbitrary } from 'fast-check';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { sampleVideo } from './sampleVideo';

/** Every third length is no whole ms. */
const length = fc.tuple(fc.integer({ min: 40, max: 4000 }), fc.constantFrom(0, 0, 1 / 3));
const step = fc.record({
  gap: fc.constantFrom(0, 0, 0, 0.25, 700),
  length: length.map(([whole, part]) => whole + part),
  kind: fc.constantFrom('image' as const, 'video' as const),
  speed: fc.constantFrom(0.5, 1, 1, 2),
  trimFrom: fc.constantFrom(0, 250, 1000),
  spare: fc.constantFrom(0, 300, 5000),
  isOn: fc.constantFrom(true, true, false),
});
type Step = typeof step extends Arbitrary<infer Value> ? Value : never;
const steps = fc.array(step, { maxLength: 5 });

interface Placed extends Step {
  readonly from: number;
  readonly to: number;
}
function placed(all: readonly Step[]): Placed[] {
  let end = 0;
  return all.map((one) => {
    const from = end + one.gap;
    end = from + one.length;
    return { ...one, from, to: end };
  });
}

function visual(id: string, { kind, from, to, speed, trimFrom, spare }: Placed, isMain: boolean): TrackItem {
  const common = { id, name: id, display: { from, to }, ...(isMain ? { isMain } : {}) };
  if (kind === 'image') return { ...common, type: 'image', details: { src: `media:u/me/${id}.jpg` } };
  const needed = (to - from) * speed;
  return {
    ...common,
    type: 'video',
    trim: { from: trimFrom, to: trimFrom + needed },
    details: { src: `media:u/me/${id}.mp4`, volume: 0, speed, duration: trimFrom + needed + spare },
  };
}
const caption = (id: string, { from, to }: Placed): TrackItem => ({
  id,
  type: 'text',
  name: id,
  display: { from, to },
  details: {
    text: 'One two',
    words: [
      { text: 'One', from, to: from },
      { text: 'two', from: from, to },
    ],
  },
});
const sound = (id: string, { from, to }: Placed): TrackItem => ({
  id,
  type: 'audio',
  name: id,
  display: { from, to },
  details: { src: `media:u/me/${id}.wav`, volume: 100 },
});

export const anyTimeline: Arbitrary<VideoData> = fc
  .record({ main: steps, over: steps, captions: steps, sounds: steps, tail: fc.constantFrom(0, 0.5, 2000) })
  .map(({ main, over, captions, sounds, tail }) => {
    const all = [
      ...placed(main).map((at, n) => ({ at, item: visual(`video_main_${n}_p1`, at, true) })),
      ...placed(over).map((at, n) => ({ at, item: visual(`over_${n}`, at, false) })),
      ...placed(captions).map((at, n) => ({ at, item: caption(`caption_${n}`, at) })),
      ...placed(sounds).map((at, n) => ({ at, item: sound(n === 0 ? 'bg_music_0' : `sound_${n}`, at) })),
    ];
    const items = all.map(({ item }) => item);
    const ids = (type: (item: TrackItem) => boolean) => items.filter(type).map(({ id }) => id);
    return {
      ...sampleVideo(),
      duration: items.reduce((end, { display }) => Math.max(end, display.to), 100) + tail,
      tracks: [
        { id: 'visual_track', items: ids(({ type }) => type === 'image' || type === 'video') },
        { id: 'text_track', items: ids(({ type }) => type === 'text') },
        ...(sounds.length > 0 ? [{ id: 'audio_track', items: ids(({ type }) => type === 'audio') }] : []),
      ],
      trackItemIds: all.filter(({ at }) => at.isOn).map(({ item }) => item.id),
      trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    };
  });
