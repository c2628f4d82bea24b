/** Holds the parts of a mix together: what is louder than the rest of its second is pressed a little, both sides alike. */
import { SAMPLE_RATE, type Stereo } from '../instruments/instrument';
import { ratioOf } from '../../../../server/audio/sound';

const ATTACK_SECONDS = 0.012;
const RELEASE_SECONDS = 0.16;
/** Above the mean power of the whole. */
const THRESHOLD_DB = 2;
/** Of what is above, so much stays: a third is taken. */
const KEPT = 0.66;

const follow = (seconds: number) => 1 - Math.exp(-1 / (seconds * SAMPLE_RATE));

export function glue([left, right]: Stereo): void {
  let whole = 0;
  for (let i = 0; i < left.length; i++) whole += left[i]! ** 2 + right[i]! ** 2;
  const threshold = (whole / left.length) * ratioOf(THRESHOLD_DB) ** 2;
  const [up, down] = [follow(ATTACK_SECONDS), follow(RELEASE_SECONDS)];
  let power = 0;
  for (let i = 0; i < left.length; i++) {
    const now = left[i]! ** 2 + right[i]! ** 2;
    power += (now - power) * (now > power ? up : down);
    const gain = power > threshold ? (power / threshold) ** ((KEPT - 1) / 2) : 1;
    left[i]! *= gain;
    right[i]! *= gain;
  }
}
