/** How much of a film was drawn here before, told without opening it. [RD2] [ED4] */
import { drawnBy, drawnSize, isSound, type RenderSettings } from '../../../contract/renderSettings';
import type { VideoData } from '../../../contract/video/videoData';
import { videoLength } from '../../../src/templates/motion/timing';
import type { FrameRange } from '../draw';
import { chunkLooks } from './chunkLooks';
import { planChunks } from './chunkPlan';

/** Of a file that there is: px and frames a second, null where it has none. */
interface Made {
  readonly width: number | null;
  readonly height: number | null;
  readonly fps: number | null;
}
interface Film {
  /** In stored form. */
  readonly videoData: VideoData;
  /** Its files: nothing is laid out for a size that it was never made in. */
  readonly files: readonly Made[];
  readonly composition: string;
  known(looks: readonly string[]): Promise<ReadonlySet<string>>;
}

/** @returns how many frames of each choice are kept; of one that is not named, none */
export async function framesKept(
  { videoData, files, composition, known }: Film,
  choices: readonly RenderSettings[],
): Promise<ReadonlyMap<RenderSettings, number>> {
  const looked = choices
    .filter((settings) => !isSound(settings.kind) && wasMade(drawnSize(videoData, settings)))
    .map((settings) => {
      const drawn = drawnBy(videoData, settings);
      const ranges = planChunks({ frames: videoLength(drawn.videoData), fps: drawn.videoData.fps });
      return { settings, ranges, looks: chunkLooks({ ...drawn, composition }, ranges) };
    });
  const kept = await known([...new Set(looked.flatMap(({ looks }) => looks))]);
  return new Map(
    looked.map(({ settings, ranges, looks }) => [
      settings,
      framesIn(ranges.filter((_, place) => kept.has(looks[place] ?? ''))),
    ]),
  );

  function wasMade({ width, height, fps }: Made): boolean {
    return files.some((file) => file.width === width && file.height === height && file.fps === fps);
  }
}

const framesIn = (ranges: readonly FrameRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);
