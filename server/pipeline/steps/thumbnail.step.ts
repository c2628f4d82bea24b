/** Draws one still of the video as the poster of its card. [P3] */
import type { VideoData } from '../../../contract/video/videoData';
import { stillMoment } from '../../../src/templates/stillMoment';
import { projectPrefix } from '../../storage/storage';
import { defineStep } from '../step';
import { poster } from '../media/poster';

/** ms: behind an intro, which would be the same on every card. */
const beginningOf = ({ trackItemsMap }: VideoData): number =>
  Object.values(trackItemsMap).find(({ brand }) => brand === 'intro')?.display.to ?? 0;

/** A browser that opens, a page that loads, files that are read. */
const LIMIT_MS = 240_000;

export const thumbnail = defineStep({
  name: 'thumbnail',
  limitMs: LIMIT_MS,
  async run({ job, ports, resultOf, signal }) {
    const { projectId, videoData } = resultOf('project');
    const atMs = stillMoment(videoData, beginningOf(videoData));
    const still = await ports.renderer.drawStill({ videoData, atMs }, { signal });
    signal.throwIfAborted();
    const key = `${projectPrefix(job.userId, projectId)}thumbnail.jpg`;
    await ports.storage.put(key, await poster(still), 'image/jpeg');
    // The film may be wanted next: by then the browser is asked how it draws one.
    ports.renderer.drawingWay().catch(() => {});
    return { key };
  },
});
