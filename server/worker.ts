/** A worker as a process: takes jobs and renders off the queue until it is told to stop. */
import { hostname } from 'node:os';
import path from 'node:path';
import { refuseHalfRestored } from './backup/restoring';
import { openPorts } from './compose';
import { readConfig } from './config';
import { withoutValues } from './db/withoutValues';
import { findBrowser } from './browser/findBrowser';
import { startPresence } from './health/presence';
import { lowerPriority } from './lowerPriority';
import { collectAtRest, readOwnStacks } from './keepLean';
import { keepReportsLocal } from './localReports';
import { createMetrics } from './metrics/metrics';
import { tidyPacks } from './packs/removePackFiles';
import { openReceiver } from './queue/openReceiver';
import { openSender } from './queue/openSender';
import { readContent } from './readContent';
import { createRenderCache } from './render/cache/renderCache';
import { createRenderer } from './render/renderer';
import { startSweeper } from './sweeping/sweeper';
import { startTracing } from './tracing/startTracing';
import { startWork } from './work';

/** Whoever asks the server is answered before a film goes on: its tools inherit this. */
const NICENESS = 10;

lowerPriority(NICENESS);
readOwnStacks(import.meta.url);
keepReportsLocal();
const config = readConfig(process.env);
const url = config.DATABASE_URL;
if (!url) throw new Error('A worker needs DATABASE_URL: the main process gives it the embedded one.');

await refuseHalfRestored(url);
const tracing = await startTracing(config, 'worker', (line) => console.error(`worker: ${line}`));

const keepsParts = ({ RENDER_CACHE_DAYS, RENDER_CACHE_GB }: typeof config) =>
  RENDER_CACHE_DAYS > 0 && RENDER_CACHE_GB > 0;

const logError = (error: unknown, what: string) => console.error(`worker: ${what}:`, withoutValues(error));

const ports = await openPorts(
  config,
  readContent({ contentDir: path.resolve('content'), assetsDir: path.resolve('assets') }),
);
const renderer = createRenderer({
  config,
  storage: ports.storage,
  cache: keepsParts(config) ? createRenderCache({ ...ports, logError }) : undefined,
  browser: () => findBrowser({ configured: config.BROWSER_EXECUTABLE }),
});
const receiver = await openReceiver({ url, onError: (error) => logError(error, 'queue') });
const sender = await openSender(ports.db);
/** Told apart from others by its machine and number, as its sign of life is. */
const metrics = createMetrics({ process: 'worker', worker: `${hostname()} ${process.pid}` });
await startWork({ ...ports, packs: ports, receiver, sender, renderer, logError });
const presence = await startPresence({
  ...ports,
  logError,
  drawing: () => renderer.drawing(),
  countedSoFar: async () => (await metrics.registry.getMetricsAsJSON()) as object[],
});
renderer.recall().catch((error: unknown) => logError(error, 'how films are drawn is not known yet'));
tidyPacks(ports).catch((error: unknown) => logError(error, 'packs of voices could not be tidied'));
const sweeper = startSweeper({ ...ports, logError });
collectAtRest();

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([receiver.stop(), sweeper.stop()]);
  await Promise.allSettled([renderer.close(), sender.stop(), presence.stop()]);
  await ports.close();
  await tracing.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The main process went away without a word, perhaps while this one was starting.
process.on('disconnect', () => void stop());
if (process.connected === false) void stop();
