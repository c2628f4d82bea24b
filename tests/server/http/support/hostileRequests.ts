/** Requests to every call that the API describes: well-formed ones, and such as nobody should send. */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { fittingValue, type Schema } from './fittingValues';

interface Operation {
  readonly parameters: readonly { name: string; in: 'path' | 'query'; schema: Schema }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
/** What is sent, and by whom. */
export type HostileRequest = InjectOptions & { readonly url: string; readonly method: string };

const deep = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown;

/** Each broke something once, here or elsewhere. */
const HOSTILE_TEXTS = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0000',
  'x'.repeat(70_000),
  '%00',
  '%',
  '../../../etc/passwd',
  "'; drop table users; --",
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '9'.repeat(400),
  '2026-13-45T99:99:99Z',
  'http://169.254.169.254/',
  'http://[::1]:1/',
  'javascript:alert(1)',
  'data:text/html,<script>',
  '٣',
  '🧑‍🚀'.repeat(500),
];
const HOSTILE_VALUES = [
  null,
  true,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  [],
  {},
  [[[[]]]],
  deep(600),
  { toString: 1, valueOf: 1, __proto__: null },
  JSON.parse('{"__proto__":{"admin":true}}') as unknown,
];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const hostileValue = fc.oneof(hostileText, fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 }));

/** Mostly what the schema asks for, now and then at any place something else. */
const valueOf = (schema: Schema, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 9, arbitrary: fittingValue(schema, { within: valueOf, other: hostileValue, depth }) },
    { weight: 1, arbitrary: hostileValue },
  );

/** An id of the caller's own, now and then of somebody else's thing or of none. */
const idOf = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: hostileText },
  );

const JSON_TYPE = 'application/json';
const bodies = (schema: Schema) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: valueOf(schema).map((value) => [JSON_TYPE, JSON.stringify(value) ?? ''] as const),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            JSON_TYPE,
            'text/plain',
            'multipart/form-data',
            'application/x-www-form-urlencoded',
            '',
          ),
          fc.oneof(hostileText, fc.constantFrom('{', '[1,', '"\\ud800"', '{"a":'.repeat(6000))),
        )
        .map((pair) => pair),
    },
  );

const BOUNDARY = 'x-boundary';
const multipart = fc.constantFrom(
  [
    `multipart/form-data; boundary=${BOUNDARY}`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhalf`,
  ],
  [
    `multipart/form-data; boundary=${BOUNDARY}`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="../a\0.jpg"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  ],
  [`multipart/form-data; boundary=${BOUNDARY}`, `--${BOUNDARY}--\r\n`],
  [`multipart/form-data; boundary=${BOUNDARY}`, ''],
  ['multipart/form-data', `--${BOUNDARY}`],
  ['multipart/form-data; boundary=', 'x'],
) as fc.Arbitrary<readonly [string, string]>;

const headers = fc.record(
  {
    'idempotency-key': headerText(),
    'if-match': headerText(),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999999999999-', 'bits=1'),
    'x-forwarded-for': headerText(),
    'accept-language': headerText(),
    cookie: headerText(),
  },
  { requiredKeys: [] },
);
/** What a client can put into a line of a header at all. */
function headerText() {
  return fc.oneof(
    fc.constantFrom('"1"', '*', 'W/"1"', 'x'.repeat(300), '127.0.0.1, ::1', '="; ;', 'de;q=9,*'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  );
}

/** @param ids of projects, jobs and files that the callers have; `callers` are bearer tokens. */
export function hostileRequests(
  description: ApiDescription,
  { ids, callers }: { ids: readonly string[]; callers: readonly string[] },
): fc.Arbitrary<HostileRequest> {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestsOf(path, method, operation, ids)),
  );
  const bearer = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...callers) },
    { weight: 1, arbitrary: fc.constantFrom('', 'nobody', 'x'.repeat(9000), '..', 'e30.e30.') },
  );
  return fc
    .tuple(fc.oneof(...calls, strayRequests()), bearer, headers, fc.ipV4())
    .map(([request, token, more, remoteAddress]) => ({
      ...request,
      remoteAddress,
      headers: { ...more, ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    }));
}

function requestsOf(
  path: string,
  method: string,
  { parameters, requestBody }: Operation,
  ids: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const places = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const asked = parameters.filter((one) => one.in === 'query');
  const content = requestBody?.content ?? {};
  const schema = content[JSON_TYPE]?.schema;
  const body = schema ? bodies(schema) : 'multipart/form-data' in content ? multipart : fc.constant(null);
  return fc
    .tuple(
      fc.tuple(...places.map(() => idOf(ids))),
      fc.record(Object.fromEntries(asked.map(({ name, schema: one }) => [name, valueOf(one)])), {
        requiredKeys: [],
      }),
      body,
    )
    .map(([found, query, sent]) => {
      const filled = places.reduce(
        (whole, name, at) => whole.replace(`{${name}}`, encoded(String(found[at]))),
        path,
      );
      const words = Object.entries(query).map(([name, value]) => `${name}=${encoded(textFor(value))}`);
      return {
        method: method.toUpperCase() as 'GET',
        url: words.length > 0 ? `${filled}?${words.join('&')}` : filled,
        ...(sent && { payload: sent[1], headers: sent[0] ? { 'content-type': sent[0] } : {} }),
      };
    });
}

const textFor = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate cannot be encoded; a client that sends one sends its replacement. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 6000);

/** Accounts, files and addresses that the document does not describe. */
function strayRequests(): fc.Arbitrary<HostileRequest> {
  const AUTH = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'recover',
    'verify',
    'logout',
    'user',
    'otp',
    'resend',
    'factors',
    'sso',
    'passkeys/authentication/options',
    'user/identities/authorize',
  ];
  return fc.oneof(
    fc
      .tuple(
        fc.constantFrom('POST', 'PUT', 'GET', 'DELETE', 'PATCH'),
        fc.constantFrom(...AUTH),
        valueOf({
          type: 'object',
          properties: Object.fromEntries(
            ['email', 'password', 'refresh_token', 'token', 'type', 'redirect_to', 'code', 'factor_type'].map(
              (name) => [name, { type: 'string' }],
            ),
          ),
        }),
        hostileValue,
      )
      .map(([method, call, body, data]) => ({
        method: method as 'GET',
        url: `/auth/v1/${call}`,
        headers: { 'content-type': JSON_TYPE },
        payload: JSON.stringify(typeof body === 'object' && body ? { ...body, data } : body) ?? '',
      })),
    fc
      .tuple(
        fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST'),
        fc.constantFrom(
          '//[',
          '/media/x/u/../../media/',
          '/media//u//',
          '/v1',
          '/v1//',
          '/%2e%2e/%2e%2e/etc/passwd',
          '/assets/../package.json',
          '/?%',
          '/v1/openapi.json?x[]=1',
          '/urltoads/receive?x=%00',
        ),
      )
      .map(([method, url]) => ({ method: method as 'GET', url })),
  );
}
