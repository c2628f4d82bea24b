/** One try at the file of a render: drawn or mixed, then made into the kind that was asked for. [ED4] */
import path from 'node:path';
import type { RenderProgress } from '../../../contract/project';
import { isSound } from '../../../contract/renderSettings';
import type { Loudness } from '../../../contract/sound/loudness';
import { videoLength } from '../../../src/templates/motion/timing';
import { observed } from '../../observing/activities';
import type { Proof } from '../../render/check/proveFilm';
import { convertFilm, isConverted } from '../../render/files/convertFilm';
import { converting } from '../../render/renderProgress';
import type { Measure } from '../../repositories/jobs/renderMeasures.repository';
import type { ProjectToRender } from '../../repositories/jobs/renders.repository';
import { drawnOf, type RenderWorld } from './renderWorld';

interface Making {
  readonly project: ProjectToRender;
  readonly renderId: string;
  /** For files on the way. */
  readonly folder: string;
  readonly signal: AbortSignal;
  onProgress(progress: RenderProgress): void;
}

export interface MadeFile {
  readonly path: string;
  readonly loudness: Loudness;
  readonly proof: Proof | null;
  /** Null for a sound. */
  readonly picture: { readonly width: number; readonly height: number; readonly fps: number } | null;
  readonly measured: Omit<Measure, 'kind' | 'bytes' | 'drawnMs'>;
}

export async function makeFile(
  { renderer }: Pick<RenderWorld, 'renderer'>,
  making: Making,
): Promise<MadeFile> {
  const { project, renderId, folder, signal, onProgress } = making;
  const kind = project.settings?.kind ?? 'mp4';
  const { videoData, size } = drawnOf(project);
  const owner = project.userId;
  const first = path.join(folder, isSound(kind) ? 'sound.m4a' : 'video.mp4');
  const made = isSound(kind) ? await sound() : await film();
  const drawnAt = performance.now();
  const last = isConverted(kind) ? path.join(folder, `file.${kind}`) : first;
  if (isConverted(kind)) {
    onProgress(converting(videoLength(videoData)));
    await convertFilm(kind, { inputPath: first, outputPath: last, picture: made.picture, signal });
  }
  const { framesDrawn, drawingMs, template, ...rest } = made;
  return {
    ...rest,
    path: last,
    measured: {
      ...(made.picture ?? { width: 0, height: 0, fps: 0 }),
      durationMs: Math.round(videoData.duration),
      ...{ template, framesDrawn, drawingMs: Math.round(drawingMs) },
      convertedMs: Math.round(performance.now() - drawnAt),
    },
  };

  async function sound() {
    const loudness = await renderer.renderSound({ videoData, outputPath: first, owner }, { signal });
    return { loudness, proof: null, picture: null, template: '', framesDrawn: 0, drawingMs: 0 };
  }

  async function film() {
    const frames = videoLength(videoData);
    const asked = { videoData, size, outputPath: first, owner, renderId };
    const { template } = videoData;
    const { loudness, proof, framesDrawn, drawingMs } = await observed('drawing', { frames }, () =>
      renderer.renderVideo(asked, { signal, onProgress }),
    );
    const { width, height } = size ?? videoData.size;
    const picture = { width: width & ~1, height: height & ~1, fps: videoData.fps };
    return { loudness, proof, picture, template, framesDrawn, drawingMs };
  }
}
