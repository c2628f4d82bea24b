/** Frames a second and memory of a render, beside Remotion's defaults and the encoder alone in the same run. */
import path from 'node:path';
import { findBrowser } from '../../server/browser/findBrowser';
import { findFiles } from '../../server/render/localFiles';
import { createRenderer } from '../../server/render/renderer';
import { planRender } from '../../server/render/renderPlan';
import { arrange } from '../../src/templates/arrangements';
import { folderStorage } from '../../tests/server/render/support/folderStorage';
import { sampleProject } from '../../tests/server/render/support/sampleProject';
import { defineBench } from './defineBench';
import { peakBytes } from './processTree';
import { encodingAlone, remotionDefaults, secondsOf } from './yardsticks';

const GIGABYTE = 1e9;

export const bench = defineBench({
  name: 'render',
  async run(folder) {
    const media = path.join(folder, 'media');
    const storage = folderStorage(media);
    const videoData = arrange(await sampleProject(media, { clip: true }));
    const plan = planRender(videoData);
    const files = await findFiles(plan.assets, { storage, assetsDir: path.resolve('assets') });
    const configured = process.env.BROWSER_EXECUTABLE;
    const browser = await findBrowser(configured ? { configured } : {});
    const renderer = createRenderer({ config: { DATA_DIR: path.join(folder, 'data') }, storage, browser });

    const video = path.join(folder, 'ours.mp4');
    // Bundled and opened beforehand, as for the other side.
    await renderer.drawStill({ videoData, atMs: 0 });
    const { result: ours, peak } = await peakBytes(() =>
      secondsOf(() => renderer.renderVideo({ videoData, outputPath: video })),
    );
    await renderer.close();
    const defaults = await remotionDefaults(videoData, files, browser, folder);
    const encoder = await encodingAlone(video, folder);

    const unit = 'frames/s';
    return [
      { figure: 'render, sound and joining included', measured: plan.frames / ours, unit },
      { figure: "Remotion's defaults, blur by CSS", measured: plan.frames / defaults, unit },
      { figure: 'ffmpeg encoding the same frames alone', measured: plan.frames / encoder, unit },
      {
        figure: "render beside Remotion's defaults",
        measured: defaults / ours,
        unit: 'times',
        goal: { atLeast: 2.5 },
      },
      { figure: 'render beside the encoder alone', measured: encoder / ours, unit: 'times' },
      { figure: 'memory while rendering', measured: peak / GIGABYTE, unit: 'GB', goal: { atMost: 2.5 } },
    ];
  },
});
