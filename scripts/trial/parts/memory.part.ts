/** Hours of use in minutes: what the processes hold after it all is what they held after its first tenth. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { treeOf } from '../processes';
import { createTally, outcome, sized } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct, type Person } from '../trialProduct';

const JOBS = 60;
const ENDS_MS = 240_000;
/** Per job with its looks, saves and films, of server and worker each: 60 jobs are what somebody does in four hours. */
const MOST_KB_A_JOB = 300;
const LOOKS = 40;
/** What an editor saves by itself while somebody works in it. */
const SAVES = 10;
/** Of how many projects one is rendered. */
const RENDERED = 3;
/** One alone may not confirm as often. */
const PEOPLE = 8;

export const memoryPart: TrialPart = {
  name: 'memory',
  async run() {
    const tally = createTally();
    const folder = await mkdtemp(path.join(tmpdir(), 'memory-'));
    const counts = path.join(folder, 'of-');
    const preload = path.join(folder, 'counting.mjs');
    await writeFile(preload, COUNTING);
    const counting = {
      TRIAL_COUNTS: counts,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(preload).href}`.trim(),
    };
    const product = await openTrialProduct({
      ...counting,
      USER_JOBS: '0',
      USER_PROJECTS: '0',
      CREDITS_ON_SIGNUP: '10000',
    });
    let films = 0;
    const held: Record<'server' | 'worker', number[]> = { server: [], worker: [] };
    /** Told, and not judged: what native code keeps for itself is in it. */
    const resident: typeof held = { server: [], worker: [] };
    try {
      const people: Person[] = [];
      for (let at = 0; at < PEOPLE; at += 1) people.push(await product.signUp());
      for (let at = 0; at < sized(JOBS); at += 1) {
        const person = people[at % PEOPLE] ?? (await product.signUp());
        const job = await ended(person, `/v1/jobs/${await confirm(person, product.baseURL)}`, ENDS_MS);
        tally.count(job?.status === 'done', `job ${at + 1} is ${job?.status}`);
        const project = `/v1/project/${job?.output.project_ids[0]}`;
        for (let look = 0; look < LOOKS; look += 1)
          await person.ask('GET', look % 2 ? project : '/v1/projects');
        const { body } = await person.ask('GET', project);
        const document = (body as { output: { video_data: object } }).output.video_data;
        for (let save = 0; save < SAVES; save += 1) {
          const saved = await person.ask('PUT', `${project}/layout`, document);
          tally.count(
            saved.status === 200,
            `save ${save + 1} of job ${at + 1} is answered by ${saved.status}`,
          );
        }
        if (at % RENDERED === 0) {
          await person.ask('POST', `${project}/render`);
          const film = await ended(person, project, ENDS_MS);
          tally.count(film?.status === 'done', `the film of job ${at + 1} is ${film?.status}`);
          films += 1;
        }
        for (const { pid, command } of await treeOf(product.pid())) {
          const which = /dist\/server\/(main|worker)\.js/.exec(command)?.[1];
          const counted = which ? await countedIn(pid, counts) : null;
          if (!counted) continue;
          const name = which === 'main' ? 'server' : 'worker';
          held[name].push(counted.held);
          resident[name].push(counted.rss);
        }
      }
      const slopes = Object.entries(held).map(([name, all]) => {
        // Code is compiled and pools are filled in the first of them.
        const kb = slopeOf(all.slice(Math.ceil(all.length / 4)));
        if (all.length >= 20)
          tally.count(kb <= MOST_KB_A_JOB, `the ${name} grows by ${Math.round(kb)} kB a job`);
        const taken = resident[name as keyof typeof resident];
        const mb = (one: number[]) => Math.round((one.at(-1) ?? 0) / 1024);
        const grows = Math.round(slopeOf(taken.slice(Math.ceil(taken.length / 4))));
        return `${name} ${Math.round(kb)} kB a job (${mb(all)} MB held; ${mb(taken)} MB resident, ${grows} kB a job)`;
      });
      return outcome(tally, `${sized(JOBS)} jobs, ${films} films; ${slopes.join(', ')}`);
    } finally {
      await product.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** In each process before all else: when it is asked, garbage is collected, and what is left is written down. */
const COUNTING = `
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    writeFileSync(process.env.TRIAL_COUNTS + process.pid, JSON.stringify({ held: heapUsed + external, rss }));
  });
}
`;

/** What a process holds after its garbage was collected, and takes from the machine: kB. */
async function countedIn(pid: number, counts: string): Promise<{ held: number; rss: number } | null> {
  const file = `${counts}${pid}`;
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 100; tries += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('}')) {
      const { held, rss } = JSON.parse(text) as { held: number; rss: number };
      return { held: held / 1024, rss: rss / 1024 };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** Theil and Sen: the median of all pairs' slopes, which a collection of garbage does not move. */
function slopeOf(values: readonly number[]): number {
  const slopes = values.flatMap((one, at) =>
    values.slice(at + 1).map((other, further) => (other - one) / (further + 1)),
  );
  return slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
}
