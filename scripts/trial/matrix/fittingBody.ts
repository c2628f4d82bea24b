/** A body that a call takes, made from the call's own schema. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Route } from '../../../contract/routes/route';
import { fitting } from '../../../tests/server/http/support/fittingValues';

const TRIES = 500;

/** The same for the same seed; undefined where the call takes none. Throws where none of many fits. */
export function fittingBody({ method, path, body, bodyAs }: Route, seed: number): object | undefined {
  if (bodyAs === 'multipart' || body instanceof z.ZodMiniUndefined) return undefined;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const found = fc
    .sample(fitting(schema as Parameters<typeof fitting>[0]), { numRuns: TRIES, seed })
    .find(
      (value): value is object =>
        typeof value === 'object' && value !== null && body.safeParse(value).success,
    );
  if (!found) throw new Error(`No body was found that ${method} ${path} takes.`);
  return found;
}
