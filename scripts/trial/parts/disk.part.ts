/** A disk that is full: told as what it is, no credit lost, and all goes on once there is room. */
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct, type Person, type TrialProduct } from '../trialProduct';

const ENDS_MS = 240_000;
const CREDITS = 1000;
const VIDEO_CREDITS = 10;
const ROUNDS = 3;
const FULL_MS = 20_000;

export const diskPart: TrialPart = {
  name: 'disk',
  async run() {
    const tally = createTally();
    const disk = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
    const isMounted = mount('-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', disk);
    if (!isMounted) {
      await rmdir(disk);
      return outcome(tally, 'not tried: only root may make a small disk');
    }
    await chmod(disk, 0o755);
    let product: TrialProduct | null = null;
    try {
      product = await openTrialProduct({ USER_JOBS: '0', CREDITS_ON_SIGNUP: String(CREDITS) }, disk);
      const person = await product.signUp();
      let done = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const filler = path.join(disk, 'filler');
        await fill(filler);
        const said = await tryFull(person, product.baseURL);
        tally.count(said.holds, `round ${round + 1}, full: ${said.told}`);
        const health = await fetch(`${product.baseURL}/v1/health`).catch(() => null);
        tally.count(health?.ok === true, `round ${round + 1}: the server does not answer any more`);
        await rm(filler);
        if (said.waiting) {
          const late = await ended(person, `/v1/jobs/${said.waiting}`, ENDS_MS);
          tally.count(late !== null, `round ${round + 1}: a job of the full disk never ends`);
          if (late?.status === 'done') done += 1;
        }
        const again = await confirmAgain(person, product.baseURL);
        const job = again ? await ended(person, `/v1/jobs/${again}`, ENDS_MS) : null;
        tally.count(job?.status === 'done', `round ${round + 1}, with room again: ${job?.status}`);
        if (job?.status === 'done') done += 1;
        const { credits } = (await person.ask('GET', '/v1/user')).body as { credits: number };
        const right = CREDITS - done * VIDEO_CREDITS;
        tally.count(credits === right, `round ${round + 1}: ${credits} credits, not ${right}`);
      }
      return outcome(tally, `${ROUNDS} times full and freed, ${done} videos, credits exact`);
    } finally {
      await product?.close();
      spawnSync('umount', [disk]);
      await rmdir(disk);
    }
  },
};

const mount = (...words: readonly string[]) => spawnSync('mount', words).status === 0;

async function fill(file: string): Promise<void> {
  const zeros = Buffer.alloc(1024 * 1024);
  const endless = Readable.from(
    (function* () {
      for (;;) yield zeros;
    })(),
  );
  await pipeline(endless, createWriteStream(file)).catch(() => {});
}

/** Refused in words, failed in words, done all the same, or waiting: a database that is full can note no failure. */
async function tryFull(person: Person, baseURL: string): Promise<TriedFull> {
  let jobId: string;
  try {
    jobId = await confirm(person, baseURL);
  } catch (error) {
    const told = String(error);
    return { holds: /\b(507|503)\b|fetch failed|timeout/i.test(told), told, waiting: null };
  }
  const job = await ended(person, `/v1/jobs/${jobId}`, FULL_MS);
  if (job?.status !== 'failed') return { holds: true, told: '', waiting: jobId };
  const told = JSON.stringify((await person.ask('GET', `/v1/jobs/${jobId}`)).body);
  return { holds: /out_of_room|generation_failed/.test(told), told, waiting: null };
}
interface TriedFull {
  readonly holds: boolean;
  readonly told: string;
  /** A job that was begun, and may be done yet. */
  readonly waiting: string | null;
}

/** A database that was full needs a moment to be back. */
async function confirmAgain(person: Person, baseURL: string): Promise<string | null> {
  for (let tries = 0; tries < 30; tries += 1) {
    const jobId = await confirm(person, baseURL).catch(() => null);
    if (jobId) return jobId;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return null;
}
