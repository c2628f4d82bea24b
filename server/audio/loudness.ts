/** Integrated loudness by ITU-R BS.1770-4: K-weighting, blocks of 400 ms, absolute and relative gate. */
import type { Sound } from './sound';

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of the recommendation for any rate (its table holds 48 kHz only): De Man, 2014. */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + shelfK / shelfQ + shelfK ** 2;
  const passK = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const passNorm = 1 + passK / passQ + passK ** 2;
  return [
    {
      b: [
        (high + (band * shelfK) / shelfQ + shelfK ** 2) / norm,
        (2 * (shelfK ** 2 - high)) / norm,
        (high - (band * shelfK) / shelfQ + shelfK ** 2) / norm,
      ],
      a: [(2 * (shelfK ** 2 - 1)) / norm, (1 - shelfK / shelfQ + shelfK ** 2) / norm],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (passK ** 2 - 1)) / passNorm, (1 - passK / passQ + passK ** 2) / passNorm],
    },
  ];
}

function filtered(samples: Float32Array | Float64Array, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let z1 = 0;
  let z2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b[0] * x + z1;
    z1 = b[1] * x - a[0] * y + z2;
    z2 = b[2] * x - a[1] * y;
    out[i] = y;
  }
  return out;
}

const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const loudness = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** LUFS; `-Infinity` for silence. A sound shorter than one block is measured as one. */
export function integratedLoudness({ sampleRate, channels }: Sound): number {
  const [shelf, pass] = kWeighting(sampleRate);
  const weighted = channels.map((samples) => filtered(filtered(samples, shelf), pass));
  const length = weighted[0]?.length ?? 0;
  const block = Math.min(length, Math.round(BLOCK_SECONDS * sampleRate));
  const step = Math.round(STEP_SECONDS * sampleRate);
  const powers: number[] = [];
  for (let start = 0; block > 0 && start + block <= length; start += step) {
    let power = 0;
    for (const samples of weighted) {
      for (let i = start; i < start + block; i++) power += samples[i]! ** 2;
    }
    powers.push(power / block);
  }
  const audible = powers.filter((power) => loudness(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return -Infinity;
  const gate = loudness(mean(audible)) + RELATIVE_GATE;
  return loudness(mean(audible.filter((power) => loudness(power) > gate)));
}
