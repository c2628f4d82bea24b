/** Stands for the server in a page: answers each call as on a good day, or as a test says. */
import type { ClientConfig } from '../../contract/routes/clientConfig.routes';
import { mugJob } from './wizards/mugJob';
import { mug } from './wizards/mug';

export type Answer = (body: unknown) => Response | Promise<Response>;
/** By method and path as the contract writes them: `GET /jobs/:jobId`. */
export type Answers = Readonly<Record<string, Answer>>;

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const config: ClientConfig = {
  auth_url: '/auth/v1',
  auth_key: null,
  support_email: 'help@example.com',
  flows: false,
  look_up: true,
  transcribes: false,
  sign_in_stays: false,
};
const voice = {
  id: 'v1',
  name: 'Ada',
  category: 'built-in',
  description: 'Clear and warm',
  sample_url: '/ada.m4a',
  labels: {},
};
export const tokens = {
  access_token: 't2',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  refresh_token: 'r2',
  user: { id: 'u1', email: 'ada@example.com', aud: 'authenticated', created_at: '2026-01-01T00:00:00Z' },
};

/** A server on a good day. */
const goodDay: Answers = {
  'GET /client-config': json(config),
  'GET /user': json({ id: 'u1', email: 'ada@example.com', credits: 60 }),
  'GET /usage/credits': json({ balance: 60, held: 0, bookings: [], before: null }),
  'GET /projects': json([]),
  'GET /project/:projectId': json(mug('rendering')),
  'DELETE /project/:projectId': json({ id: 'p1' }),
  'POST /project/:projectId/restore': json({ id: 'p1' }),
  'PUT /project/:projectId/layout': json({ project_id: 'p1', revision: 1 }),
  'GET /project/:projectId/versions': json([]),
  'POST /project/:projectId/render': json({ project_id: 'p1' }),
  'DELETE /project/:projectId/render': json({ project_id: 'p1' }),
  'GET /project/:projectId/render/forecast': json({ forecasts: [] }),
  'GET /generate/jobs': json([]),
  'GET /generate/forecast': json({ forecasts: [], others: 0 }),
  'GET /jobs/:jobId': json(mugJob()),
  'POST /jobs/:jobId/retry': json({ job_id: 'j2' }),
  'GET /link-check': json({ ok: true, failure: null }),
  'POST /generate/product_info': json({
    title: 'Mug',
    product_description: 'Hot',
    images: ['/1.jpg', '/2.jpg', '/3.jpg'],
    videos: [],
  }),
  'POST /generate/handed_product_info': json({
    title: 'Mug',
    product_description: 'Hot',
    images: ['/1.jpg', '/2.jpg', '/3.jpg'],
    videos: [],
    page_address: 'https://shop.example/mug',
  }),
  'GET /generate/writer': json({ kind: 'builtIn' }),
  'POST /generate/script_ideas': json([{ title: 'Problem', script: 'Cold coffee is no fun at all.' }]),
  'POST /generate/videos': json({ job_id: 'j1' }),
  'POST /generate/t2v': json({ job_id: 'j1' }),
  'GET /voices/': json({ voices: [voice] }),
  'POST /generate/script_language': json({ language: 'en' }),
  'POST /media/upload': json({ file_url: '/new.jpg', kind: 'image' }),
  'GET /brandkit': json({ assets: [] }),
  'GET /styles': json([]),
  'POST /brandkit/assets/:assetType': json({ id: 'b2', name: 'New', url: '/new.png', asset_type: 'logo' }),
  'DELETE /brandkit/assets/:assetId': json({ id: 'b1' }),
  'POST /brandkit/assets/:assetId/restore': json({
    id: 'b1',
    name: 'Mark',
    url: '/m.png',
    asset_type: 'logo',
  }),
  'POST /auth/v1/token': json(tokens),
  'POST /auth/v1/signup': json(tokens),
  'POST /auth/v1/recover': json({}),
  'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
};

/** Below the API's base; the authentication and files are asked for by their own paths. */
const pathOf = (url: string) => new URL(url, window.location.origin).pathname.replace(/^\/v1(?=\/)/, '');

const pattern = (call: string) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);

/** What goes wrong with one call until the server recovers; without an answer it is slow, and answers then. */
export interface Trouble {
  readonly call: string;
  readonly answer?: Answer;
}

export function fakeServer(answers: Answers, trouble: Trouble | null = null) {
  const good: Answers = { ...goodDay, ...answers };
  let isWell = trouble === null;
  let recover = () => {};
  const recovery = new Promise<void>((resolve) => {
    recover = () => {
      isWell = true;
      resolve();
    };
  });
  const answered = async (call: string, body: unknown): Promise<Response> => {
    if (!isWell && call === trouble?.call) {
      if (trouble.answer) return trouble.answer(body);
      await recovery;
    }
    return (good[call] as Answer)(body);
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const asked = `${init?.method ?? 'GET'} ${pathOf(input instanceof Request ? input.url : String(input))}`;
    // Pictures of our own answer when they are asked whether they are there.
    if (asked.startsWith('HEAD ')) return new Response(null);
    const call = asked in good ? asked : Object.keys(good).find((one) => pattern(one).test(asked));
    if (!call) throw new Error(`nobody said how to answer ${asked}`);
    return answered(call, init?.body);
  };
  return { fetch, recover };
}
