/** What each template costs: its render beside that of `default` on the same content, and all layouts of a minute. */
import path from 'node:path';
import type { TemplateProps } from '../../contract/video/templateProps';
import { findBrowser } from '../../server/browser/findBrowser';
import { createRenderer } from '../../server/render/renderer';
import { arrange, templateNames } from '../../src/templates/arrangements';
import { folderStorage } from '../../tests/server/render/support/folderStorage';
import { sampleProject, spokenCaptions } from '../../tests/server/render/support/sampleProject';
import { defineBench, type BenchRow } from './defineBench';
import { secondsOf } from './yardsticks';

/** Each template is rendered right after `default`, so many times: a machine that grows busy slows both. */
const PAIRS = 3;
const LAYOUTS = 25;
const TEXT = 'Cold for a day. Fill it once and forget the rest of it.';

export const bench = defineBench({
  name: 'templates',
  async run(folder) {
    const media = path.join(folder, 'media');
    const props = await sampleProject(media, { text: TEXT, clip: true });
    const configured = process.env.BROWSER_EXECUTABLE;
    const browser = await findBrowser(configured ? { configured } : {});
    const storage = folderStorage(media);
    const renderer = createRenderer({ config: { DATA_DIR: path.join(folder, 'data') }, storage, browser });
    const seconds = (template: string) => {
      const videoData = arrange({ ...props, template });
      return secondsOf(() =>
        renderer.renderVideo({ videoData, outputPath: path.join(folder, `${template}.mp4`) }),
      );
    };
    // Bundled and opened beforehand.
    await seconds('default');
    const rows: BenchRow[] = [];
    for (const template of templateNames.filter((name) => name !== 'default')) {
      const ratios: number[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const usual = await seconds('default');
        ratios.push((await seconds(template)) / usual);
      }
      const figure = `render of ${template} beside default`;
      rows.push({ figure, measured: median(ratios), unit: 'times', goal: { atMost: 1.5 } });
    }
    await renderer.close();
    return [...rows, layouts(props)];
  },
});

/** A minute with as many pictures as an ad may have. */
function layouts(props: TemplateProps): BenchRow {
  const captions = spokenCaptions(Array.from({ length: 24 }, () => TEXT).join(' '), 0.25, 0.3).filter(
    ([[, end]]) => end < 59.5,
  );
  const images = Array.from({ length: 19 }, (_, index) => `${props.images[0] ?? ''}?${index}`);
  const beats = Array.from({ length: 120 }, (_, index) => index * 500);
  const minute = { ...props, captions, images, beats, voiceover_duration: 60 };
  const times = Array.from({ length: LAYOUTS }, () => {
    const begun = performance.now();
    for (const template of templateNames) arrange({ ...minute, template });
    return performance.now() - begun;
  });
  const figure = 'layouts of all templates for a minute';
  return { figure, measured: median(times), unit: 'ms', goal: { atMost: 50 } };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
