/**
 * A real Postgres from npm, on a unix socket only. One server a folder, whoever starts it: Postgres
 * itself arbitrates, a live one is adopted, and the last to leave stops it.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeCluster } from './makeCluster';
import { findPostgres } from './postgresBinaries';
import { isReachableByOthers, ROOT_HOME, runsAsRoot, unprivileged } from '../unprivileged';

export interface RunningPostgres {
  readonly url: string;
  /** It was running already: left by a crash, or shared with another process. */
  readonly adopted: boolean;
  /** Stops the server unless somebody else is connected to it. */
  stop(): Promise<void>;
}

const START_MS = 30_000;
const STOP_MS = 20_000;
const POLL_MS = 40;
/** A question of one line; a server that hangs takes connections and answers none. */
const ANSWER_MS = 10_000;
/** A unix socket's whole path must fit into 107 bytes, and Postgres adds its own name. */
const SOCKET_FOLDER_BYTES = 80;

/** A second server on a live folder ends at once, and so does one whose forerunner's children still end: it will be our turn. */
const PASSES =
  /lock file .* already exists|shared memory block .* is still in use|could not (?:bind|create lock file)/;

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** @param dir the folder of this server; made when it is not there. */
export async function startPostgres({ dir }: { dir: string }): Promise<RunningPostgres> {
  const root = reachable(path.resolve(dir));
  const data = path.join(root, 'data');
  const socket = socketFolder(root);
  const url = `postgres://app@localhost/postgres?host=${encodeURIComponent(socket)}`;
  if (await answers(url)) return running(url, data, true);

  const binaries = findPostgres({ runsAsRoot: runsAsRoot() });
  prepare(root, 0o755);
  prepare(socket, 0o700);
  if (existsSync(path.join(data, 'PG_VERSION'))) refuseOtherMajor(data, binaries.major);
  else makeCluster({ initdb: binaries.initdb, root, data });

  const log = path.join(root, 'postgres.log');
  let said = bytesOf(log);
  let mine = launch(binaries.postgres, data, socket, log);
  for (const deadline = Date.now() + START_MS; !(await answers(url)); await pause()) {
    if (Date.now() > deadline) throw new Error(`Postgres did not start; ${log} says why.`);
    if (mine.exitCode === null && mine.signalCode === null) continue;
    const why = lastWords(log, said, mine.pid);
    if (why !== '' && !PASSES.test(why)) throw new Error(`Postgres did not start: ${why} (${log})`);
    said = bytesOf(log);
    mine = launch(binaries.postgres, data, socket, log);
  }
  return running(url, data, mine.exitCode !== null || mine.pid !== postmaster(data));
}

/**
 * Where the user that Postgres runs as can get to. A folder that is closed to it keeps the name of another,
 * made up once: who deletes the folder begins anew.
 */
function reachable(dir: string): string {
  if (!runsAsRoot() || isReachableByOthers(path.dirname(dir))) return dir;
  const note = path.join(dir, 'elsewhere');
  mkdirSync(dir, { recursive: true });
  try {
    writeFileSync(note, randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return path.join(ROOT_HOME, readFileSync(note, 'utf8'));
}

function socketFolder(root: string): string {
  const beside = path.join(root, 'socket');
  if (Buffer.byteLength(beside) <= SOCKET_FOLDER_BYTES) return beside;
  return path.join(tmpdir(), `reelwright-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
}

function prepare(folder: string, mode: number): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
  give(folder);
}

function give(folder: string): void {
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** A data folder is read by its own major version only; nothing is tried on another's. */
function refuseOtherMajor(data: string, major: number): void {
  const made = Number.parseInt(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'));
  if (made === major) return;
  throw new Error(
    [
      `The database in ${data} was made by Postgres ${made}; this version of Reelwright brings Postgres ${major}, which cannot read it. Nothing was changed.`,
      'To move it: with the version of Reelwright that you ran before, `npm run backup -- backup.tar`;',
      `then with this one, DATA_DIR naming a new folder, \`npm run restore -- backup.tar\` and \`npm start\`.`,
    ].join('\n'),
  );
}

function launch(postgres: string, data: string, socket: string, logFile: string) {
  const log = openSync(logFile, 'a');
  const settings = {
    listen_addresses: '',
    // A list: unquoted, a comma in the path would split it.
    unix_socket_directories: `"${socket}"`,
    shared_buffers: '64MB',
    max_connections: '60',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', data, ...words], {
    ...unprivileged(),
    cwd: path.dirname(data),
    // A group of its own: Ctrl-C in a terminal is for us to pass on, after the last query.
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => {});
  child.unref();
  closeSync(log);
  return child;
}

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * What a server that began at this byte of the log gave as the reason of its end; empty where it was killed. By its
 * pid, because a live one refuses early callers in the same log.
 */
function lastWords(log: string, begun: number, pid: number | undefined): string {
  const lines = readFileSync(log).subarray(begun).toString().split('\n');
  return (
    /(?:FATAL|PANIC):\s*(.*)/.exec(
      lines.findLast((line) => line.includes(`[${pid}]`) && /FATAL|PANIC/.test(line)) ?? '',
    )?.[1] ?? ''
  );
}

async function answers(url: string): Promise<boolean> {
  return (await ask(url, 'select 1')) !== null;
}

async function ask(url: string, query: string): Promise<pg.QueryResult<Record<string, unknown>> | null> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await client.query<Record<string, unknown>>(query);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Only to be believed while the server of this folder answers. */
function postmaster(data: string): number {
  return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function running(url: string, data: string, adopted: boolean): RunningPostgres {
  return {
    url,
    adopted,
    async stop() {
      const others = await ask(
        url,
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      if (others === null || others.rowCount !== 0) return;
      const pid = postmaster(data);
      // SIGINT: what is open is rolled back, and the server ends cleanly.
      process.kill(pid, 'SIGINT');
      for (const deadline = Date.now() + STOP_MS; isAlive(pid) && Date.now() < deadline;) await pause();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
