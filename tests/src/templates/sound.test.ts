import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { audioEnvelope, DUCKED_GAIN, voiceSpans } from '../../../src/templates/sound/ducking';
import { clipEnvelope, clipGainAt } from '../../../src/templates/sound/clipEnvelope';
import { clipTone } from '../../../src/templates/sound/clipTone';
import { gainAt } from '../../../src/templates/sound/envelope';

const music: ItemOf<'audio'> = {
  id: 'bg_music_p',
  name: 'Music',
  type: 'audio',
  display: { from: 0, to: 10_000 },
  details: { src: '/assets/music/a.m4a', volume: 50, duck: true },
};
const voice: ItemOf<'audio'> = { ...music, id: 'voice_p', details: { src: 'media:u/1/v.wav', volume: 100 } };
const caption = (from: number, to: number): TrackItem => ({
  id: `caption_${from}`,
  name: '',
  type: 'text',
  display: { from, to: to + 900 },
  details: { text: 'word', words: [{ text: 'word', from, to }] },
});
const data = (items: TrackItem[], shown = items.map(({ id }) => id)): VideoData => ({
  projectId: 'p',
  duration: 10_000,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [],
  trackItemIds: shown,
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
});

test('a voice speaks while its words do; short pauses count as speech', () => {
  const items = [voice, music, caption(1000, 2000), caption(2500, 3000), caption(5000, 6000)];
  expect(voiceSpans(data(items))).toEqual([
    { from: 1000, to: 3000 },
    { from: 5000, to: 6000 },
  ]);
});

test('captions that are switched off still tell when somebody speaks; a voice that is off does not speak', () => {
  const items = [voice, caption(1000, 2000)];
  expect(voiceSpans(data(items, ['voice_p']))).toEqual([{ from: 1000, to: 2000 }]);
  expect(voiceSpans(data(items, []))).toEqual([]);
});

test('without captions a voice speaks as long as it lasts', () => {
  expect(voiceSpans(data([voice, music]))).toEqual([{ from: 0, to: 10_000 }]);
});

test('music goes down for the voice, comes back after it, and ends in silence', () => {
  const envelope = audioEnvelope(music, [{ from: 2000, to: 4000 }]);
  const gains = [0, 1850, 2000, 3000, 4000, 4350, 6000, 9300, 9650, 10_000].map((at) => gainAt(envelope, at));
  const low = 0.5 * DUCKED_GAIN;
  expect(gains.map((gain) => Number(gain.toFixed(6)))).toEqual([
    0.5,
    0.5,
    low,
    low,
    low,
    0.5,
    0.5,
    0.5,
    0.25,
    0,
  ]);
});

test('what is not ducked plays at its volume throughout', () => {
  expect(gainAt(audioEnvelope(voice, [{ from: 0, to: 10_000 }]), 5000)).toBe(1);
});

const gainsOf = (item: ItemOf<'audio'>, moments: number[]) => {
  const envelope = audioEnvelope(item, []);
  return moments.map((at) => Number(gainAt(envelope, at).toFixed(6)));
};

test('a sound comes out of silence and goes back into it', () => {
  const item = { ...voice, details: { ...voice.details, fadeIn: 1000, fadeOut: 2000 } };
  expect(gainsOf(item, [0, 500, 1000, 5000, 8000, 9000, 10_000])).toEqual([0, 0.5, 1, 1, 1, 0.5, 0]);
});

test('a clip whose last picture is held beneath the next one is silent by then', () => {
  const clip: ItemOf<'video'> = {
    ...{ id: 'v', name: 'Clip', type: 'video', display: { from: 1000, to: 3000 } },
    details: { src: 'media:u/1/v.mp4', volume: 80 },
  };
  const envelope = clipEnvelope(clip);
  expect([1000, 2999, 3000, 3400].map((at) => clipGainAt(envelope, clip, at))).toEqual([0.8, 0.8, 0, 0]);
});

test.each([
  [1, 1],
  [2, 0.5],
  [0.5, 2],
  [0.25, 2],
  [4, 0.25],
])('a clip at %dx is brought back to its own pitch by %d, as far as a player can', (speed, tone) => {
  expect(clipTone(speed)).toBe(tone);
});

test('fades that are longer than their window share it', () => {
  const item = { ...voice, display: { from: 1000, to: 2000 } };
  const faded = { ...item, details: { ...item.details, fadeIn: 3000, fadeOut: 1000 } };
  expect(gainsOf(faded, [1000, 1375, 1750, 1875, 2000])).toEqual([0, 0.5, 1, 0.5, 0]);
});

test('music fades as it was told to, and by itself where nobody said how', () => {
  const told = { ...music, details: { ...music.details, fadeOut: 4000 } };
  expect(gainsOf(told, [6000, 8000, 10_000])).toEqual([0.5, 0.25, 0]);
  expect(gainsOf({ ...music, details: { ...music.details, fadeOut: 0 } }, [9999])).toEqual([0.5]);
  expect(gainsOf(music, [9300, 9650])).toEqual([0.5, 0.25]);
});

test('a fade and a dip are heard together', () => {
  const item = { ...music, details: { ...music.details, fadeIn: 4000 } };
  const envelope = audioEnvelope(item, [{ from: 2000, to: 3000 }]);
  expect(gainAt(envelope, 2000)).toBeCloseTo(0.5 * DUCKED_GAIN * 0.5, 9);
  expect(gainAt(envelope, 3000)).toBeCloseTo(0.5 * DUCKED_GAIN * 0.75, 9);
});

const gain = fc.double({ min: 0, max: 1, noNaN: true });
test('the gain at a moment is the same by halving as by walking the corners', () => {
  const corners = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      corners,
      fc.array(gain, { minLength: 20, maxLength: 20 }),
      fc.integer(),
      (places, gains, at) => {
        const sorted = [...places]
          .sort((a, b) => a - b)
          .map((atMs, index) => ({ atMs, gain: gains[index] ?? 0 }));
        const [first, ...rest] = sorted;
        if (!first) return;
        const right = sorted.findIndex(({ atMs }) => atMs > at);
        const [l, r] = [sorted[right - 1], sorted[right]];
        const walked = !r
          ? sorted.at(-1)?.gain
          : !l
            ? r.gain
            : l.gain + ((r.gain - l.gain) * (at - l.atMs)) / (r.atMs - l.atMs);
        expect(gainAt([first, ...rest], at)).toBe(walked);
      },
    ),
  );
});
