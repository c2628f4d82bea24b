/** The moments by which a look is held: drawn small, compared by `tests/src/templates/stills.test.ts`. */
import sharp from 'sharp';
import type { VideoData } from '../../contract/video/videoData';
import type { Renderer } from '../../server/render/renderer';
import { arrange, templateNames } from '../../src/templates/arrangements';
import { mainItemsOf } from '../../src/templates/shared/shots/dressMain';
import { lookProjects, type LookProject } from './looks.projects';
import { lookProps } from './lookProps';

/** Where the references are: what `npm run looks` writes there is a decision. */
export const HELD_FOLDER = 'tests/src/templates/stills';
/** px */
const SIZE = { width: 270, height: 480 } as const;
/** ms into the second picture's entrance, so that both are seen. */
const ENTERING_MS = 130;

/** The hook with its title, a picture on its way in, and the closing card; ms. */
const momentsOf = (videoData: VideoData) => ({
  hook: 0.08 * videoData.duration,
  entrance: (mainItemsOf(videoData)[1]?.display.from ?? 0) + ENTERING_MS,
  end: 0.97 * videoData.duration,
});

const [ad] = lookProjects;
if (!ad) throw new Error('There is no project to hold looks by.');
const { clip: _, ...pictures } = ad;
/** No clip: its decoding is not what is held. */
const held: LookProject = { ...pictures, pictures: ad.pictures.slice(0, 3) };

/** By name; JPEGs as they are drawn. `folder` is where the renderer's storage is. */
export async function drawHeldStills(
  renderer: Renderer,
  folder: string,
  templates = templateNames,
): Promise<Map<string, Buffer>> {
  const props = await lookProps(folder, held);
  const stills = new Map<string, Buffer>();
  for (const template of templates) {
    const videoData = arrange({ ...props, ...SIZE, template });
    for (const [moment, atMs] of Object.entries(momentsOf(videoData)))
      stills.set(`${template}.${moment}`, await renderer.drawStill({ videoData, atMs }));
  }
  return stills;
}

export const asReference = (still: Buffer): Promise<Buffer> => sharp(still).webp({ quality: 84 }).toBuffer();
