/** The server's manners: errors of one shape, sessions, headers, and an API that describes itself. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../../contract/routes/route';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '7' });
});
afterAll(() => server.close());

describe('errors', () => {
  test.each([
    ['an address that is not there', { method: 'GET', url: '/v1/nothing' }, 404, 'not_found'],
    ['an address that is none', { method: 'GET', url: '//[' }, 404, 'not_found'],
    ['an address that cannot be decoded', { method: 'GET', url: '/v1/project/%FF' }, 404, 'not_found'],
    [
      'a name that is longer than any',
      { method: 'GET', url: `/v1/project/${'x'.repeat(501)}` },
      404,
      'not_found',
    ],
    [
      'a body that is not JSON',
      {
        method: 'POST',
        url: '/v1/generate/videos',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'bad_request',
    ],
    [
      'a body of a kind that is not read',
      {
        method: 'POST',
        url: '/v1/generate/videos',
        payload: '<a/>',
        headers: { 'content-type': 'text/xml' },
      },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/v1/generate/videos', payload: { script: 'x'.repeat(2 ** 21) } },
      413,
      'too_large',
    ],
    [
      'a stranger',
      { method: 'GET', url: '/v1/user', headers: { authorization: 'Bearer nobody' } },
      401,
      'unauthorized',
    ],
  ] as const)('%s is told in one shape', async (_, request, status, code) => {
    const answer = await server.app.inject({
      ...request,
      headers: { authorization: `Bearer ${randomUUID()}`, ...('headers' in request ? request.headers : {}) },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, detail: expect.stringMatching(/\.$/) });
  });

  test('wrong fields are named, the first three of them, with what is wrong', async () => {
    const answer = await server.call(randomUUID(), 'POST', '/generate/videos', { images: 'none' });
    const detail = [
      'Some of this cannot be used',
      '“images”: Invalid input: expected array, received string',
      '“videos”: Invalid input: expected array, received undefined',
      '“background_music_url”: Invalid input: expected string, received undefined.',
    ].join('. ');
    const fields = ['images', 'videos', 'background_music_url'];
    expect(answer.json()).toEqual({ code: 'invalid_input', detail, fields });
  });
});

describe('sessions', () => {
  test('[A6] a new user gets a profile with the credits of the configuration', async () => {
    const ann = randomUUID();
    const answer = await server.call(ann, 'GET', '/user');
    expect(answer.json()).toEqual({ id: ann, email: `${ann.slice(0, 4)}@example.com`, credits: 7 });
    const again = await Promise.all([1, 2, 3].map(() => server.call(ann, 'GET', '/user')));
    expect(again.map((one) => one.json().credits)).toEqual([7, 7, 7]);
  });

  test('health needs none', async () => {
    expect((await server.app.inject('/v1/health')).json()).toEqual({ status: 'ok' });
  });
});

test('the content policy works on plain http', async () => {
  const policy = (await server.app.inject('/v1/health')).headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

interface Operation {
  readonly responses: Record<
    '200' | 'default',
    { content: { 'application/json': { schema: { $ref?: string } } } }
  >;
}

describe('the description of the API', () => {
  const nameOf = ({ method, path }: Route) => `${method} ${path}`;

  test('[Q2] [Q4] every call of the contract is mounted', async () => {
    const folder = new URL('../../../contract/routes/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.routes.ts'));
    const modules: Record<string, Route>[] = await Promise.all(
      files.map((name) => import(/* @vite-ignore */ new URL(name, folder).href)),
    );
    const routes = modules.flatMap((module) => Object.values(module).filter((value) => 'path' in value));
    expect(routes.length).toBeGreaterThan(10);
    const missing = routes.filter(
      ({ method, path }) =>
        !server.app.hasRoute({ method, url: `/v1${path.replace(/\/$/, '')}` }) &&
        !server.app.hasRoute({ method, url: `/v1${path}` }),
    );
    expect(missing.map(nameOf)).toEqual([]);
  });

  test('is OpenAPI 3.1 with schemas that compile, sessions and problems', async () => {
    const document = (await server.app.inject('/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    // Each schema is compiled once, not again wherever it is referred to.
    const ajv = new Ajv({
      strict: false,
      validateFormats: false,
      inlineRefs: false,
      code: { optimize: false },
    });
    ajv.addSchema(document, '');
    const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(
      Object.values<Operation>,
    );
    expect(operations.length).toBeGreaterThan(7);
    for (const operation of operations) {
      ajv.compile(operation.responses[200].content['application/json'].schema);
      expect(operation.responses.default.content['application/json'].schema.$ref).toBe(
        '#/components/schemas/Problem',
      );
    }
    expect(document.paths['/v1/jobs/{jobId}'].get).toMatchObject({
      security: [{ session: [] }],
      parameters: [{ name: 'jobId', in: 'path', required: true, schema: { type: 'string' } }],
    });
  });

  test.each(['/v1/docs', '/v1/docs/'])(
    'has a page at %s that brings all it names, on plain http, too',
    async (url) => {
      const page = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toMatch(/(src|href)="https?:/);
      expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(5);
      for (const file of files) {
        const asked = new URL(file, `http://localhost${url}`).pathname;
        expect([asked, (await server.app.inject({ url: asked })).statusCode]).toEqual([asked, 200]);
      }
    },
  );
});
