/** The lists of somebody who has made a lot: 1,000 projects and 1,000 jobs over HTTP, beside a route that does nothing. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { listJobs } from '../../contract/routes/jobs.routes';
import { listProjects } from '../../contract/routes/projectList.routes';
import { templatePropsSchema } from '../../contract/video/templateProps';
import { openProduct } from '../../e2e/support/product';
import { openDatabase } from '../../server/db/database';
import { startPostgres } from '../../server/db/embeddedPostgres';
import { jobs, projects } from '../../server/db/schema/app';
import { mediaRef } from '../../server/media/mediaAddresses';
import { mediaKey, projectPrefix } from '../../server/storage/storage';
import { arrange } from '../../src/templates/arrangements';
import { defineBench } from './defineBench';

const ITEMS = 1000;
const PICTURES = 12;
/** Below the calls a minute that one person may make. */
const CALLS = 120;
const WARM_UP = 20;
const EMPTY_PROPS = { videos: [], background_music_url: null, remote_dir: mediaRef('u/') };
const SENTENCE = 'Double wall vacuum insulation keeps drinks hot for twelve hours. ';

export const bench = defineBench({
  name: 'api',
  async run() {
    const product = await openProduct({ WORKERS: '0' });
    const postgres = await startPostgres({ dir: path.join(product.dataDir, 'postgres') });
    const database = openDatabase(postgres.url, { max: 1 });
    try {
      const { token, userId } = await signUp(product.baseURL);
      const { madeProjects, madeJobs } = lifesWork(userId);
      await database.db.insert(projects).values(madeProjects);
      await database.db.insert(jobs).values(madeJobs);
      await database.pool.query('vacuum analyze');

      const ask = async (route: string) => {
        const answer = await fetch(`${product.baseURL}/v1${route}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return [answer.status, await answer.text()] as const;
      };
      const median = async (route: string) => {
        const times: number[] = [];
        for (let call = 0; call < WARM_UP + CALLS; call += 1) {
          const begun = performance.now();
          const [status] = await ask(route);
          if (status !== 200) throw new Error(`${route} answered ${status}.`);
          if (call >= WARM_UP) times.push(performance.now() - begun);
        }
        return times.sort((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
      };

      const empty = await median('/health');
      const projectsMs = await median(listProjects.path);
      const jobsMs = await median(listJobs.path);
      const [, listed] = await ask(listProjects.path);
      if (listProjects.response.parse(JSON.parse(listed)).length !== ITEMS)
        throw new Error('Some are missing.');
      return [
        { figure: 'an empty route, p50', measured: empty, unit: 'ms' },
        { figure: 'GET /projects with 1,000, p50', measured: projectsMs, unit: 'ms', goal: { atMost: 15 } },
        { figure: 'GET /generate/jobs with 1,000, p50', measured: jobsMs, unit: 'ms', goal: { atMost: 30 } },
        { figure: 'GET /projects with 1,000', measured: listed.length / 1e6, unit: 'MB' },
      ];
    } finally {
      await database.close();
      await product.close();
      await postgres.stop();
    }
  },
});

/** Documents, requests and texts as large as real ones, so that reading one too many shows. */
function lifesWork(userId: string) {
  const pictures = Array.from({ length: PICTURES }, (_, index) =>
    mediaRef(mediaKey(userId, `${String(index).padStart(32, 'a')}.jpg`)),
  );
  const captions = Array.from({ length: 60 }, (_, index) => [[index / 2, index / 2 + 0.4], 'word']);
  const made = Array.from({ length: ITEMS }, (_, index) => {
    const [id, jobId, createdAt] = [randomUUID(), randomUUID(), new Date(Date.now() - index * 60_000)];
    const title = `The Ember Flask, take ${index}`;
    const props = {
      template: 'default',
      project_id: id,
      title,
      images: pictures,
      captions,
      voiceover_duration: 30,
    };
    const folder = projectPrefix(userId, id);
    return { id, jobId, createdAt, title, props, folder };
  });
  const document = (props: object) => arrange(templatePropsSchema.parse({ ...EMPTY_PROPS, ...props }));
  return {
    madeProjects: made.map(({ id, jobId, createdAt, title, props, folder }) => ({
      ...{ id, jobId, createdAt, title, userId, status: 'done' as const },
      ...{ thumbnailKey: `${folder}thumbnail.jpg`, renderedKey: `${folder}video-${jobId}.mp4` },
      videoData: document(props),
    })),
    madeJobs: made.map(({ id, jobId, createdAt, title }) => ({
      ...{
        id: jobId,
        projectId: id,
        createdAt,
        title,
        userId,
        kind: 'urltoads' as const,
        status: 'done' as const,
      },
      description: SENTENCE.repeat(20),
      request: {
        ...{
          images: pictures,
          videos: [],
          title,
          description: SENTENCE.repeat(20),
          script: SENTENCE.repeat(10),
        },
        ...{ selected_voice: 'Ava', background_music_url: '/assets/music/rap-beat.m4a' },
      },
    })),
  };
}

async function signUp(baseURL: string): Promise<{ token: string; userId: string }> {
  const answer = await fetch(`${baseURL}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'a long enough password' }),
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { token, userId: user.id };
}
