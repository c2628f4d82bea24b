/**
 * Each kind of process is killed at random moments of jobs and renders: every one ends in one project with exact
 * credits and an MP4 that plays, or in a clear failure that a press repairs; nobody else waits for long. [J5] [X3]
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMp4 } from '../../../e2e/support/mp4';
import { randomly } from '../randomly';
import { createTally, outcome, sized } from '../tally';
import { treeOf, type RunningProcess } from '../processes';
import type { TrialPart } from '../trialPart';
import {
  confirm,
  ended,
  openTrialProduct,
  type Ended,
  type Person,
  type TrialProduct,
} from '../trialProduct';

const KILLS = 100;
const ENDS_MS = 240_000;
const WAIT_MS = 30_000;
const VIDEO_CREDITS = 10;
/** An ffmpeg lives for moments; one that is not met by then is none that was killed. */
const FOUND_MS = 30_000;
/** A job takes about as long, a render somewhat longer: the moment lies within. */
const WITHIN_MS = { job: 4_000, render: 12_000, ffmpeg: 1_000 } as const;

const isIn = (words: RegExp) => (process: RunningProcess) => words.test(process.command);
/** How each is told by its command line. */
const victims: Readonly<Record<string, (process: RunningProcess) => boolean>> = {
  server: isIn(/dist\/server\/main\.js/),
  worker: isIn(/dist\/server\/worker\.js/),
  postmaster: isIn(/\/postgres( |$).*-D/),
  backend: isIn(/^postgres: .*(idle|SELECT|INSERT|UPDATE|COMMIT|BEGIN)/),
  browser: (process) => isIn(/headless_shell|chrom/i)(process) && !process.command.includes('--type='),
  ffmpeg: isIn(/(^|\/)ffmpeg( |$)/),
};
type Kind = keyof typeof victims & string;

export const killsPart: TrialPart = {
  name: 'kills',
  async run() {
    const tally = createTally();
    const killed = new Map<Kind, number>();
    const random = randomly(Number(process.env['TRIAL_SEED'] ?? 1));
    const product = await openTrialProduct({ USER_JOBS: '0', CREDITS_ON_SIGNUP: '1000' });
    const { dataDir } = product;
    const kill = async (kind: Kind, afterMs: number) => {
      if (await killOne(product, kind, afterMs)) killed.set(kind, (killed.get(kind) ?? 0) + 1);
      else missed += 1;
    };
    let missed = 0;
    let longestMs = 0;
    try {
      const other = await product.signUp();
      const maker = await product.signUp();
      const kinds = Object.keys(victims);
      let spent = 0;
      for (let at = 0; at < sized(KILLS); at += 1) {
        const kind = kinds[at % kinds.length] ?? 'worker';
        const during = kind === 'browser' || kind === 'ffmpeg' || random() < 0.5 ? 'render' : 'job';
        const waited = watch(other);
        const told = `${at + 1}: ${kind} during a ${during}`;
        let jobId = await confirm(maker, product.baseURL);
        if (during === 'job') await kill(kind, random() * WITHIN_MS.job);
        if (during === 'job' && kind === 'server') await product.again();
        let job = await ended(maker, `/v1/jobs/${jobId}`, ENDS_MS);
        if (job?.status === 'failed') {
          // A clear failure, that a press repairs.
          const again = await maker.ask('POST', `/v1/jobs/${jobId}/retry`);
          jobId = (again.body as { job_id: string }).job_id;
          job = await ended(maker, `/v1/jobs/${jobId}`, ENDS_MS);
        }
        tally.count(job?.status === 'done' && job.output.project_ids.length === 1, `${told}: ${job?.status}`);
        if (job?.status === 'done') spent += VIDEO_CREDITS;
        const project = `/v1/project/${job?.output.project_ids[0]}`;
        await maker.ask('POST', `${project}/render`);
        if (during === 'render') await kill(kind, random() * WITHIN_MS[kind === 'ffmpeg' ? kind : during]);
        if (during === 'render' && kind === 'server') await product.again();
        let film = await ended(maker, project, ENDS_MS);
        if (film?.status === 'failed') {
          await maker.ask('POST', `${project}/render`);
          film = await ended(maker, project, ENDS_MS);
        }
        tally.count(film?.status === 'done' && (await plays(film, dataDir)), `${told}: film ${film?.status}`);
        const { credits } = (await maker.ask('GET', '/v1/user')).body as { credits: number };
        tally.count(credits === 1000 - spent, `${told}: ${credits} credits, not ${1000 - spent}`);
        const waitedMs = await waited();
        longestMs = Math.max(longestMs, waitedMs);
        tally.count(waitedMs <= WAIT_MS, `${told}: somebody else waited ${Math.round(waitedMs)} ms`);
      }
      const each = [...killed].map(([kind, times]) => `${kind} ${times}`).join(', ');
      return outcome(
        tally,
        `killed: ${each}; ${missed} came too late; others waited ${(longestMs / 1000).toFixed(1)} s at most`,
      );
    } finally {
      await product.close();
    }
  },
};

/** Waits for the moment, then until such a process is there. @returns whether one was */
async function killOne(product: TrialProduct, kind: Kind, afterMs: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const isVictim = victims[kind] ?? (() => false);
  const until = performance.now() + FOUND_MS;
  while (performance.now() < until) {
    const victim = (await processesOf(product)).find(isVictim);
    if (victim) {
      process.kill(victim.pid, 'SIGKILL');
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
}

/** A Postgres outlives a server that was killed, and is another one's then. */
async function processesOf(product: TrialProduct): Promise<RunningProcess[]> {
  const file = path.join(product.dataDir, 'postgres/data/postmaster.pid');
  const postmaster = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  const trees = await Promise.all([product.pid(), postmaster].filter(Boolean).map(treeOf));
  return trees.flat();
}

/** @returns how to end, with the longest time that this person was without an answer */
function watch(person: Person): () => Promise<number> {
  const stop = new AbortController();
  let longestMs = 0;
  const watching = (async () => {
    let answeredAt = performance.now();
    while (!stop.signal.aborted) {
      const answer = await person.ask('GET', '/v1/generate/jobs').catch(() => null);
      longestMs = Math.max(longestMs, performance.now() - answeredAt);
      if (answer && answer.status < 500) answeredAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    return longestMs;
  };
}

async function plays({ output }: Ended, dataDir: string): Promise<boolean> {
  if (!output.rendered_video_url) return false;
  const file = path.join(dataDir, 'trial.mp4');
  await writeFile(file, Buffer.from(await (await fetch(output.rendered_video_url)).arrayBuffer()));
  const { durationSeconds, videoCodec, audioCodec } = await readMp4(file);
  return durationSeconds > 2 && videoCodec === 'h264' && audioCodec === 'aac';
}
