import { expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import {
  gainExpression,
  inputOf,
  mixGraph,
  planMix,
  tempos,
  type MixedSound,
} from '../../../server/render/sound/mixPlan';

test('an envelope becomes a sum of ramps over the sound’s own time', () => {
  const envelope = [
    { atMs: 1000, gain: 0.5 },
    { atMs: 2000, gain: 0.5 },
    { atMs: 2100, gain: 0.2 },
  ] as const;
  expect(gainExpression(envelope, 1000)).toBe('0.50000+-0.30000*clip((t-(1.0000))/0.1000,0,1)');
});

test('without any sound the file holds silence as long as its picture', () => {
  expect(mixGraph([], 2500)).toMatch(
    /^anullsrc=r=48000:cl=stereo:n=1024,atrim=0:2.5000,aformat=[^;]+\[mix\]$/u,
  );
});

const sound = (over: Partial<MixedSound> = {}): MixedSound => ({
  ref: 'a',
  startMs: 500,
  lengthMs: 1000,
  trimMs: 250,
  speed: 1,
  repeats: null,
  envelope: [{ atMs: 0, gain: 0.8 }],
  ...over,
});

test('a sound is turned to its envelope and put where it begins', () => {
  const graph = mixGraph([sound()], 2000);
  expect(graph).toContain("atrim=0:1.0000,volume='0.80000'[p0];[b0][p0]concat=n=2:v=0:a=1[s0]");
  expect(graph).toMatch(/^anullsrc=r=48000:cl=stereo:n=1024,atrim=0:0.5000,[^;]+\[b0\];/u);
  expect(graph).toContain(
    'amix=inputs=1:normalize=0:dropout_transition=0,volume=0.25,apad=whole_dur=2.0000,atrim=0:2.0000[mix]',
  );
});

test('a gain that changes does so in short frames', () => {
  const envelope = [
    { atMs: 500, gain: 0 },
    { atMs: 1000, gain: 1 },
  ] as const;
  expect(mixGraph([sound({ envelope })], 2000)).toContain(
    "[f0];[f0][r0]amix=inputs=2:normalize=0:dropout_transition=0,volume='0.00000+1.00000*clip((t-(0.0000))/0.5000,0,1)':eval=frame[p0]",
  );
});

test('of a file only what is needed is read: more for a fast clip, again and again for what repeats', () => {
  expect(inputOf(sound(), 'a.wav')).toEqual(['-ss', '0.2500', '-t', '1.0000', '-i', 'a.wav']);
  expect(inputOf(sound({ speed: 3 }), 'a.wav')).toEqual(['-ss', '0.2500', '-t', '3.0000', '-i', 'a.wav']);
  const music = sound({ repeats: 'file', trimMs: 0 });
  expect(inputOf(music, 'a.wav')).toEqual(['-stream_loop', '-1', '-t', '1.0000', '-i', 'a.wav']);
});

test('a fast clip keeps its pitch', () => {
  expect(mixGraph([sound({ speed: 3 })], 2000)).toContain('atempo=2,atempo=1.5,atrim=0:1.0000,volume');
});

test.each([
  [1, []],
  [1.5, [1.5]],
  [4, [2, 2]],
  [0.25, [0.5, 0.5]],
  [0.3, [0.5, 0.6]],
])('a speed of %d is made of tempos of half to double', (speed, chain) => {
  expect(tempos(speed)).toEqual(chain);
});

const clip = (details: Partial<ItemOf<'video'>['details']> = {}, id = 'v'): TrackItem => ({
  id,
  name: 'Clip',
  type: 'video',
  display: { from: 1000, to: 3000 },
  trim: { from: 500, to: 2500 },
  details: { src: 'media:u/1/v.mp4', volume: 50, ...details },
});
const planned = (items: TrackItem[], shown = items.map(({ id }) => id)) => {
  const data: VideoData = {
    projectId: 'p',
    duration: 2500,
    fps: 30,
    size: { width: 1080, height: 1920 },
    tracks: [],
    trackItemIds: shown,
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
  return planMix(data, () => true);
};

test('[Y5] a clip is heard at its volume, no longer than the video', () => {
  expect(planned([clip()])).toEqual([
    {
      ref: 'media:u/1/v.mp4',
      startMs: 1000,
      lengthMs: 1500,
      trimMs: 500,
      speed: 1,
      repeats: null,
      envelope: [{ atMs: 1000, gain: 0.5 }],
    },
  ]);
});

test('what is switched off or turned down is silent', () => {
  expect(planned([clip()], [])).toEqual([]);
  expect(planned([clip({ volume: 0 })])).toEqual([]);
});

test('a clip fades by the envelope of its preview and begins again when its file is too short', () => {
  const [mixed] = planned([clip({ speed: 2, duration: 3000, fadeIn: 400 })]);
  expect(mixed).toMatchObject({ speed: 2, repeats: 'part' });
  expect(mixed?.envelope).toEqual([
    { atMs: 1000, gain: 0 },
    { atMs: 1400, gain: 0.5 },
    { atMs: 3000, gain: 0.5 },
  ]);
});
