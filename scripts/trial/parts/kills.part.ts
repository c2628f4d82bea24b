/**
 * Each kind of process is killed at random moments of jobs and renders: every one ends in one project with exact
 * credits and an MP4 that plays, or in a clear failure that a press repairs; nobody else waits for long, neither for
 * an answer nor for the project of a job of their own; nothing is left when the product has ended. [J5] [X3]
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMp4 } from '../../../e2e/support/mp4';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { randomly } from '../randomly';
import { createTally, outcome, sized } from '../tally';
import type { TrialPart } from '../trialPart';
import {
  confirm,
  ended,
  openTrialProduct,
  type Ended,
  type Person,
  type TrialProduct,
} from '../trialProduct';
import { killOne, kinds, leftBehind, type Kind } from './killing';

const KILLS = 100;
/** A round whose victim had ended before it was met is played anew. */
const MOST_TRIES = 3;
const ENDS_MS = 240_000;
/** On a quiet machine: one that is busy takes as long to start a server anew. */
const WAIT_MS = 30_000;
const CREDITS = 2000;
const VIDEO_CREDITS = 10;
/** The server counts how often it is asked. */
const LOOK_MS = 100;

/** Of two people's jobs, one after the other; of one job, while its still is drawn; before both; of a film. */
type Moment = 'job' | 'thumbnail' | 'idle' | 'render';
const MOMENTS: Readonly<Record<Kind, readonly Moment[]>> = {
  server: ['job', 'render'],
  worker: ['job', 'render'],
  postmaster: ['job', 'render'],
  backend: ['job', 'render'],
  browser: ['thumbnail', 'idle', 'render'],
  ffmpeg: ['render'],
};
/** Each takes about as long: the kill lies within. */
const WITHIN_MS: Readonly<Record<Moment, number>> = { job: 8_000, thumbnail: 500, idle: 0, render: 12_000 };
const FIRST_FFMPEG_MS = 1_000;

interface World {
  readonly product: TrialProduct;
  readonly maker: Person;
  /** Who has nothing to do with what is killed, and makes a video at the same time. */
  readonly other: Person;
}
interface Round {
  readonly job: Ended | null;
  readonly film: Ended | null;
  readonly othersJob: Ended | null;
  readonly othersJobMs: number;
  readonly unansweredMs: number;
}

export const killsPart: TrialPart = {
  name: 'kills',
  async run() {
    const tally = createTally();
    const random = randomly(Number(process.env['TRIAL_SEED'] ?? 1));
    const product = await openTrialProduct({ USER_JOBS: '0', CREDITS_ON_SIGNUP: String(CREDITS) });
    const killed = new Map<Kind, { times: number; lateMs: number }>();
    let missed = 0;
    let unansweredMs = 0;
    try {
      const world = { product, other: await product.signUp(), maker: await product.signUp() };
      const spent = { maker: 0, other: 0 };
      const play = async (moment: Moment, strike: () => Promise<void>, told: string) => {
        const round = await playRound(world, moment, strike);
        tally.count(isMade(round.job), `${told}: ${round.job?.status}`);
        tally.count(isMade(round.othersJob), `${told}: somebody else's job ${round.othersJob?.status}`);
        const isFilm = round.film?.status === 'done' && (await plays(round.film, product.dataDir));
        tally.count(isFilm, `${told}: film ${round.film?.status}`);
        if (isMade(round.job)) spent.maker += VIDEO_CREDITS;
        if (isMade(round.othersJob)) spent.other += VIDEO_CREDITS;
        for (const who of ['maker', 'other'] as const) {
          const { credits } = (await world[who].ask('GET', '/v1/user')).body as { credits: number };
          const due = CREDITS - spent[who];
          tally.count(credits === due, `${told}: ${who} has ${credits} credits, not ${due}`);
        }
        return round;
      };

      const untouched = async () => {};
      // The first opens the browser, and has it tried.
      await play('job', untouched, 'before any kill');
      const undisturbedMs = {
        job: (await play('job', untouched, 'before any kill')).othersJobMs,
        render: (await play('render', untouched, 'before any kill')).othersJobMs,
      };
      for (let at = 0; at < sized(KILLS); at += 1) {
        const kind = kinds[at % kinds.length] ?? 'worker';
        const moments = MOMENTS[kind];
        const moment = moments[Math.floor(at / kinds.length) % moments.length] ?? 'job';
        const told = `${at + 1}: ${kind}, ${moment}`;
        let struck = false;
        const strikeOnce = async () => {
          const round = await play(
            moment,
            async () => {
              await pause(random() * (kind === 'ffmpeg' ? FIRST_FFMPEG_MS : WITHIN_MS[moment]));
              struck = await killOne(product, kind);
              if (kind === 'server') await product.again();
            },
            told,
          );
          const lateMs = round.othersJobMs - undisturbedMs[moment === 'render' ? 'render' : 'job'];
          tally.count(lateMs <= WAIT_MS, `${told}: somebody else's project came ${seconds(lateMs)} late`);
          tally.count(
            round.unansweredMs <= WAIT_MS,
            `${told}: somebody else had no answer for ${seconds(round.unansweredMs)}`,
          );
          unansweredMs = Math.max(unansweredMs, round.unansweredMs);
          return lateMs;
        };
        for (let tries = 0; tries < MOST_TRIES && !struck; tries += 1) {
          const lateMs = await strikeOnce();
          const before = killed.get(kind) ?? { times: 0, lateMs: 0 };
          if (struck) killed.set(kind, { times: before.times + 1, lateMs: Math.max(before.lateMs, lateMs) });
          else missed += 1;
        }
        tally.count(struck, `${told}: none was met in ${MOST_TRIES} rounds`);
      }
      await product.close();
      const left = await leftBehind(product.dataDir);
      tally.count(left.length === 0, `still there: ${left.map(({ command }) => command).join('; ')}`);
      const each = [...killed].map(([kind, { times, lateMs }]) => `${kind} ${times} (${seconds(lateMs)})`);
      return outcome(
        tally,
        `killed (others' projects late by at most): ${each.join(', ')}; ${missed} came too late and were played anew; ` +
          `others had no answer for ${seconds(unansweredMs)} at most`,
      );
    } finally {
      await product.close();
    }
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const isMade = (job: Ended | null) => job?.status === 'done' && job.output.project_ids.length === 1;

/** One person makes a video and its film, the other a video beside the first of the two that is struck. */
async function playRound(
  { product, maker, other }: World,
  moment: Moment,
  strike: () => Promise<void>,
): Promise<Round> {
  if (moment === 'idle') await strike();
  const unanswered = watch(other);
  let { jobId, ending } = await begin(maker, product);
  let others = moment === 'render' ? null : await begin(other, product);
  if (moment === 'thumbnail') await comesTo(maker, jobId, 'thumbnail');
  if (moment === 'thumbnail' || moment === 'job') await strike();
  let { job } = await ending;
  if (job?.status === 'failed') {
    // A clear failure, that a press repairs.
    const again = await maker.ask('POST', `/v1/jobs/${jobId}/retry`);
    jobId = (again.body as { job_id: string }).job_id;
    job = await ended(maker, `/v1/jobs/${jobId}`, ENDS_MS);
  }
  const project = `/v1/project/${job?.output.project_ids[0]}`;
  await pressRender(maker, project);
  others ??= await begin(other, product);
  if (moment === 'render') await strike();
  let film = await ended(maker, project, ENDS_MS);
  if (film?.status === 'failed') {
    await pressRender(maker, project);
    film = await ended(maker, project, ENDS_MS);
  }
  const { job: othersJob, tookMs: othersJobMs } = await others.ending;
  return { job, film, othersJob, othersJobMs, unansweredMs: await unanswered() };
}

/** Where the connection that the call had found was killed under it, that is told, and a press repairs it. */
async function pressRender(person: Person, project: string): Promise<void> {
  const pressed = await person.ask('POST', `${project}/render`);
  if (pressed.status < 500) return;
  const again = await person.ask('POST', `${project}/render`);
  if (again.status >= 400) throw new Error(`Render is refused twice: ${JSON.stringify([pressed, again])}`);
}

/** Confirms a video. @returns its job, and how that ends */
async function begin(person: Person, { baseURL }: TrialProduct) {
  const begun = performance.now();
  const jobId = await confirm(person, baseURL);
  const ending = ended(person, `/v1/jobs/${jobId}`, ENDS_MS).then((job) => ({
    job,
    tookMs: performance.now() - begun,
  }));
  return { jobId, ending };
}

/** Resolves at this step, or when the job has ended. */
async function comesTo(person: Person, jobId: string, step: string): Promise<void> {
  const until = performance.now() + ENDS_MS;
  while (performance.now() < until) {
    const { status, body } = await person.ask('GET', `/v1/jobs/${jobId}`);
    const job = status === 200 ? (body as { status: string; progress: { step: string | null } }) : null;
    if (job?.progress.step === step || job?.status === 'done' || job?.status === 'failed') return;
    await pause(LOOK_MS);
  }
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
      await pause(200);
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
  if (durationSeconds <= 2 || videoCodec !== 'h264' || audioCodec !== 'aac') return false;
  // Every frame and sound of it; at the first that is broken, it ends with an error.
  const decoded = ['-c:v', 'rawvideo', '-c:a', 'pcm_s16le', '-f', 'null', '-'];
  return runFfmpeg(['-v', 'error', '-xerror', '-i', file, ...decoded]).then(
    () => true,
    () => false,
  );
}
