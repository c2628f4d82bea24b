/**
 * A worker process for tests: `{database url} {log file} {steps}`. Its outside world is fake, tells
 * every call to the log, and hangs where a script or a project's id says so: `speak hang`.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../../server/config';
import { openDatabase } from '../../../server/db/database';
import { openReceiver } from '../../../server/queue/openReceiver';
import { openSender } from '../../../server/queue/openSender';
import { startTracing } from '../../../server/tracing/startTracing';
import { startWork } from '../../../server/work';
import { fakePorts, type OnCall } from './fakePorts';

const [url = '', log = '', hang = ''] = process.argv.slice(2);
const hanging = new Set(hang.split(',').filter(Boolean));
const NEVER_MS = 2 ** 30;

const onCall: OnCall = async (call, what, signal) => {
  appendFileSync(log, `${call} ${what}\n`);
  const place = [...hanging].find((text) => `${call} ${what}`.includes(text));
  if (place === undefined) return;
  appendFileSync(log, `hanging ${place}\n`);
  await pause(NEVER_MS, undefined, { ...(signal && { signal }) });
};

const tracing = await startTracing(readConfig(process.env), 'worker', (line) =>
  appendFileSync(log, `${line}\n`),
);
const database = openDatabase(url);
const receiver = await openReceiver({
  url,
  concurrency: 8,
  onError: (error) => appendFileSync(log, `queue ${error.message}\n`),
});
await startWork({
  db: database.db,
  receiver,
  sender: await openSender(database.db),
  logError: (error, what) => appendFileSync(log, `failed ${what} ${String(error)}\n`),
  ...fakePorts(onCall),
});
appendFileSync(log, 'working\n');

process.once('SIGTERM', () => {
  void receiver
    .stop()
    .then(() => database.close())
    .then(() => tracing.stop())
    .then(() => process.exit(0));
});
