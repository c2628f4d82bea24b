/** A still of the film as the picture of its card: the film's own shape, no larger than a card is shown. [P3] */
import sharp from 'sharp';
import type { VideoData } from '../../../contract/video/videoData';
import { stillMoment } from '../../../src/templates/stillMoment';
import type { Renderer } from '../../render/renderer';

/** px; twice what a card is wide. */
const WIDTH = 540;
const HEIGHT = 960;

/** ms: behind an intro, which would be the same on every card. */
const beginningOf = ({ trackItemsMap }: VideoData): number =>
  Object.values(trackItemsMap).find(({ brand }) => brand === 'intro')?.display.to ?? 0;

export async function drawPoster(
  renderer: Pick<Renderer, 'drawStill'>,
  videoData: VideoData,
  signal: AbortSignal,
): Promise<Buffer> {
  const atMs = stillMoment(videoData, beginningOf(videoData));
  const still = await renderer.drawStill({ videoData, atMs }, { signal });
  signal.throwIfAborted();
  return sharp(still)
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
