import { expect, test } from 'vitest';
import { gainExpression, mixGraph } from '../../server/render/mixPlan';
import { LOUDNESS, levelling } from '../../server/render/mixSound';

test('an envelope becomes a sum of ramps over the sound’s own time', () => {
  const envelope = [
    { atMs: 1000, gain: 0.5 },
    { atMs: 2000, gain: 0.5 },
    { atMs: 2100, gain: 0.2 },
  ] as const;
  expect(gainExpression(envelope, 1000)).toBe('0.50000+-0.30000*clip((t-(1.0000))/0.1000,0,1)');
});

test('without any sound the file holds silence as long as its picture', () => {
  expect(mixGraph([], 2500)).toBe('anullsrc=r=48000:cl=stereo,atrim=0:2.5000[mix]');
});

test('a sound is cut, turned to its envelope and put where it begins', () => {
  const graph = mixGraph(
    [
      {
        ref: 'a',
        startMs: 500,
        lengthMs: 1000,
        trimMs: 250,
        loop: false,
        envelope: [{ atMs: 0, gain: 0.8 }],
      },
    ],
    2000,
  );
  expect(graph).toContain('atrim=0.2500:1.2500');
  expect(graph).toContain("volume='0.80000':eval=frame,adelay=500:all=1[s0]");
  expect(graph).toContain(
    'amix=inputs=1:normalize=0:dropout_transition=0,apad=whole_dur=2.0000,atrim=0:2.0000[mix]',
  );
});

const quiet = { lufs: -24, truePeakDb: -15, range: 3, threshold: -34, offset: 0 };
test('where the peaks allow it the level is a plain gain, else loudnorm holds them; silence is left alone', () => {
  expect(levelling(quiet)).toBe('volume=10.00dB');
  expect(levelling({ ...quiet, truePeakDb: -6 })).toContain(
    `loudnorm=I=${LOUDNESS.lufs}:TP=${LOUDNESS.truePeakDb}`,
  );
  expect(levelling({ ...quiet, lufs: -Infinity })).toBe('anull');
});
