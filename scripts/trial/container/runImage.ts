/** An image as a person runs it: started, asked, used once for everything, and stopped. */
import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, chmodSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../e2e/support/freePort';
import { machineHasSandbox } from '../../../tests/support/machineSandbox';
import type { Tally } from '../tally';
import { answering, confirm, ended, hasEnded, signUpAt } from '../trialProduct';
import type { Image } from './buildImage';
import { runInRoot, startInRoot } from './inRoot';

const ENDS_MS = 600_000;
const STOPS_MS = 60_000;
const LEAVES_MS = 30_000;
/** Of its words, for whoever has to find out. */
const LAST_WORDS = 2000;
const TITLE = 'Cedar bird house';

/** @param user of the image, or whom the person names. */
export async function runImage(image: Image, { user, tally }: { user: string; tally: Tally }): Promise<void> {
  const holds = (it: boolean, what: string) => tally.count(it, `as ${user}: ${what}`);
  emptyVolumes(image);
  const shop = await openShop();
  const port = await freePort();
  const environment = {
    ...image.environment,
    PORT: String(port),
    FETCH_ALLOW: shop.host,
    ...{ LLM_AUTO: 'false', WIKIPEDIA: 'false', TRUST_PROXY: 'true' },
  };
  const baseURL = `http://localhost:${port}`;
  const where = { root: image.root, cwd: image.cwd, user, environment };
  const begun = new Date();
  const child = startInRoot({ ...where, command: image.command });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (words = (words + data).slice(-LAST_WORDS)));
  const room = await mountsOf(child);
  try {
    await answering(baseURL, child);
    holds(
      passes(() => runInRoot({ ...where, command: image.healthcheck })),
      'its health check fails',
    );
    const closed = { ...environment, PORT: String(await freePort()) };
    const isSick = !passes(() => runInRoot({ ...where, environment: closed, command: image.healthcheck }));
    holds(isSick, 'its health check is content where nobody answers');
    const person = await signUpAt(baseURL);
    const page = await person.ask('POST', '/v1/generate/product_info', { url: shop.address });
    const title = (page.body as { title?: string }).title;
    // Without user namespaces no browser opens it, as everywhere.
    if (machineHasSandbox)
      holds(title === TITLE, `a page that its script draws is read as ${JSON.stringify(page.body)}`);
    const job = await ended(person, `/v1/jobs/${await confirm(person, baseURL)}`, ENDS_MS);
    holds(job?.status === 'done', `the job is ${job?.status}: ${job?.failure ?? ''}\n${words}`);
    const project = `/v1/project/${job?.output.project_ids[0]}`;
    await person.ask('POST', `${project}/render`);
    const film = await ended(person, project, ENDS_MS);
    holds(film?.status === 'done', `the film is ${film?.status}: ${film?.output.failure ?? ''}\n${words}`);
  } catch (error) {
    holds(false, `${error instanceof Error ? error.message : String(error)}\n${words}`);
  } finally {
    await shop.close();
    if (!hasEnded(child)) {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, STOPS_MS))]);
    }
  }
  holds(
    child.exitCode === 0,
    `asked to stop, it ended with ${child.exitCode ?? child.signalCode}:\n${words}`,
  );
  const left = await leftIn(room);
  holds(
    left.length === 0,
    `it left ${left.length} processes: ${left.map(({ command }) => command).join(' | ')}`,
  );
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  const written = writtenOutside(image, begun);
  holds(written.length === 0, `it left files beside its volume: ${written.join(' ')}`);
}

/** As a new volume is: with the owner and the rights that the image gives it. */
function emptyVolumes({ root, volumes }: Image): void {
  for (const volume of volumes) {
    const place = path.join(root, volume);
    const { uid, gid, mode } = statSync(place);
    rmSync(place, { recursive: true });
    mkdirSync(place);
    chownSync(place, uid, gid);
    chmodSync(place, mode & 0o7777);
  }
}

/** A page that has no words but by its script, at an address that is allowed. */
async function openShop() {
  const body = { body: `<h1>${TITLE}</h1><p>Holds a nest box of untreated cedar, 20 cm high.</p>` };
  const page = `<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div><script>
    document.title = ${JSON.stringify(TITLE)};
    document.getElementById('root').innerHTML = ${JSON.stringify(body.body)};
  </script></body></html>`;
  const server = http.createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passes(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** The mount namespace is what all that it starts has in common, whoever their parent is by then. */
async function mountsOf({ pid }: ChildProcess): Promise<string> {
  const ours = namespaceOf(process.pid);
  for (;;) {
    const theirs = namespaceOf(pid ?? 0);
    if (theirs !== ours) return theirs ?? '';
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function namespaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/mnt`);
  } catch {
    return null;
  }
}

/** A browser that draws looks every second whether its worker is still there: what is left then is left for good. */
async function leftIn(room: string): Promise<{ pid: number; command: string }[]> {
  for (const until = performance.now() + LEAVES_MS; ;) {
    const left = processesIn(room);
    if (left.length === 0 || performance.now() > until) return left;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function processesIn(room: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && namespaceOf(Number(name)) === room)
    .map((name) => ({ pid: Number(name), command: commandOf(name) }));
}
const commandOf = (pid: string) =>
  spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).stdout.trim();

/** What the image's own user changed since then. */
function writtenOutside({ root, volumes }: Image, since: Date): string[] {
  const volumesOut = volumes.flatMap((volume) => ['-path', path.join(root, volume), '-prune', '-o']);
  const { stdout } = spawnSync(
    'find',
    [root, '-xdev', ...volumesOut, '-newerct', since.toISOString(), '!', '-type', 'd', '-print'],
    { encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}
