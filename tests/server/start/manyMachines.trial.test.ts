/** As `compose.yaml` puts it together: a server, two workers with disks of their own, a Postgres, a store that speaks S3. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MUSIC_TRACKS } from '../../../contract/sound/music';
import { createAdVideo } from '../../../contract/routes/jobStart.routes';
import { getJob } from '../../../contract/routes/jobs.routes';
import { readProductPage } from '../../../contract/routes/generate.routes';
import { getProject } from '../../../contract/routes/projects.routes';
import { readMp4 } from '../../../e2e/support/mp4';
import { openShop } from '../../../e2e/support/shop';
import { keepPostgres, type KeptPostgres } from '../../../server/db/keepPostgres';

const LIMIT_MS = 300_000;
const SCRIPT =
  'The Ember Flask keeps drinks hot for twelve hours. Its lid opens with one hand. It fits every standard car cup holder.';

let folder: string;
let postgres: KeptPostgres;
let s3: S3rver;
let shop: Awaited<ReturnType<typeof openShop>>;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/buildOnce.mjs'], { stdio: 'inherit' });
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-fleet-'));
  await chmod(folder, 0o755);
  postgres = await keepPostgres({ dir: path.join(folder, 'postgres'), say: () => {} });
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'reels', configs: [] }],
  });
  shop = await openShop();
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all(
    processes.map(async (child) => {
      if (child.exitCode !== null || !child.kill('SIGTERM')) return;
      await once(child, 'exit');
    }),
  );
  await shop.close();
  await s3.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, LIMIT_MS);

function run(name: string, program: string, more: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, name),
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      S3_BUCKET: 'reels',
      FETCH_ALLOW: shop.host,
      LLM_AUTO: 'false',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return child;
}

async function addressOf(server: ChildProcess): Promise<string> {
  // It goes on talking: a pipe that is closed at the first line would end it.
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (words) => {
      const address = /http:\/\/localhost:\d+/.exec(String(words))?.[0];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error('The server ended before it listened.')));
  });
}

it(
  '[OP3] [RD3] a server, two workers, a Postgres and an S3 store make an ad from its link to its MP4',
  async () => {
    const { port } = await s3.run();
    const endpoint = { S3_ENDPOINT: `http://127.0.0.1:${port}` };
    const server = run('server', 'dist/server/main.js', { ...endpoint, PORT: '0', WORKERS: '0' });
    const origin = await addressOf(server);
    for (const name of ['first', 'second']) run(name, 'dist/server/worker.js', endpoint);

    const send = async (token: string, method: string, place: string, body?: object): Promise<unknown> => {
      const answer = await fetch(origin + place, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const { access_token: token } = (await send('', 'POST', '/auth/v1/signup', {
      email: 'fleet@example.com',
      password: 'a long enough password',
    })) as { access_token: string };
    const ask = (method: string, place: string, body?: object) => send(token, method, place, body);

    const page = readProductPage.response.parse(
      await ask('POST', '/v1/generate/product_info', { url: shop.productUrl }),
    );
    const { job_id: jobId } = createAdVideo.response.parse(
      await ask('POST', '/v1/generate/videos', {
        images: page.images,
        videos: [],
        background_music_url: MUSIC_TRACKS[0]?.audio,
        title: page.title,
        description: page.product_description,
        script: SCRIPT,
        selected_voice: 'Ava',
      }),
    );
    const job = async () => getJob.response.parse(await ask('GET', `/v1/jobs/${jobId}`));
    await expect.poll(async () => (await job()).status, { timeout: LIMIT_MS, interval: 500 }).toBe('done');
    const done = await job();
    if (done.status !== 'done') throw new Error('The job is not done.');

    const [projectId] = done.output.project_ids;
    await ask('POST', `/v1/project/${projectId}/render`, {});
    const project = async () =>
      getProject.response.parse(await ask('GET', `/v1/project/${projectId}`)).output;
    await expect
      .poll(async () => (await project()).rendered_video_url, { timeout: LIMIT_MS, interval: 500 })
      .toMatch(/^http/);
    const { rendered_video_url: address, video_data: video } = await project();
    const film = await fetch(address ?? '');
    expect(film.status).toBe(200);
    const file = path.join(folder, 'film.mp4');
    await writeFile(file, Buffer.from(await film.arrayBuffer()));
    const { durationSeconds, ...facts } = await readMp4(file);
    expect(facts).toMatchObject({
      width: 1080,
      height: 1920,
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      audioCodec: 'aac',
    });
    expect(Math.abs(durationSeconds * 1000 - video.duration)).toBeLessThan(100);
  },
  LIMIT_MS,
);
