/**
 * A worker process that really renders: `tsx renderWorker.ts {database url} {log file} {folder}`, with the folder's
 * `media` as its storage. It logs each piece when the first frame of it is drawn, and each film that it joins.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../server/db/database';
import { openReceiver } from '../../../server/queue/openReceiver';
import { openSender } from '../../../server/queue/openSender';
import { createRenderCache } from '../../../server/render/cache/renderCache';
import { createRenderer } from '../../../server/render/renderer';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { startWork } from '../../../server/work';
import { fakePorts } from '../../support/world/fakePorts';
import { testBrowser } from '../render/support/testBrowser';

const [url = '', log = '', folder = ''] = process.argv.slice(2);
const say = (line: string) => appendFileSync(log, `${line}\n`);

const database = openDatabase(url);
const storage = createDiskStorage(path.join(folder, 'media'));
const logError = (error: unknown, what: string) => say(`failed ${what} ${String(error)}`);
const renderer = createRenderer({
  config: { DATA_DIR: path.join(folder, randomUUID()) },
  storage,
  cache: createRenderCache({ db: database.db, storage, logError }),
  browser: testBrowser,
});
const receiver = await openReceiver({
  url,
  concurrency: 2,
  onError: (error) => say(`queue ${error.message}`),
});
await startWork({
  db: database.db,
  receiver,
  sender: await openSender(database.db),
  logError,
  ...fakePorts(),
  storage,
  renderer: {
    ...renderer,
    async drawPart(film, options) {
      const { part } = film;
      const piece = part === 'sound' ? part : `${part.from}-${part.to}`;
      let isTold = false;
      const onFrames = (done: number) => {
        if (!isTold && done > 0) say(`drawing ${piece}`);
        isTold ||= done > 0;
        options.onFrames(done);
      };
      const isKept = await renderer.drawPart(film, { ...options, onFrames });
      say(`drawn ${piece}`);
      return isKept;
    },
    async renderVideo(film, options) {
      const rendered = await renderer.renderVideo(film, options);
      say(
        `joined ${rendered.proof?.outcome} ${rendered.proof?.outcome === 'checked' ? rendered.proof.differing.length : ''}`,
      );
      return rendered;
    },
  },
});
say('working');

process.once('SIGTERM', () => {
  void receiver
    .stop()
    .then(() => renderer.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
