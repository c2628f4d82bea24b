/** The process that people talk to: opens the database, listens, keeps workers, ends cleanly. */
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from './app';
import { loadSigningKeys } from './auth/signingKeys';
import { createVerifier } from './auth/verifier';
import { dumpBeforeMigrating } from './backup/dumpBeforeMigrating';
import { refuseHalfRestored } from './backup/restoring';
import { findBrowser } from './browser/findBrowser';
import { openPorts } from './compose';
import type { Ports } from './ports';
import { readConfig, type Config } from './config';
import { keepPostgres } from './db/keepPostgres';
import { migrate } from './db/migrate';
import { collectAtRest, readOwnStacks } from './keepLean';
import { keepReportsLocal } from './localReports';
import { createLogger } from './http/logger';
import { createMetrics } from './metrics/metrics';
import { openSender } from './queue/openSender';
import { installQueues } from './queue/queues';
import { readContent } from './readContent';
import { superviseWorkers } from './supervise';
import { startTracing } from './tracing/startTracing';

readOwnStacks(import.meta.url);
keepReportsLocal();
const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(config: Config): Promise<() => Promise<void>> {
  /** What is open, in the order in which it was opened. */
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const tracing = await startTracing(config, 'server', say);
    closers.push(() => tracing.stop());
    const folders = { contentDir: path.resolve('content'), assetsDir: path.resolve('assets') };
    const content = readContent(folders);
    await prepareDataFolder(config.DATA_DIR);
    if (config.WORKERS > 0) await findBrowser({ configured: config.BROWSER_EXECUTABLE });

    const url = config.DATABASE_URL ?? (await embedded(config, closers));
    await refuseHalfRestored(url);
    const dump = await dumpBeforeMigrating(url, config.DATA_DIR);
    if (dump) say(`Before the tables change, all rows are kept in ${dump}.`);
    await migrate(url, () => installQueues(url));
    const ports = await openPorts({ ...config, DATABASE_URL: url }, content);
    closers.push(() => ports.close());
    const keys = await loadSigningKeys(ports.db);
    const sender = await openSender(ports.db);
    closers.push(() => sender.stop());

    const workers = superviseWorkers({
      count: config.WORKERS,
      environment: { ...process.env, DATABASE_URL: url, DATA_DIR: config.DATA_DIR },
      say,
    });
    closers.push(() => workers.stop());

    const app = await buildApp({
      ...ports,
      keys,
      sender,
      verifier: createVerifier({ config, db: ports.db, keys }),
      folders: { clientDir: path.resolve('dist/client'), assetsDir: folders.assetsDir },
      metrics: createMetrics({ process: 'server' }),
      logger: createLogger(),
    });
    closers.push(() => app.close());
    await app.listen({ port: config.PORT, host: config.HOST });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    say(`Reelwright is at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`);
    ports.warm();
    void sayWhoWrites(ports);
    collectAtRest();
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Looking for a model takes up to a second: nobody waits for it. */
async function sayWhoWrites({ scripts }: Pick<Ports, 'scripts'>): Promise<void> {
  const { kind, model } = await scripts.whoWrites();
  const where = kind === 'localModel' ? ' on this machine' : '';
  say(
    model
      ? `Scripts are written by ${model}${where}, and by quoting.`
      : 'Scripts are written without a model.',
  );
}

async function embedded(config: Config, closers: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await keepPostgres({ dir: path.join(config.DATA_DIR, 'postgres'), say });
  closers.push(() => postgres.stop());
  return postgres.url;
}

async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written; name another with DATA_DIR.`);
  }
}

/** One line for a person; the whole of it for who asks by DEBUG. */
function failed(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = process.env.PORT ?? '3000';
  const line =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken; choose another: PORT=3001 npm start`
      : code === 'EACCES'
        ? `Port ${port} may not be used by you; choose one above 1023 with PORT.`
        : message;
  console.error(process.env.DEBUG ? error : line);
  process.exit(1);
}

let stop: () => Promise<void>;
try {
  stop = await start(readConfig(process.env));
} catch (error) {
  failed(error);
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second Ctrl-C is for who does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(() => process.exit(0), failed);
  });
