/** Draws one still of the video as the poster of its card. [P3] */
import { projectPrefix } from '../../storage/storage';
import { defineStep } from '../step';
import { drawPoster } from '../media/poster';

/** A browser that opens, a page that loads, files that are read. */
const LIMIT_MS = 240_000;

export const thumbnail = defineStep({
  name: 'thumbnail',
  limitMs: LIMIT_MS,
  async run({ job, ports, resultOf, signal }) {
    const { projectId, videoData } = resultOf('project');
    const key = `${projectPrefix(job.userId, projectId)}thumbnail.jpg`;
    await ports.storage.put(key, await drawPoster(ports.renderer, videoData, signal), 'image/jpeg');
    // The film may be wanted next: by then the browser is asked how it draws one.
    ports.renderer.drawingWay().catch(() => {});
    return { key };
  },
});
