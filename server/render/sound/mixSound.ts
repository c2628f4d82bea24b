/** Mixes the sound once, beside the frames, and brings it to the loudness that phones expect. */
import type { Loudness } from '../../../contract/sound/loudness';
import { gatherSounds } from './gatherSounds';
import { levelSound } from './levelSound';
import type { MixedSound } from './mixPlan';
import { cutPart, mixToFile, type OpenedSound } from './mixToFile';

export interface MixInput {
  readonly sounds: readonly MixedSound[];
  readonly pathOf: (ref: string) => string;
  readonly durationMs: number;
  /** An .m4a file. */
  readonly outputPath: string;
  /** For the sound before it is levelled; its folder is the mix's own. */
  readonly mixPath: string;
  readonly signal?: AbortSignal;
}

/** @returns how loud the file is */
export async function mixSound(input: MixInput): Promise<Loudness> {
  const { sounds, pathOf, durationMs, mixPath, outputPath } = input;
  const stop = input.signal ? { signal: input.signal } : {};
  const fileOf = (name: string) => `${mixPath}.${name}.wav`;
  const opened: OpenedSound[] = [];
  for (const [index, sound] of sounds.entries())
    opened.push(await cutPart({ ...sound, file: pathOf(sound.ref) }, fileOf(`part${index}`), stop));
  await mixToFile(await gatherSounds(opened, fileOf, stop), durationMs, mixPath, stop);
  return levelSound(mixPath, outputPath, durationMs, stop);
}
