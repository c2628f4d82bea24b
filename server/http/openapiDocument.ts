/** The contract's calls as an OpenAPI 3.1 document. */
import { isRepeatable } from './idempotency/acceptIdempotencyKeys';
import * as z from 'zod/mini';
import { problemSchema, type Route } from '../../contract/routes/route';

/** @param prefix what stands before every route's path */
export function openapiDocument(routes: readonly Route[], prefix: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = prefix + route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Reelwright', version: '1', description: 'Short portrait videos from a link or a topic.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const operation = (route: Route) => ({
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ session: [] }],
  parameters: [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(route.query, 'query'),
    ...idempotencyKey(route),
  ],
  ...requestBody(route),
  responses: {
    200: {
      description: 'Done',
      ...(isRepeatable(route) ? replayed : {}),
      content: json(schemaOf(route.response, 'output')),
    },
    default: {
      description: 'Refused: `detail` is for people, `code` for programs',
      content: json({ $ref: '#/components/schemas/Problem' }),
    },
  },
});

const idempotencyKey = (route: Route) =>
  isRepeatable(route)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'Of your own making, a new one for each new call: a call that is repeated with it within 24 hours is done once, and answered as the first was. 422 where it was used for another call, 409 with Retry-After while the first is in flight. A refusal frees it.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : [];
const replayed = {
  headers: {
    'Idempotency-Replayed': {
      description: 'The call was done before; this is its answer',
      schema: { type: 'string', const: 'true' },
    },
  },
};

function requestBody({ bodyAs, body }: Route) {
  if (bodyAs === 'multipart') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const form = { type: 'object', properties: { file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (body instanceof z.ZodMiniUndefined) return {};
  const required = !body.safeParse(undefined).success;
  return { requestBody: { required, content: json(schemaOf(body, 'input')) } };
}

function parametersOf(given: z.ZodMiniType, place: 'path' | 'query') {
  const schema = given instanceof z.ZodMiniOptional ? given.def.innerType : given;
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !part.safeParse(undefined).success,
    schema: schemaOf(part, 'input'),
  }));
}

const json = (schema: object) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
}
