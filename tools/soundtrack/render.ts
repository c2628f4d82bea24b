/** Renders built-in music and sounds of nature into the repository's assets: those named, or all. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { MUSIC_TRACKS } from '../../contract/sound/music';
import { NATURE_TRACKS } from '../../contract/sound/nature';
import type { Sound } from '../../server/audio/sound';
import { fileOf, nameOf } from './files';
import { masterToFile } from './masterToFile';
import { mixdown } from './music/mix/mixdown';
import { written } from './music/tracks/written';
import { composed } from './nature/composed';

interface Rendering {
  readonly audio: string;
  readonly bitRate: `${number}k`;
  sound(): Promise<Sound> | Sound;
}

const renderings: readonly Rendering[] = [
  ...MUSIC_TRACKS.map((track) => ({
    audio: track.audio,
    bitRate: '112k' as const,
    sound: () => mixdown(written(track)),
  })),
  ...NATURE_TRACKS.map((track) => ({
    audio: track.audio,
    bitRate: '80k' as const,
    sound: () => composed(track),
  })),
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !renderings.some(({ audio }) => nameOf(audio) === name));
if (unknown.length > 0) {
  console.error(
    `No track is called ${unknown.join(', ')}. There are: ${renderings.map(({ audio }) => nameOf(audio)).join(', ')}.`,
  );
  process.exit(1);
}
for (const { audio, bitRate, sound } of renderings) {
  if (wanted.length > 0 && !wanted.includes(nameOf(audio))) continue;
  await mkdir(path.dirname(fileOf(audio)), { recursive: true });
  console.log(`${nameOf(audio)}: ${await masterToFile(await sound(), fileOf(audio), bitRate)}`);
}
