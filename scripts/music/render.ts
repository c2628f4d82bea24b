/** Renders the built-in music into assets/music. Run by `npm run music`; names of files as arguments render only those. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { MUSIC_TRACKS } from '../../contract/music';
import { masterToFile } from './mix/masterToFile';
import { mixdown } from './mix/mixdown';
import { written } from './tracks/written';

const wanted = process.argv.slice(2);
await mkdir(path.resolve('assets/music'), { recursive: true });
for (const track of MUSIC_TRACKS) {
  const name = path.basename(track.audio, '.m4a');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sound = await mixdown(written(track));
  console.log(`${name}: ${await masterToFile(sound, path.resolve(`.${track.audio}`), '112k')}`);
}
