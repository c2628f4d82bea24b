/** One person at another's things: the short form, whose long one asks a running product (`npm run trial matrix`). */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askMatrix, type Answer, type Asker } from '../../../scripts/trial/matrix/askMatrix';
import { contractRoutes } from '../../../scripts/trial/matrix/contractRoutes';
import { openPorts, type OpenPorts } from '../../../server/compose';
import { readConfig } from '../../../server/config';
import { loadSigningKeys } from '../../../server/auth/signingKeys';
import { jobSteps, projects, renderedFiles } from '../../../server/db/schema/app';
import { openSender } from '../../../server/queue/openSender';
import { readContent } from '../../../server/readContent';
import { jobsRepository } from '../../../server/repositories/jobs/jobs.repository';
import { projectPrefix } from '../../../server/storage/storage';
import { freshDatabase } from '../../support/postgres/freshDatabase';
import { madeProject } from '../../support/world/madeProject';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';

let folder: string;
let ports: OpenPorts;
let server: TestApp;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'matrix-'));
  const environment = {
    DATA_DIR: folder,
    WIKIPEDIA: 'false',
    LLM_AUTO: 'false',
    PUBLIC_URL: 'http://videos.test',
  };
  database = await freshDatabase();
  const content = readContent({ contentDir: path.resolve('content'), assetsDir: path.resolve('assets') });
  ports = await openPorts({ ...readConfig(environment), DATABASE_URL: database.url }, content);
  const { library, storage, recordings, speech, addresses } = ports;
  const { db } = ports;
  server = await testApp(environment, {
    ...{ db, library, storage, recordings, speech, addresses },
    sender: await openSender(db),
    keys: await loadSigningKeys(db),
  });
});
afterAll(async () => {
  await server.close();
  await ports.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const inject = async (token: string, method: string, url: string, body?: object): Promise<Answer> => {
  // As a client would write the form: its boundary is in the header.
  const form = body instanceof FormData ? new Response(body) : null;
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
    },
    ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.body.startsWith('{') ? answer.json() : answer.body };
};
const asker = (id: string): Asker => ({ id, ask: (method, place, body) => inject(id, method, place, body) });

/** A job with its project, its pictures in the library, and a film that is said to be rendered. */
async function makeProject({ id: userId, ask }: Asker) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture())]), 'a.png');
  const { body } = await ask('POST', '/v1/media/upload', form);
  const key = ports.addresses.toKey((body as { file_url: string }).file_url) ?? expect.fail();
  const { db } = ports;
  const projectId = await madeProject(db, userId);
  const jobId = await jobsRepository(db).create({ userId, kind: 'urltoads', request: adRequest(userId) });
  await jobsRepository(db).finish(jobId, projectId);
  await db.insert(jobSteps).values({ jobId, step: 'layouts', result: { layouts: [] } });
  const [row = expect.fail()] = await db.select().from(projects).where(eq(projects.id, projectId));
  const videoData = JSON.parse(
    JSON.stringify(row.videoData).replaceAll(/media:u\/[\w-]+\/media\/[abc]\.jpg/g, `media:${key}`),
  ) as typeof row.videoData;
  const film = `${projectPrefix(userId, projectId)}video-1.mp4`;
  await ports.storage.put(film, Buffer.from('a film'), 'video/mp4');
  await db
    .update(projects)
    .set({ videoData, status: 'done', renderedKey: film, thumbnailKey: key })
    .where(eq(projects.id, projectId));
  await db
    .insert(renderedFiles)
    .values({ projectId, userId, kind: 'mp4', key: film, bytes: 6, width: 1080, height: 1920, fps: 30 });
  return { projectId, jobId };
}
const picture = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('[AC1] [TR2] what is one person’s is nobody else’s, by whatever call of the contract', async () => {
  const open: string[] = [];
  const { cells } = await askMatrix(
    {
      ann: asker(randomUUID()),
      bob: asker(randomUUID()),
      nobody: asker('nobody'),
      open: async (address) =>
        (await server.app.inject(address.replace('http://videos.test', ''))).statusCode,
      makeProject,
      files: {
        picture: { bytes: await picture(), name: 'a.png' },
        speech: { bytes: await readFile('assets/voices/ryan.m4a'), name: 'a.m4a' },
      },
    },
    (holds, what) => void (holds || open.push(what)),
  );
  expect(open).toEqual([]);
  expect(cells).toBeGreaterThan(contractRoutes.length);
}, 180_000);

test('[TR2] the matrix asks every call that the API describes', async () => {
  const { paths } = (await server.app.inject('/v1/openapi.json')).json<{ paths: Record<string, object> }>();
  const described = Object.entries(paths).flatMap(([place, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${place}`),
  );
  const asked = contractRoutes.map(
    ({ method, path: place }) => `${method} /v1${place.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(asked.toSorted()).toEqual(described.toSorted());
});
