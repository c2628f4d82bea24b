/** Renders the built-in music into assets/music. Run by `npm run music`; names as arguments render only those. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { integratedLoudness } from '../../server/audio/loudness';
import { mastered } from '../../server/audio/mastering';
import { durationOf } from '../../server/audio/sound';
import { truePeak } from '../../server/audio/truePeak';
import { writeWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { businessCorporate } from './businessCorporate.track';
import { modernIndian } from './modernIndian.track';
import { rapBeat } from './rapBeat.track';
import type { Song } from './song';
import { stompLogo } from './stompLogo.track';
import { upbeatEnergeticRock } from './upbeatEnergeticRock.track';

const TRACKS: Readonly<Record<string, () => Song>> = {
  'business-corporate': businessCorporate,
  'rap-beat': rapBeat,
  'stomp-logo': stompLogo,
  'modern-indian': modernIndian,
  'upbeat-energetic-rock': upbeatEnergeticRock,
};
/** Encoding adds up to a decibel to the peaks, which must stay under -1 dBTP. */
const TARGET = { lufs: -14, ceiling: -2 };

const wanted = process.argv.slice(2);
const folder = path.resolve('assets/music');
await mkdir(folder, { recursive: true });
for (const [name, compose] of Object.entries(TRACKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sound = mastered(await compose().render(), TARGET);
  const file = path.join(folder, `${name}.m4a`);
  await runFfmpeg(['-y', '-i', 'pipe:0', '-c:a', 'aac', '-b:a', '160k', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', file], { input: writeWav(sound) }); // prettier-ignore
  console.log(
    `${name}: ${durationOf(sound).toFixed(2)} s, ${integratedLoudness(sound).toFixed(2)} LUFS, ${truePeak(sound).toFixed(2)} dBTP`,
  );
}
