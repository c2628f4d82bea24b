/** JSON bodies of the authentication: small ones, and none where Supabase's client announces one and sends nothing. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AuthRefusal } from './authRefusal';
import { whyNotStorable } from './storable';

const BODY_BYTES = 64 * 1024;

export function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    async (_: unknown, text: string | Buffer): Promise<unknown> => {
      if (text.length === 0) return {};
      try {
        return JSON.parse(text.toString());
      } catch {
        throw new AuthRefusal(400, 'bad_json');
      }
    },
  );
}

/** The checked value; throws a refusal that names every wrong field. A rule of ours says which by itself. */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const unstorable = whyNotStorable(value);
  if (unstorable) throw new AuthRefusal(400, 'validation_failed', unstorable);
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ code, path, message }) =>
    code === 'custom' ? message : [...path, message].join(': '),
  );
  throw new AuthRefusal(400, 'validation_failed', wrong.join('; '));
}
