/** A process that renders films as a worker of the product does: `null` once it is open, then what each film took. */
import path from 'node:path';
import { observe } from '../../../server/observing/activities';
import { createRenderer } from '../../../server/render/renderer';
import { folderStorage } from '../../../tests/server/render/support/folderStorage';
import { arrange } from '../../../src/templates/arrangements';
import { secondsOf } from '../yardsticks';
import type { Note } from './answeringProcess';
import { folderCache } from './folderCache';
import { drawingBrowser } from './openFilm';
import { NOTES, type FilmToRender, type Rendered, type RenderSetup } from './renderProcess';

const { folder, media, props } = JSON.parse(process.argv[2] ?? '') as RenderSetup;
const say = (said: Rendered | Note | null) => process.send?.(said);

const renderer = createRenderer({
  config: { DATA_DIR: path.join(folder, 'data') },
  storage: folderStorage(media),
  browser: await drawingBrowser(),
  cache: folderCache(path.join(folder, 'cache')),
});

async function render(film: FilmToRender): Promise<Rendered> {
  let [isDrawing, begun, checking] = [false, 0, 0];
  const seconds = await secondsOf(() =>
    renderer.renderVideo(film, {
      onProgress({ stage }) {
        if (stage === 'drawing' && !isDrawing) {
          isDrawing = true;
          say({ note: NOTES.firstFrame });
        }
        if (stage === 'checking') begun = performance.now();
        if (stage === 'finishing') checking = (performance.now() - begun) / 1000;
      },
    }),
  );
  return { seconds, checking };
}

observe('filmStage', ({ stage }) => () => {
  if (stage === 'preview') say({ note: NOTES.shown });
});

// Bundled and opened beforehand, as for the other side.
await renderer.drawStill({ videoData: arrange(props), atMs: 0 });
// As in the product, where the first thumbnail asks for it.
await renderer.drawingWay();
process.on('message', (film: FilmToRender) => void render(film).then(say));
process.on('disconnect', () => void renderer.close());
say(null);
