/** The sound of a film: mixed once, and taken from the cache as long as nothing that is heard has changed. */
import path from 'node:path';
import * as z from 'zod/mini';
import { loudnessSchema, type Loudness } from '../../../contract/sound/loudness';
import type { VideoData } from '../../../contract/video/videoData';
import { observed } from '../../observing/activities';
import type { OwnCache } from '../cache/renderCache';
import type { LocalFiles } from '../localFiles';
import { planMix } from './mixPlan';
import { mixSound } from './mixSound';

/** To be counted up with each change of what is mixed from the same plan. */
export const MIX_WAY = 'mix 2, levelled to -14 LUFS';

export interface SoundWork {
  readonly videoData: VideoData;
  readonly local: LocalFiles;
  /** The hash of all that it is made of. */
  readonly key: string;
  readonly cache: OwnCache | undefined;
  /** The mix's own. */
  readonly folder: string;
  readonly outputPath: string;
  readonly signal: AbortSignal;
}

/** @returns how loud it is */
export async function filmSound(work: SoundWork): Promise<Loudness> {
  const { videoData, local, key, cache, folder, outputPath, signal } = work;
  const kept = z.safeParse(loudnessSchema, (await cache?.fetch(key, outputPath))?.facts);
  if (kept.success) return kept.data;
  const loudness = await observed('filmStage', { stage: 'mix' }, () =>
    mixSound({
      sounds: planMix(videoData, (ref) => local.get(ref)?.hasSound ?? false),
      pathOf: (ref) => local.get(ref)?.path ?? '',
      durationMs: videoData.duration,
      mixPath: path.join(folder, 'mix.wav'),
      outputPath,
      signal,
    }),
  );
  await cache?.keep(key, outputPath, { facts: loudness });
  return loudness;
}
