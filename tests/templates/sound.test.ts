import { expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../contract/videoData';
import { audioEnvelope, DUCKED_GAIN, voiceSpans } from '../../src/templates/sound/ducking';
import { gainAt } from '../../src/templates/sound/envelope';

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
