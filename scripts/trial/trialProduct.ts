/** The built product, and what a person does with it: in trials it is asked as any client would. */
import { openProduct, type RunningProduct } from '../../e2e/support/product';

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
  readonly pid: number;
  signUp(): Promise<Person>;
  close(): Promise<void>;
}

const PASSWORD = 'a long enough password';
const CALL_MS = 60_000;
let people = 0;

export const personAt = (
  baseURL: string,
  who: { readonly id: string; readonly email: string; readonly token: string },
): Person => ({
  ...who,
  async ask(method, place, body) {
    const answer = await fetch(`${baseURL}${place}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  },
});

/** Sign-ups from one address are counted: each comes from another, through a proxy that is believed. */
export async function openTrialProduct(environment: Record<string, string> = {}): Promise<TrialProduct> {
  const product: RunningProduct = await openProduct({
    TRUST_PROXY: 'true',
    WIKIPEDIA: 'false',
    ...environment,
  });
  return {
    ...product,
    async signUp() {
      const email = `person${(people += 1)}@example.com`;
      const answer = await fetch(`${product.baseURL}/auth/v1/signup`, {
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
      return personAt(product.baseURL, { id: user.id, email, token });
    },
  };
}

interface JobAnswer {
  readonly status: string;
  readonly output: { readonly project_ids: readonly string[] };
}

/** A short explainer. @returns the id of its job */
export async function confirm(person: Person, baseURL: string): Promise<string> {
  const { status, body } = await person.ask('POST', '/v1/generate/t2v', {
    topic: 'How vaccines work',
    background_music_url: `${baseURL}/assets/music/rap-beat.m4a`,
    script: 'A vaccine shows your body a harmless germ. Your defences learn its shape.',
    selected_voice: 'Ava',
  });
  if (status !== 200) throw new Error(`Confirm: ${status} ${JSON.stringify(body)}`);
  return (body as { job_id: string }).job_id;
}

/** Asks until it has ended, whoever is away meanwhile. @returns null where that was not in time */
export async function ended(
  person: Person,
  place: string,
  limitMs: number,
): Promise<(JobAnswer & { readonly video_url?: string | null }) | null> {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    const answer = await person.ask('GET', place).catch(() => null);
    const told = answer?.status === 200 ? (answer.body as JobAnswer) : null;
    if (told && ['done', 'failed'].includes(told.status)) return told;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return null;
}
