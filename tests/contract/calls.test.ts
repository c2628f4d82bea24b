import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Route } from '../../contract/routes/route';

const files = readdirSync('contract/routes').filter((name) => name.endsWith('.routes.ts'));
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((name) => import(path.resolve('contract/routes', name)) as Promise<Record<string, unknown>>),
);
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const calls = new Set(
  modules
    .flatMap((one) => Object.values(one))
    .filter(isRoute)
    .map((route) => `${route.method} ${route.path.replace(/:\w+/g, '{}')}`),
);

/** The call tables of both specifications. */
test.each([
  'GET /projects',
  'GET /project/{}',
  'GET /voices/',
  'GET /jobs/{}',
  'GET /generate/jobs',
  'GET /user',
  'GET /brandkit',
  'POST /generate/product_info',
  'POST /media/upload',
  'POST /generate/script_ideas',
  'POST /generate/videos',
  'POST /generate/t2v',
  'POST /project/{}/render',
  'POST /brandkit/assets/{}',
  'PUT /project/{}/layout',
  'DELETE /brandkit/assets/{}',
])('[Q2] %s is a call of the contract', (call) => expect(calls).toContain(call));
