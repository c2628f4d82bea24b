/** The built product, and what a person does with it: in trials it is asked as any client would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/freePort';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** The answer's status and what it says. */
  ask(method: string, place: string, body?: object): Promise<Answer>;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
export interface TrialProduct {
  readonly baseURL: string;
  readonly dataDir: string;
  /** Of the process that answers. */
  pid(): number;
  signUp(): Promise<Person>;
  /** Starts what was killed once more, as a supervisor does: the same folder, the same port. */
  again(): Promise<void>;
  close(): Promise<void>;
}

const PASSWORD = 'a long enough password';
const CALL_MS = 60_000;
const START_MS = 120_000;
let people = 0;

export const personAt = (
  baseURL: string,
  who: { readonly id: string; readonly email: string; readonly token: string },
): Person => ({
  ...who,
  async ask(method, place, body) {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseURL}${place}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  },
});

/** Sign-ups from one address are counted: each comes from another, through a proxy that is believed. */
export async function signUpAt(baseURL: string): Promise<Person> {
  const email = `person${(people += 1)}@example.com`;
  const answer = await fetch(`${baseURL}/auth/v1/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${people >> 8}.${people & 255}`,
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  return personAt(baseURL, { id: user.id, email, token });
}

export async function openTrialProduct(
  environment: Record<string, string> = {},
  within = tmpdir(),
): Promise<TrialProduct> {
  const dataDir = await mkdtemp(path.join(within, 'reelwright-trial-'));
  // As root, the database runs as somebody else, who has to get here.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...{ ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
        ...{ LLM_AUTO: 'false', WIKIPEDIA: 'false', TRUST_PROXY: 'true', ...environment },
      },
      stdio: ['ignore', 'ignore', process.env['DEBUG'] ? 'inherit' : 'ignore'],
    });
    try {
      await answering(baseURL, child);
    } catch (error) {
      // Nobody else knows of it, and the run would wait for it without end.
      await stop(child);
      throw error;
    }
    return child;
  };
  let child = await start();
  return {
    baseURL,
    dataDir,
    pid: () => child.pid ?? 0,
    async again() {
      if (!hasEnded(child)) await once(child, 'exit');
      child = await start();
    },
    signUp: () => signUpAt(baseURL),
    async close() {
      await stop(child);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (!hasEnded(child) && child.kill('SIGTERM')) await once(child, 'exit');
}

/** Throws where the product has ended before. */
export async function answering(baseURL: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (hasEnded(child)) throw new Error(`The product ended with ${child.exitCode} before it answered.`);
    const ready = await fetch(`${baseURL}/v1/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The product was not ready in time.');
}

export interface Ended {
  readonly status: string;
  /** Of a job: why it failed. */
  readonly failure?: string | null;
  /** Of a job: what it made. Of a project: its film, or why there is none. */
  readonly output: {
    readonly project_ids: readonly string[];
    readonly rendered_video_url?: string | null;
    readonly failure?: string | null;
  };
}

/** A short explainer. @returns the id of its job */
export async function confirm(person: Person, baseURL: string): Promise<string> {
  const { status, body } = await person.ask('POST', '/v1/generate/t2v', {
    topic: 'How vaccines work',
    background_music_url: `${baseURL}/assets/music/rap-beat.m4a`,
    script: 'A vaccine shows your body a harmless germ. Your defences learn its shape.',
    selected_voice: 'Ryan',
  });
  if (status !== 200) throw new Error(`Confirm: ${status} ${JSON.stringify(body)}`);
  return (body as { job_id: string }).job_id;
}

/** Asks until it has ended, whoever is away meanwhile. @returns null where that was not in time */
export async function ended(person: Person, place: string, limitMs: number): Promise<Ended | null> {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    const answer = await person.ask('GET', place).catch(() => null);
    const told = answer?.status === 200 ? (answer.body as Ended) : null;
    if (told && ['done', 'failed'].includes(told.status)) return told;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return null;
}
